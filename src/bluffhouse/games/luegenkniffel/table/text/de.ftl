## Lügen-Kniffel: Namen, Aufforderungen, Protokollzeilen, Ablehnungen.

name = Lügen-Kniffel
pitch = Kniffel unter Bechern: heimlich würfeln, ansagen, was du willst, und hoffen, dass niemand zweifelt.
players = 2–8 Personen, am besten ab 3
minutes = etwa 40 Minuten

# Die Felder der Karte
combination-words = { $combination ->
    [ones] Einser
    [twos] Zweier
    [threes] Dreier
    [fours] Vierer
    [fives] Fünfer
    [sixes] Sechser
    [three] Dreierpasch
    [four] Viererpasch
    [fullhouse] Full House
    [small] Kleine Straße
    [large] Große Straße
    [kniffel] Kniffel
   *[chance] Chance
}

# Ansagen
said-words = { $combination ->
    [ones] { $dice ->
        [one] eine Eins
       *[other] { $dice } Einsen
    }
    [twos] { $dice ->
        [one] eine Zwei
       *[other] { $dice } Zweien
    }
    [threes] { $dice ->
        [one] eine Drei
       *[other] { $dice } Dreien
    }
    [fours] { $dice ->
        [one] eine Vier
       *[other] { $dice } Vieren
    }
    [fives] { $dice ->
        [one] eine Fünf
       *[other] { $dice } Fünfen
    }
    [sixes] { $dice ->
        [one] eine Sechs
       *[other] { $dice } Sechsen
    }
    [three] Dreierpasch mit { $points }
    [four] Viererpasch mit { $points }
    [fullhouse] Full House
    [small] Kleine Straße
    [large] Große Straße
    [kniffel] Kniffel
   *[chance] Chance mit { $points }
}

# Züge
move-keep = { $count ->
    [0] Keinen liegen lassen, neu werfen
   *[other] { $left } liegen lassen, den Rest werfen
}
move-say = Ansagen: { said-words }
move-believe = Glauben
move-doubt = Zweifeln

