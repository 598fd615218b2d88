## The Lie Zie: Namen, Ansagen, Protokoll, Ablehnungen.

name = The Lie Zie
pitch = Die Rückseite jeder Karte lügt zur Hälfte. Nimm dir ein Blatt, das du nicht sortieren darfst, und überbiete die anderen mit den Zahlen, die zufällig darin stehen.
players = 2–6 Personen
minutes = etwa 30 Minuten

# Eine Rückseite oder Vorderseite
side-words = { $colour ->
    [r] Rot
    [b] Blau
    [g] Grün
   *[y] Gelb
} { $number }
front-words = { $front_colour ->
    [r] Rot
    [b] Blau
    [g] Grün
   *[y] Gelb
} { $front_number }

# Züge
move-take = { side-words } nehmen
move-left = Links anstecken
move-right = Rechts anstecken
move-play = { $count ->
    [one] Karte { $first } spielen
   *[other] Karten { $first } bis { $last } spielen
}
move-pass = Passen
move-prize = { side-words } als Preis nehmen

# Protokoll
event-draft = Durchgang { $pass } beginnt: Die Karten liegen mit der Rückseite nach oben auf dem Tisch. Alle nehmen gleichzeitig.
event-draft-turns = { $who ->
    [you] Durchgang { $pass } beginnt: Die Karten liegen mit der Rückseite nach oben auf dem Tisch. Du nimmst die erste Karte.
   *[other] Durchgang { $pass } beginnt: Die Karten liegen mit der Rückseite nach oben auf dem Tisch. { $player } nimmt die erste Karte.
}
event-take = { $who ->
    [you] Du nimmst eine Karte mit der Rückseite { side-words }. Ihre Vorderseite: { front-words }.
   *[other] { $player } nimmt eine Karte mit der Rückseite { side-words }.
}
event-place = { $side ->
    [left] { $who ->
        [you] Du steckst sie links an dein Blatt.
       *[other] { $player } steckt sie links an.
    }
   *[right] { $who ->
        [you] Du steckst sie rechts an dein Blatt.
       *[other] { $player } steckt sie rechts an.
    }
}
event-ready = { $who ->
    [you] „Fertig!“ Dein Blatt ist als erstes vollständig.
   *[other] „Fertig!“ Das Blatt von { $player } ist als erstes vollständig.
}
event-full = { $who ->
    [you] Dein Blatt ist vollständig.
   *[other] Das Blatt von { $player } ist vollständig.
}
event-leads = { $who ->
    [you] Du darfst ausspielen.
   *[other] { $player } darf ausspielen.
}
event-lead = { $who ->
    [you] Du spielst { side-words } aus.
   *[other] { $player } spielt { side-words } aus.
}
event-beat = { $who ->
    [you] Du spielst { side-words }.
   *[other] { $player } spielt { side-words }.
}
event-pass = { $who ->
    [you] Du passt.
   *[other] { $player } passt.
}
event-out = { $place ->
    [1] { $who ->
        [you] Du hast keine Karten mehr: erster Platz.
       *[other] { $player } hat keine Karten mehr: erster Platz.
    }
    [2] { $who ->
        [you] Du hast keine Karten mehr: zweiter Platz.
       *[other] { $player } hat keine Karten mehr: zweiter Platz.
    }
   *[3] { $who ->
        [you] Du hast keine Karten mehr: dritter Platz.
       *[other] { $player } hat keine Karten mehr: dritter Platz.
    }
}
event-round = { $who ->
    [you] Du gewinnst die Runde mit { $number }.
   *[other] { $player } gewinnt die Runde mit { $number }.
}
event-most-cards = { $who ->
    [you] Jemand ist alle Karten los, also spielt aus, wer die meisten hat: du.
   *[other] Jemand ist alle Karten los, also spielt aus, wer die meisten hat: { $player }.
}
event-pass-over = Durchgang { $pass } ist zu Ende. Jetzt werden die Preise ausgesucht.
event-prize = { $who ->
    [you] Du nimmst als Preis eine Karte mit der Rückseite { side-words }.
   *[other] { $player } nimmt als Preis eine Karte mit der Rückseite { side-words }.
}
event-reveal = { $count ->
    [0] { $who ->
        [you] Du hast keine Preise.
       *[other] { $player } hat keine Preise.
    }
   *[other] { $points ->
        [one] { $who ->
            [you] Du drehst deine Preise um: { $points } Punkt.
           *[other] { $player } dreht die Preise um: { $points } Punkt.
        }
       *[other] { $who ->
            [you] Du drehst deine Preise um: { $points } Punkte.
           *[other] { $player } dreht die Preise um: { $points } Punkte.
        }
    }
}
event-win = { $points ->
    [one] { $who ->
        [you] Du gewinnst mit { $points } Punkt.
       *[other] { $player } gewinnt mit { $points } Punkt.
    }
   *[other] { $who ->
        [you] Du gewinnst mit { $points } Punkten.
       *[other] { $player } gewinnt mit { $points } Punkten.
    }
}
event-win-cards = { $points ->
    [one] { $who ->
        [you] Gleichstand bei { $points } Punkt: Du gewinnst mit mehr Preiskarten ({ $count }).
       *[other] Gleichstand bei { $points } Punkt: { $player } gewinnt mit mehr Preiskarten ({ $count }).
    }
   *[other] { $who ->
        [you] Gleichstand bei { $points } Punkten: Du gewinnst mit mehr Preiskarten ({ $count }).
       *[other] Gleichstand bei { $points } Punkten: { $player } gewinnt mit mehr Preiskarten ({ $count }).
    }
}
event-shared-win = { $points ->
    [one] { $who ->
        [you] Geteilter Sieg: Du hast { $points } Punkt.
       *[other] Geteilter Sieg: { $player } hat { $points } Punkt.
    }
   *[other] { $who ->
        [you] Geteilter Sieg: Du hast { $points } Punkte.
       *[other] Geteilter Sieg: { $player } hat { $points } Punkte.
    }
}

