var e=`name = The Lie Zie
pitch = Die Rückseite jeder Karte lügt zur Hälfte. Nimm dir ein Blatt, das du nicht sortieren darfst, und überbiete die anderen mit den Zahlen, die zufällig darin stehen.
players = 2–6 Spielende
minutes = etwa 30 Minuten
option-players = Spielende am Tisch
option-draft = Karten nehmen: alle gleichzeitig (free) oder reihum je eine (turns)
option-lead_after_out = Wer ausspielt, nachdem jemand fertig wurde: wer die meisten Karten hat oder wer die Runde gewann
option-passes = Durchgänge einer Partie (zu sechst 1–4)
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
move-take = { side-words } nehmen
move-left = Links anstecken
move-right = Rechts anstecken
move-play = { $count ->
    [one] Karte { $first } spielen
   *[other] Karten { $first } bis { $last } spielen
}
move-pass = Passen
move-prize = { side-words } als Preis nehmen
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
    [you] Du kommst zum Ausspielen.
   *[other] { $player } kommt zum Ausspielen.
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
    [you] Jemand ist ausgestiegen, also spielt aus, wer die meisten Karten hat: du.
   *[other] Jemand ist ausgestiegen, also spielt aus, wer die meisten Karten hat: { $player }.
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
            [you] Du drehst deine Preise um: { $cards }. { $points } Punkt.
           *[other] { $player } dreht die Preise um: { $cards }. { $points } Punkt.
        }
       *[other] { $who ->
            [you] Du drehst deine Preise um: { $cards }. { $points } Punkte.
           *[other] { $player } dreht die Preise um: { $cards }. { $points } Punkte.
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
        [you] Du bist am gemeinsamen Sieg mit { $points } Punkt beteiligt.
       *[other] { $player } ist am gemeinsamen Sieg mit { $points } Punkt beteiligt.
    }
   *[other] { $who ->
        [you] Du bist am gemeinsamen Sieg mit { $points } Punkten beteiligt.
       *[other] { $player } ist am gemeinsamen Sieg mit { $points } Punkten beteiligt.
    }
}
refuse-passes = Die Option „passes“ muss zu sechst eine ganze Zahl sein, { $allowed }, nicht { $passes }: Für einen weiteren Durchgang gäbe es keine Preise.
refuse-notation = „{ $move }“ ist kein Zug von The Lie Zie: take r3, left, right, play 4 2, pass oder prize y4.
refuse-back = Es gibt keine Rückseite { $back }: Farben sind r, b, g und y, Zahlen 1 bis 4.
refuse-position = Es gibt keine Stelle { $position }: Ein Blatt hat die Stellen 1 bis 12.
refuse-length = Du kannst eine, zwei oder drei Karten zusammen spielen, nicht { $count }.
refuse-how-many = Sag, wie viele Karten du ab Stelle { $position } spielst: play { $position } 1, 2 oder 3.
refuse-in-draft = Noch werden Karten genommen: Nimm eine, oder steck die genommene an.
refuse-in-play = Alle Blätter sind vollständig: Spiel Karten aus deinem Blatt, oder passe.
refuse-prize-first = Jetzt werden Preise ausgesucht, nach ihren Rückseiten.
refuse-place-first = Steck erst die genommene Karte an: left oder right.
refuse-first-card = Die erste Karte eines Blatts wird mit left angesteckt.
refuse-nothing-to-place = Du hast keine Karte zum Anstecken: Nimm eine.
refuse-not-there = Dort liegt keine Karte mit der Rückseite { $back }.
refuse-leader-pass = Du spielst aus: Mindestens eine Karte musst du spielen.
refuse-no-card = { $held ->
    [one] Dein Blatt hat nur noch { $held } Karte: So viele sind es ab dieser Stelle nicht.
   *[other] Dein Blatt hat nur noch { $held } Karten: So viele sind es ab dieser Stelle nicht.
}
refuse-mixed = Zusammen gespielte Karten müssen dieselbe Farbe haben.
refuse-colour = { $colour ->
    [r] Rot ist ausgespielt: Du kannst nur rote Karten spielen oder passen.
    [b] Blau ist ausgespielt: Du kannst nur blaue Karten spielen oder passen.
    [g] Grün ist ausgespielt: Du kannst nur grüne Karten spielen oder passen.
   *[y] Gelb ist ausgespielt: Du kannst nur gelbe Karten spielen oder passen.
}
refuse-low = { $number } ist nicht größer als { $last }.
odds-prize = Ein Preis mit der Rückseite { side-words } ist im Schnitt { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte wert.
odds-joins = Hinter der Rückseite { side-words } steckt die Farbe eines deiner beiden Enden: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-unbeaten = { $colour ->
    [r] Niemand kann deine rote { $number } schlagen
    [b] Niemand kann deine blaue { $number } schlagen
    [g] Niemand kann deine grüne { $number } schlagen
   *[y] Niemand kann deine gelbe { $number } schlagen
}: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
pic-you = Du
pic-pass = Durchgang { $number } von { $passes }
pic-phase = { $phase ->
    [draft] Karten nehmen
    [play] Spielen
    [prize] Preise
   *[over] das Ende
}
pic-to-beat = zu überbieten:
pic-unplaced = Genommen:
pic-you-lead = Du spielst aus: eine Karte, oder zwei oder drei Nachbarn einer Farbe.
pic-revealed = Die Preise werden umgedreht
pic-spoken-table = { $phase ->
    [draft] Rückseiten auf dem Tisch: { $cards }.
   *[other] Rückseiten im Preisstapel: { $cards }.
}
pic-spoken-number = Zu überbieten: { $number }, von { $player }.
pic-spoken-backs = { $player }, Rückseiten von links nach rechts: { $cards }.
pic-spoken-prizes = { $shown ->
    [fronts] { $player }, Preise: { $cards }.
   *[backs] { $player }, Rückseiten der Preise: { $cards }.
}
pic-spoken-hand = Dein Blatt von links nach rechts: { $cards }.
pic-spoken-unplaced = Genommen: { $card }. Links oder rechts?
pic-spoken-points = { $points ->
    [one] { $player }: { $cards }; { $points } Punkt.
   *[other] { $player }: { $cards }; { $points } Punkte.
}
pic-help =
    ## Züge

    - Ziffern und Buchstaben nehmen eine Karte nach ihrer Rückseite (\`take r3\`), suchen einen Preis aus (\`prize y4\`) oder spielen Karten deines Blatts (\`play 4 2\`: zwei Karten ab der vierten)
    - \`1\` und \`2\` stecken die genommene Karte links oder rechts an (\`left\`, \`right\`); \`p\` passt (\`pass\`)
    - Rot ♥, Blau ♦, Grün ♣, Gelb ★; Rückseiten stehen auf dunklem Grund, und die Hälfte dessen, was sie zeigen, ist gelogen
    - ◆ zählt Preise, ✓ ist zuerst fertig, – hat gepasst, 1. ist als Erstes ausgestiegen`;export{e as default};