# Protokoll
event-starts = { $who ->
    [you] Du würfelst die höchste Zahl und fängst an.
   *[other] { $player } würfelt die höchste Zahl und fängt an.
}
event-turn = { $who ->
    [you] Du würfelst verdeckt mit allen fünf Würfeln.
   *[other] { $player } würfelt verdeckt mit allen fünf Würfeln.
}
event-dice = { $who ->
    [you] Du spähst unter die Becher: { $dice }.
   *[other] { $player } späht unter die Becher: { $dice }.
}
event-leaves = { $who ->
    [you] { $count ->
        [0] Du lässt keinen Würfel unter dem Becher liegen.
       *[other] Du lässt unter dem Becher liegen: { $left }.
    }
   *[other] { $count ->
        [0] { $player } lässt keinen Würfel unter dem Becher liegen.
       *[other] { $player } lässt unter dem Becher liegen: { $left }.
    }
}
event-rolls-again = { $who ->
    [you] { $rolls ->
        [2] Du würfelst ein zweites Mal.
       *[3] Du würfelst ein drittes Mal.
    }
   *[other] { $rolls ->
        [2] { $player } würfelt ein zweites Mal.
       *[3] { $player } würfelt ein drittes Mal.
    }
}
event-say = { $who ->
    [you] Du sagst an: { said-words }.
   *[other] { $player } sagt an: { said-words }.
}
event-answered = { $who ->
    [you] Du hast geantwortet.
   *[other] { $player } hat geantwortet.
}
event-believes = { $who ->
    [you] Du glaubst es.
   *[other] { $player } glaubt es.
}
event-doubts = { $who ->
    [you] Du zweifelst.
   *[other] { $player } zweifelt.
}
event-nobody-doubts = { $who ->
    [you] Alle glauben dir. Die Würfel bleiben verdeckt.
   *[other] Alle glauben { $player }. Die Würfel bleiben verdeckt.
}
event-doubted = { $who ->
    [you] Du hast gezweifelt.
   *[other] { $player } hat gezweifelt.
}
event-reveal = { $who ->
    [you] { $truth ->
        [true] Deine Becher gehen hoch: { $dice }. Du hast die Wahrheit gesagt.
       *[lie] Deine Becher gehen hoch: { $dice }. Du hast gelogen.
    }
   *[other] { $truth ->
        [true] { $player } deckt auf: { $dice }. Das war die Wahrheit.
       *[lie] { $player } deckt auf: { $dice }. Das war gelogen.
    }
}
event-writes = { $points ->
    [one] { $who ->
        [you] Du schreibst { $points } Punkt auf: { combination-words }.
       *[other] { $player } schreibt { $points } Punkt auf: { combination-words }.
    }
   *[other] { $who ->
        [you] Du schreibst { $points } Punkte auf: { combination-words }.
       *[other] { $player } schreibt { $points } Punkte auf: { combination-words }.
    }
}
event-credited = { $points ->
    [one] { $who ->
        [you] Du hast zu Recht gezweifelt und schreibst { $points } Punkt auf: { combination-words }.
       *[other] { $player } hat zu Recht gezweifelt und schreibt { $points } Punkt auf: { combination-words }.
    }
   *[other] { $who ->
        [you] Du hast zu Recht gezweifelt und schreibst { $points } Punkte auf: { combination-words }.
       *[other] { $player } hat zu Recht gezweifelt und schreibt { $points } Punkte auf: { combination-words }.
    }
}
event-strikes-lie = { $who ->
    [you] Du streichst ein Lügenfeld: { combination-words }.
   *[other] { $player } streicht ein Lügenfeld: { combination-words }.
}
event-strikes-points = { $who ->
    [you] { $points ->
        [0] Das war der zweite Strich: Auch dein Punktefeld ist gestrichen.
        [one] Das war der zweite Strich: Auch dein Punktefeld ist gestrichen, { $points } Punkt ist verloren.
       *[other] Das war der zweite Strich: Auch dein Punktefeld ist gestrichen, { $points } Punkte sind verloren.
    }
   *[other] { $points ->
        [0] Das war der zweite Strich: Auch das Punktefeld von { $player } ist gestrichen.
        [one] Das war der zweite Strich: Auch das Punktefeld von { $player } ist gestrichen, { $points } Punkt ist verloren.
       *[other] Das war der zweite Strich: Auch das Punktefeld von { $player } ist gestrichen, { $points } Punkte sind verloren.
    }
}
event-no-effect = { $truth ->
    [true] { $who ->
        [you] Für dich gibt es hier nichts mehr zu streichen: { combination-words }.
       *[other] Für { $player } gibt es hier nichts mehr zu streichen: { combination-words }.
    }
   *[lie] { $combination ->
        [kniffel] { $who ->
            [you] Du hast zu Recht gezweifelt, aber einen Kniffel bekommt man dafür nie gutgeschrieben.
           *[other] { $player } hat zu Recht gezweifelt, aber einen Kniffel bekommt man dafür nie gutgeschrieben.
        }
       *[other] { $who ->
            [you] Du hast zu Recht gezweifelt, gehst aber leer aus, denn dein Feld ist schon zu: { combination-words }.
           *[other] { $player } hat zu Recht gezweifelt, geht aber leer aus, denn das Feld ist schon zu: { combination-words }.
        }
    }
}
event-finished = { $who ->
    [you] Deine Karte ist voll.
   *[other] Die Karte von { $player } ist voll.
}
event-last-turns = Wer auf der eigenen Karte noch ein offenes Feld hat, ist noch genau einmal dran.
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
refuse-notation = „{ $move }“ ist bei Lügen-Kniffel kein Zug. Möglich sind keep 4 4, say fours 3, say three 19, say fullhouse, believe oder doubt.
refuse-face = Eine { $face } gibt es auf keinem Würfel: Die Augenzahlen gehen von 1 bis 6.
    .clause = LK-1