# Ablehnungen
refuse-passes = Die Einstellung „passes“ muss zu sechst eine ganze Zahl sein, { $allowed }, nicht { $passes }: Für einen weiteren Durchgang gäbe es keine Preise.
    .clause = LZ-18
refuse-notation = „{ $move }“ ist kein Zug von The Lie Zie: take r3, left, right, play 4 2, pass oder prize y4.
refuse-back = Es gibt keine Rückseite { $back }: Farben sind r, b, g und y, Zahlen 1 bis 4.
    .clause = LZ-1
refuse-position = Es gibt keine Stelle { $position }: Ein Blatt hat die Stellen 1 bis 12.
    .clause = LZ-8
refuse-length = Du kannst eine, zwei oder drei Karten zusammen spielen, nicht { $count }.
    .clause = LZ-8
refuse-how-many = Sag, wie viele Karten du ab Stelle { $position } spielst: play { $position } 1, 2 oder 3.
    .clause = LZ-8
refuse-in-draft = Noch werden Karten genommen: Nimm eine, oder steck die genommene an.
    .clause = LZ-3
refuse-in-play = Alle Blätter sind vollständig: Spiel Karten aus deinem Blatt, oder passe.
    .clause = LZ-7
refuse-prize-first = Jetzt werden Preise ausgesucht, nach ihren Rückseiten.
    .clause = LZ-15
refuse-place-first = Steck erst die genommene Karte an: left oder right.
    .clause = LZ-5
    .taps = Steck erst die genommene Karte an, links oder rechts.
refuse-first-card = Die erste Karte eines Blatts wird mit left angesteckt.
    .clause = LZ-5
    .taps = Die erste Karte eines Blatts kommt an das linke Ende.
refuse-nothing-to-place = Du hast keine Karte zum Anstecken: Nimm eine.
    .clause = LZ-5
refuse-not-there = Dort liegt keine Karte mit der Rückseite { $back }.
    .clause = LZ-3
refuse-leader-pass = Du spielst aus: Mindestens eine Karte musst du spielen.
    .clause = LZ-8
refuse-no-card = { $held ->
    [one] Dein Blatt hat nur noch { $held } Karte: So viele sind es ab dieser Stelle nicht.
   *[other] Dein Blatt hat nur noch { $held } Karten: So viele sind es ab dieser Stelle nicht.
}
    .clause = LZ-8