refuse-combination = Eine Kombination „{ $name }“ gibt es nicht. Möglich sind: { $allowed }.
    .clause = LK-7
refuse-points = { $kind ->
    [dice] „{ $move }“ ist keine Ansage: Sag, wie viele Würfel es sind, von { $name } 1 bis { $name } 5.
    [total] „{ $move }“ ist keine Ansage: Sag die Summe der Würfel, von { $name } 5 bis { $name } 30.
   *[nothing] „{ $move }“ ist keine Ansage: Die Punkte stehen bei dieser Kombination fest. Sag einfach { $name }.
}
    .clause = LK-7
refuse-nothing-said = Es ist noch nichts angesagt: Es gibt nichts zu beantworten.
    .clause = LK-10
refuse-answer = Du wirst nach „{ $said }“ gefragt: believe (glauben) oder doubt (zweifeln).
    .clause = LK-10
    .taps = Erst geht es um die letzte Ansage: Glaub sie oder zweifle sie an.
refuse-filled = Da hast du schon Punkte: { combination-words }. Sag eine andere Kombination an.
    .clause = LK-6
refuse-struck = Dieses Feld deiner Karte ist gestrichen: { combination-words }. Sag eine andere Kombination an.
    .clause = LK-6
refuse-rolls = Du hast dreimal gewürfelt: Jetzt musst du ansagen.
    .clause = LK-3
refuse-roll-one = Mindestens ein Würfel muss noch einmal rollen. Bist du mit allen zufrieden, dann sag an.
    .clause = LK-4
refuse-not-loose = Das kannst du nicht liegen lassen: Zur Wahl stehen noch { $dice }.
    .clause = LK-4

# Unmögliche Stellungen
position-points = „{ $where }“ muss "x" sein oder Punkte, die diese Kombination geben kann ({ $allowed }), nicht { $value }.
position-strikes = „{ $where }“: Zwei Striche streichen auch das Punktefeld; es muss "x" sein.
position-roller = „{ $where }“: Platz { $seat } hat kein offenes Feld und kann nicht an der Reihe sein.
position-lying = „{ $where }“ müssen unter den Würfeln sein.
position-lying-many = „{ $where }“: Nach dem ersten Wurf liegt noch nichts, später höchstens vier Würfel, denn einer wurde neu geworfen.
position-said = „{ $where }“ muss eine Ansage wie fours 3, three 19 oder fullhouse sein, nicht { $value }.
position-said-closed = „{ $where }“: Dieses Feld ist auf der Karte, um die es geht, schon zu: { combination-words }.
position-answers = „{ $where }“: Nur die anderen antworten ({ $allowed }).
position-answers-all = „{ $where }“: Hätten schon alle geantwortet, wäre der Zug vorbei.
position-answers-order = „{ $where }“: Bei offenen Zweifeln wird der Reihe nach geantwortet, beginnend links vom Platz, der gewürfelt hat.
position-last-turns-needed = „{ $where }“: Die Karte von Platz { $seat } ist voll; also muss dastehen, wer noch einmal drankommt.
position-last-turns-early = „{ $where }“ muss null sein, solange keine Karte voll ist.
position-last-turns = „{ $where }“ muss mit Platz { $roller } beginnen, der gerade würfelt, und im Uhrzeigersinn weitergehen, ohne Wiederholung.
position-last-turns-full = „{ $where }“: Die Karte von Platz { $seat } ist voll; einen letzten Zug gibt es dort nicht.
position-shown = „{ $where }“ widerspricht den aufgedeckten Würfeln.
position-doubters = „{ $where }“ müssen ein oder mehrere verschiedene Plätze sein, ohne den, der gewürfelt hat.
position-over = „{ $where }“: Ist die Partie vorbei, gibt es eine volle Karte, keine letzten Züge ([]), keine Würfe (0), keine Würfel und keine Ansage.
position-rolloff = „{ $where }“: höchstens { $most } Würfe.