refuse-mixed = Zusammen gespielte Karten müssen dieselbe Farbe haben.
    .clause = LZ-8
refuse-colour = { $colour ->
    [r] Rot ist ausgespielt: Du kannst nur rote Karten spielen oder passen.
    [b] Blau ist ausgespielt: Du kannst nur blaue Karten spielen oder passen.
    [g] Grün ist ausgespielt: Du kannst nur grüne Karten spielen oder passen.
   *[y] Gelb ist ausgespielt: Du kannst nur gelbe Karten spielen oder passen.
}
    .clause = LZ-9
refuse-low = { $number } ist nicht größer als { $last }.
    .clause = LZ-9

# Unmögliche Stellungen
position-card = „{ $where }“ muss eine der 96 Karten sein, etwa "r3|r1" (Vorderseite|Rückseite), nicht { $value }.
position-twice = „{ $where }“: Es gibt nur eine { $card }, sie ist aber in { $places }.
position-hand = „{ $where }“ hat { $given } Karten, ein Blatt hat aber höchstens { $limit }.
position-unplaced = „{ $where }“: Nicht angesteckte Karten gibt es nur, solange genommen wird.
position-full = „{ $where }“: Wer { $limit } Karten hat, nimmt keine weitere.
position-table = „{ $where }“ hat { $given } Karten, den Blättern fehlen aber noch { $missing }.
position-seats = „{ $where }“ darf niemanden doppelt nennen.
position-out-draft = „{ $where }“: Solange genommen wird, ist niemand ausgestiegen.
position-out = „{ $where }“ muss genau die ohne Karten nennen; siehe Platz { $seat }.
position-pass-over = „{ $where }“: So viele sind ausgestiegen, dass der Durchgang zu Ende ist; „play“ kann es nicht sein.
position-pass-runs = „{ $where }“: Für ein Ende des Durchgangs sind zu wenige ausgestiegen.
position-ready = „{ $where }“: Solange genommen wird, ist das jemand mit { $limit } Karten, oder null, wenn es niemanden gibt.
position-turn = „{ $where }“ muss hier jemanden nennen, nicht null.
position-nobody = „{ $where }“ muss hier null sein: Beim freien Nehmen handeln alle, nach dem Ende niemand.
position-nobody-ready = „{ $where }“ muss jemanden nennen: Jemand war zuerst fertig.
position-waits = „{ $where }“: Reihum kann nur Platz { $turn }, der an der Reihe ist, eine Karte noch nicht angesteckt haben.
position-taken = „{ $where }“ muss hier 0 sein: Preise werden in der Phase „prize“ genommen.
position-drafter = „{ $where }“: Wer { $limit } Karten hat, nimmt keine mehr.
position-taker = „{ $where }“ muss { $due } sein, nicht { $turn }: Platz { $due } nimmt den nächsten Preis.
position-no-round = „{ $where }“ muss hier null oder leer sein: Es läuft keine Runde.
position-outside = „{ $where }“: Platz { $seat } hat keine Karten.
position-no-lead = „{ $where }“ muss vor dem Ausspielen null oder leer sein.
position-leader = „{ $where }“ muss vor dem Ausspielen { $leader } sein, nicht { $turn }: Platz { $leader } spielt aus.
position-number = „{ $where }“ muss eine Zahl aus ein bis drei Ziffern von 1 bis 4 sein, nicht { $value }.
position-acted = „{ $where }“ muss genau die nennen, die von Platz { $leader } im Uhrzeigersinn bis vor Platz { $turn } Karten hatten.
position-not-acted = „{ $where }“: Platz { $seat } war noch nicht an der Reihe.
position-play = „{ $where }“: Gespielt werden ein bis drei Karten der ausgespielten Farbe, steigend, im Uhrzeigersinn ab dem Ausspielen, mit ihrer Zahl.
position-played = „{ $where }“: { $card } wird einmal gespielt und liegt dann nirgends sonst.
position-plays = „{ $where }“ muss mit der höchsten Zahl von „best“ enden.
