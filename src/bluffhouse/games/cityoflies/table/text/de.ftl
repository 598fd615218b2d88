## Stadt der Lügen: Namen, Hinweise, Protokoll, Ablehnungen.

name = Stadt der Lügen
pitch = Sammle Beweise, schieb den anderen Lügen unter, stiehl und beschlagnahme, und blockiere, was dich treffen soll.
players = 2–4 Personen
minutes = etwa 30 Minuten

# Karten
card-name = { $card ->
    [sure] Sicherer Beweis
    [double] Doppelter Beweis
    [hidden] Verdeckter Beweis
    [interrogate] Verhör
    [block] Blockade
    [reveal] Enthüllung
    [swap] Tausch
    [trap] Falle
    [steal] Diebstahl
    [confiscate] Beschlagnahme
    [false] Falscher Beweis
    [forge] Fälschung
    [confuse] Verwirrung
   *[unknown] Eine Karte
}
card-a = { $card ->
    [sure] einen sicheren Beweis
    [double] einen doppelten Beweis
    [hidden] einen verdeckten Beweis
    [interrogate] ein Verhör
    [block] eine Blockade
    [reveal] eine Enthüllung
    [swap] einen Tausch
    [trap] eine Falle
    [steal] einen Diebstahl
    [confiscate] eine Beschlagnahme
    [false] einen falschen Beweis
    [forge] eine Fälschung
    [confuse] eine Verwirrung
   *[unknown] eine Karte
}
card-the = { $card ->
    [sure] den sicheren Beweis
    [double] den doppelten Beweis
    [hidden] den verdeckten Beweis
    [interrogate] das Verhör
    [block] die Blockade
    [reveal] die Enthüllung
    [swap] den Tausch
    [trap] die Falle
    [steal] den Diebstahl
    [confiscate] die Beschlagnahme
    [false] den falschen Beweis
    [forge] die Fälschung
    [confuse] die Verwirrung
   *[unknown] die Karte
}
card-your = { $card ->
    [sure] deinen sicheren Beweis
    [double] deinen doppelten Beweis
    [hidden] deinen verdeckten Beweis
    [interrogate] dein Verhör
    [block] deine Blockade
    [reveal] deine Enthüllung
    [swap] deinen Tausch
    [trap] deine Falle
    [steal] deinen Diebstahl
    [confiscate] deine Beschlagnahme
    [false] deinen falschen Beweis
    [forge] deine Fälschung
    [confuse] deine Verwirrung
   *[unknown] deine Karte
}
given-a = { $given ->
    [sure] einen sicheren Beweis
    [double] einen doppelten Beweis
    [hidden] einen verdeckten Beweis
    [interrogate] ein Verhör
    [block] eine Blockade
    [reveal] eine Enthüllung
    [swap] einen Tausch
    [trap] eine Falle
    [steal] einen Diebstahl
    [confiscate] eine Beschlagnahme
    [false] einen falschen Beweis
    [forge] eine Fälschung
    [confuse] eine Verwirrung
   *[unknown] eine Karte
}
taken-a = { $taken ->
    [sure] einen sicheren Beweis
    [double] einen doppelten Beweis
    [hidden] einen verdeckten Beweis
    [interrogate] ein Verhör
    [block] eine Blockade
    [reveal] eine Enthüllung
    [swap] einen Tausch
    [trap] eine Falle
    [steal] einen Diebstahl
    [confiscate] eine Beschlagnahme
    [false] einen falschen Beweis
    [forge] eine Fälschung
    [confuse] eine Verwirrung
   *[unknown] eine Karte
}
evidence-a = { $evidence ->
    [sure] einen sicheren Beweis
    [double] einen doppelten Beweis
    [hidden] einen verdeckten Beweis
   *[false] einen falschen Beweis
}
archetype-name = { $archetype ->
    [interrogator] die Kommissarin
    [forger] der Fälscher
    [analyst] die Analystin
   *[shadow] der Schatten
}
circle-name = { $circle ->
    [1] Kreis I
    [2] Kreis II
   *[3] Kreis III
}

# Züge
move-lay = Auslegen: { card-name }
move-interrogate = { $player } verhören
move-reveal = Einen verdeckten Beweis von { $player } enthüllen
move-swap = Mit { $player } eine Karte tauschen
move-trap = { $player } eine Falle stellen
move-steal = { $player } bestehlen
move-confiscate = Bei { $player } { evidence-a } beschlagnahmen
move-false = { $player } einen falschen Beweis unterschieben
move-forge = Bei { $player } { evidence-a } fälschen
move-confuse = { $player } verwirren
move-allow = Zulassen
move-block = Blockieren
move-give = Geben: { card-name }
move-discard = Abwerfen: { card-name }
move-draw = Ziehen
move-bury = Nach unten legen
move-show = Zeigen: { card-name }
move-enough = Das genügt
move-name = Nennen: { card-name }
move-random = Eine zufällige Karte nehmen

# Protokoll
event-begins = { $who ->
    [you] Die Partie beginnt. Den ersten Zug hast du.
   *[other] Die Partie beginnt. Den ersten Zug hat { $player }.
}
event-archetype = { $who ->
    [you] Dein geheimer Archetyp: { archetype-name }.
   *[other] Der geheime Archetyp von { $player }: { archetype-name }.
}
event-round = { $who ->
    [you] Runde { $round }, { circle-name }. Du fängst an.
   *[other] Runde { $round }, { circle-name }. { $player } fängt an.
}
event-circle = { $circle ->
    [1] Kreis I beginnt: Falsche Beweise zählen noch nicht.
    [2] Kreis II beginnt: Ab jetzt zählt jeder falsche Beweis −1.
   *[3] Kreis III beginnt: Ab jetzt zwei ziehen, zwei spielen und höchstens sechs behalten.
}
event-turn = { $who ->
    [you] Du bist am Zug.
   *[other] { $player } ist am Zug.
}
event-reshuffle = { $count ->
    [one] Die Ablage wird zum neuen Nachziehstapel: { $count } Karte.
   *[other] Die Ablage wird zu einem neuen Nachziehstapel gemischt: { $count } Karten.
}
event-top = { $who ->
    [you] Oben auf dem Nachziehstapel siehst du { card-a }.
   *[other] { $player } sieht sich die oberste Karte des Nachziehstapels an.
}
event-keep = { $who ->
    [you] Du lässt sie oben liegen.
   *[other] { $player } lässt sie oben liegen.
}
event-bury = { $who ->
    [you] Du legst { card-a } ganz nach unten in den Nachziehstapel.
   *[other] { $player } legt { card-a } ganz nach unten in den Nachziehstapel.
}
event-draw = { $who ->
    [you] Du ziehst { card-a }.
   *[other] { $player } zieht { card-a }.
}
event-draw-none = { $who ->
    [you] Nachziehstapel und Ablage sind leer: Du ziehst nichts. Nach dieser Runde wird abgerechnet.
   *[other] Nachziehstapel und Ablage sind leer: { $player } zieht nichts. Nach dieser Runde wird abgerechnet.
}
event-evidence = { $card ->
    [hidden] { $who ->
        [you] Du legst einen Beweis verdeckt vor dich.
       *[other] { $player } legt einen Beweis verdeckt aus.
    }
   *[other] { $who ->
        [you] Du legst { card-a } vor dich.
       *[other] { $player } legt { card-a } aus.
    }
}
event-aim = { $whom ->
    [self] { $who ->
        [you] Du spielst { card-a } auf { evidence-a } vor dir.
       *[other] { $player } spielt { card-a } auf { evidence-a } am eigenen Platz.
    }
    [you] { $evidence ->
        [none] { $player } spielt { card-a } gegen dich.
       *[some] { $player } spielt { card-a } auf { evidence-a } von dir.
    }
   *[other] { $who ->
        [you] { $evidence ->
            [none] Du spielst { card-a } gegen { $rival }.
           *[some] Du spielst { card-a } auf { evidence-a } von { $rival }.
        }
       *[other] { $evidence ->
            [none] { $player } spielt { card-a } gegen { $rival }.
           *[some] { $player } spielt { card-a } auf { evidence-a } von { $rival }.
        }
    }
}
event-allow = { $who ->
    [you] Du lässt { card-the } zu.
   *[other] { $player } lässt { card-the } zu.
}
event-block = { $who ->
    [you] Blockiert! Du stoppst { card-the } von { $rival }. Beide Karten werden abgeworfen.
   *[other] { $whom ->
        [you] Blockiert! { $player } stoppt { card-your }. Beide Karten werden abgeworfen.
       *[other] Blockiert! { $player } stoppt { card-the } von { $rival }. Beide Karten werden abgeworfen.
    }
}
event-empty = { $card ->
    [interrogate] { $whom ->
        [you] Deine Hand ist leer: Das Verhör bleibt ohne Wirkung.
       *[other] Die Hand von { $rival } ist leer: Das Verhör bleibt ohne Wirkung.
    }
    [trap] { $whom ->
        [you] Deine Hand ist leer: Die Falle bleibt ohne Wirkung.
       *[other] Die Hand von { $rival } ist leer: Die Falle bleibt ohne Wirkung.
    }
   *[steal] { $whom ->
        [you] Deine Hand ist leer: Der Diebstahl bleibt ohne Wirkung.
       *[other] Die Hand von { $rival } ist leer: Der Diebstahl bleibt ohne Wirkung.
    }
}
event-shadow = { $who ->
    [you] Du suchst aus, welche Karte gezeigt wird.
   *[other] { $player } sucht aus, welche Karte gezeigt wird.
}
event-shown = { $whom ->
    [you] { $player } sieht auf deiner Hand { card-a }.
   *[other] { $who ->
        [you] Du siehst auf der Hand von { $rival } { card-a }.
       *[other] { $player } sieht auf der Hand von { $rival } { card-a }.
    }
}
event-trapped = { $how ->
    [named] { $whom ->
        [you] { $player } nennt { card-a }, und die Falle kostet dich genau diese Karte.
       *[other] { $who ->
            [you] Du nennst { card-a }, und deine Falle kostet { $rival } genau diese Karte.
           *[other] { $player } nennt { card-a }, und die Falle kostet { $rival } genau diese Karte.
        }
    }
   *[random] { $whom ->
        [you] Die Falle von { $player } kostet dich { card-a }.
       *[other] { $who ->
            [you] Deine Falle kostet { $rival } { card-a }.
           *[other] Die Falle von { $player } kostet { $rival } { card-a }.
        }
    }
}
event-stolen = { $whom ->
    [you] { $player } stiehlt dir { card-a }.
   *[other] { $who ->
        [you] Du stiehlst { $rival } { card-a }.
       *[other] { $player } stiehlt { $rival } { card-a }.
    }
}
event-give = { $who ->
    [you] Du wählst für den Tausch { card-a }.
   *[other] { $player } wählt für den Tausch { card-a }.
}
event-swapped = { $whom ->
    [you] { $player } gibt dir { given-a } und bekommt dafür { taken-a }.
   *[other] { $who ->
        [you] Du gibst { $rival } { given-a } und bekommst dafür { taken-a }.
       *[other] { $given ->
            [unknown] { $player } und { $rival } tauschen je eine Karte.
           *[known] { $player } gibt { $rival } { given-a } und bekommt dafür { taken-a }.
        }
    }
}
event-confiscated = { $whom ->
    [self] { $who ->
        [you] Du räumst { evidence-a } von deinem Platz.
       *[other] { $player } räumt { evidence-a } vom eigenen Platz.
    }
    [you] { $player } beschlagnahmt bei dir { evidence-a }.
   *[other] { $who ->
        [you] Du beschlagnahmst bei { $rival } { evidence-a }.
       *[other] { $player } beschlagnahmt bei { $rival } { evidence-a }.
    }
}
event-planted = { $whom ->
    [you] { $player } schiebt dir einen falschen Beweis unter.
   *[other] { $who ->
        [you] Du schiebst { $rival } einen falschen Beweis unter.
       *[other] { $player } schiebt { $rival } einen falschen Beweis unter.
    }
}
event-forged = { $whom ->
    [you] { $player } ersetzt bei dir { evidence-a } durch einen falschen.
   *[other] { $who ->
        [you] Du ersetzt bei { $rival } { evidence-a } durch einen falschen.
       *[other] { $player } ersetzt bei { $rival } { evidence-a } durch einen falschen.
    }
}
event-second = { $who ->
    [you] Du darfst noch einmal fälschen.
   *[other] { $player } darf noch einmal fälschen.
}
event-enough = { $who ->
    [you] Du belässt es bei einer Fälschung.
   *[other] { $player } belässt es bei einer Fälschung.
}
event-confused = { $whom ->
    [you] { $player } verwirrt dich: In deinem nächsten Zug spielst du nichts.
   *[other] { $who ->
        [you] Du verwirrst { $rival }: Im nächsten Zug spielt { $rival } nichts.
       *[other] { $player } verwirrt { $rival }: Im nächsten Zug spielt { $rival } nichts.
    }
}
event-revealed = { $outcome ->
    [one] { $who ->
        [you] Dein verdeckter Beweis wird enthüllt: Für dich wird +1 notiert.
       *[other] Ein verdeckter Beweis von { $player } wird enthüllt: +1 wird notiert.
    }
    [two] { $who ->
        [you] Dein verdeckter Beweis wird enthüllt: Für dich wird +2 notiert.
       *[other] Ein verdeckter Beweis von { $player } wird enthüllt: +2 wird notiert.
    }
   *[false] { $who ->
        [you] Dein verdeckter Beweis wird enthüllt: Er ist falsch und wird für dich so notiert.
       *[other] Ein verdeckter Beweis von { $player } wird enthüllt: Er ist falsch und wird so notiert.
    }
}
event-sabotage = { $count ->
    [1] { $who ->
        [you] Das ist deine erste Sabotage.
       *[other] Das ist die erste Sabotage von { $player }.
    }
   *[other] { $who ->
        [you] Das ist deine { $count }. Sabotage.
       *[other] Das ist die { $count }. Sabotage von { $player }.
    }
}
event-archetype-seen = { $who ->
    [you] Jetzt wissen alle, welcher Archetyp du bist: { archetype-name }.
   *[other] Jetzt wissen alle, welcher Archetyp { $player } ist: { archetype-name }.
}
event-nothing = { $who ->
    [you] Du hast keine Karte, die sich spielen lässt.
   *[other] { $player } hat keine Karte, die sich spielen lässt.
}
event-nothing-more = { $who ->
    [you] Du hast keine zweite Karte, die sich spielen lässt.
   *[other] { $player } hat keine zweite Karte, die sich spielen lässt.
}
event-confusion = { $who ->
    [you] Du bist verwirrt und spielst in diesem Zug nichts.
   *[other] { $player } ist verwirrt und spielt in diesem Zug nichts.
}
event-discard = { $who ->
    [you] Du wirfst { card-a } ab.
   *[other] { $player } wirft { card-a } ab.
}
event-out = { $why ->
    [exposure] { $who ->
        [you] Deine eigene Enthüllung entlarvt dich: Du scheidest aus. Deine Hand und alles vor dir werden abgeworfen.
       *[other] { $player } scheidet aus, entlarvt durch die eigene Enthüllung. Die Hand und alle ausgelegten Karten werden abgeworfen.
    }
   *[empty] { $who ->
        [you] Du hast nichts zu ziehen und nichts zu spielen: Du scheidest aus. Deine Hand und alles vor dir werden abgeworfen.
       *[other] { $player } hat nichts zu ziehen und nichts zu spielen und scheidet aus. Die Hand und alle ausgelegten Karten werden abgeworfen.
    }
}
event-final-count = { $why ->
    [empty] Nachziehstapel und Ablage sind aufgebraucht: Zeit für die Endabrechnung. Alle verdeckten Beweise werden enthüllt.
   *[rounds] Die letzte Runde ist vorbei: Zeit für die Endabrechnung. Alle verdeckten Beweise werden enthüllt.
}
event-count = { $points ->
    [one] { $who ->
        [you] Deine Endabrechnung: { $points } Punkt.
       *[other] Die Endabrechnung von { $player }: { $points } Punkt.
    }
   *[other] { $who ->
        [you] Deine Endabrechnung: { $points } Punkte.
       *[other] Die Endabrechnung von { $player }: { $points } Punkte.
    }
}
event-win-truth = { $truth ->
    [one] { $who ->
        [you] Die Wahrheit siegt: Du hast { $truth } Punkt.
       *[other] Die Wahrheit siegt: { $player } hat { $truth } Punkt.
    }
   *[other] { $who ->
        [you] Die Wahrheit siegt: Du hast { $truth } Punkte.
       *[other] Die Wahrheit siegt: { $player } hat { $truth } Punkte.
    }
}
event-win-exposure = { $whom ->
    [you] { $count } Lügen entlarven dich: { $player } gewinnt.
   *[other] { $who ->
        [you] { $count } Lügen entlarven { $loser }: Du gewinnst.
       *[other] { $count } Lügen entlarven { $loser }: { $player } gewinnt.
    }
}
event-win-saboteur = { $count ->
    [one] { $who ->
        [you] Du gewinnst mit { $count } Sabotage.
       *[other] { $player } gewinnt mit { $count } Sabotage.
    }
   *[other] { $who ->
        [you] Du gewinnst mit { $count } Sabotagen.
       *[other] { $player } gewinnt mit { $count } Sabotagen.
    }
}
event-win-survivor = { $who ->
    [you] Alle anderen sind ausgeschieden: Du überlebst und gewinnst.
   *[other] Alle anderen sind ausgeschieden: { $player } überlebt und gewinnt.
}
event-win-count = { $points ->
    [one] { $who ->
        [you] Du gewinnst die Endabrechnung mit { $points } Punkt.
       *[other] { $player } gewinnt die Endabrechnung mit { $points } Punkt.
    }
   *[other] { $who ->
        [you] Du gewinnst die Endabrechnung mit { $points } Punkten.
       *[other] { $player } gewinnt die Endabrechnung mit { $points } Punkten.
    }
}
event-collective-lie = Gleichstand in allem: eine kollektive Lüge. Niemand gewinnt.

# Ablehnungen
refuse-notation = „{ $move }“ ist kein Zug von Stadt der Lügen. Möglich ist zum Beispiel sure, interrogate 2, confiscate 2 double, forge 2 sure, allow oder block.
refuse-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht: Die Plätze gehen von 0 bis { $last }.
    .clause = CL-1
refuse-evidence-word = „{ $card }“ ist kein Beweis, auf den diese Karte zielen kann.
    .clause = CL-13
refuse-asked = Eine Karte soll dich treffen: Lass sie erst zu (allow), oder blockiere sie (block).
    .clause = CL-16
    .taps = Eine Karte soll dich treffen: Lass sie erst zu, oder blockiere sie.
refuse-no-block = Du hast keine Blockade auf der Hand.
    .clause = CL-16
refuse-not-asked = Gerade soll dich keine Karte treffen: Es gibt nichts zuzulassen und nichts zu blockieren.
    .clause = CL-16
refuse-must-give = Ein Tausch: Such erst die Karte aus, die du hergibst (give).
    .clause = CL-10
    .taps = Ein Tausch: Such erst die Karte aus, die du hergibst.
refuse-give = Du musst nichts hergeben: Es läuft kein Tausch.
    .clause = CL-10
refuse-must-discard = { $limit ->
    [one] Deine Hand ist zu voll: Wirf ab, bis du { $limit } Karte hast.
   *[other] Deine Hand ist zu voll: Wirf ab, bis du { $limit } Karten hast.
}
    .clause = CL-2
refuse-discard = Deine Hand ist nicht zu voll: Es gibt jetzt nichts abzuwerfen.
    .clause = CL-2
refuse-must-draw = Entscheide erst über die oberste Karte: draw (ziehen) oder bury (nach unten).
    .clause = CL-A3
    .taps = Entscheide erst über die oberste Karte: Zieh sie, oder leg sie nach unten.
refuse-draw = Du wirst nicht nach der obersten Karte gefragt: Gezogen wird von selbst.
    .clause = CL-A3
refuse-must-show = Du wirst verhört: Zeig eine Karte (show).
    .clause = CL-A4
    .taps = Du wirst verhört: Such die Karte aus, die du zeigst.
refuse-show = Du musst gerade nichts zeigen.
    .clause = CL-A4
refuse-must-forge = Deine Fälschung läuft noch: Fälsche noch einmal (forge), oder lass es gut sein (enough).
    .clause = CL-A2
    .taps = Deine Fälschung läuft noch: Fälsche noch einmal, oder lass es gut sein.
refuse-enough = Gerade läuft keine Fälschung von dir.
    .clause = CL-A2
refuse-must-name = Deine Falle wartet: Nenn eine Karte, die du in dieser Hand kennst (name), oder nimm eine zufällige (random).
    .clause = CL-11
    .taps = Deine Falle wartet: Wähl eine Karte, die du in dieser Hand kennst, oder eine zufällige.
refuse-name = Gerade wartet keine Falle von dir auf eine Karte.
    .clause = CL-11
refuse-not-known = Von „{ card-name }“ in der Hand an Platz { $seat } weißt du nichts Sicheres: Nenn eine Karte, die du dort kennst, oder nimm eine zufällige (random).
    .clause = CL-11
    .taps = Von „{ card-name }“ in der Hand von { $seat } weißt du nichts Sicheres: Wähl eine Karte, die du dort kennst, oder eine zufällige.
refuse-not-in-hand = „{ card-name }“ hast du nicht auf der Hand.
    .clause = CL-3
refuse-self = „{ card-name }“ kannst du nicht gegen dich selbst spielen.
    .clause = CL-9
refuse-target-out = Platz { $seat } ist ausgeschieden.
    .clause = CL-19
    .taps = { $seat } ist ausgeschieden.
refuse-no-hidden = Vor Platz { $seat } liegt kein verdeckter Beweis.
    .clause = CL-8
    .taps = Vor { $seat } liegt kein verdeckter Beweis.
refuse-no-evidence = Vor Platz { $seat } liegt kein „{ card-name }“.
    .clause = CL-13
    .taps = Vor { $seat } liegt kein „{ card-name }“.
refuse-swap-empty = Platz { $seat } hat keine Karte zum Tauschen.
    .clause = CL-10
    .taps = { $seat } hat keine Karte zum Tauschen.
refuse-swap-alone = Du hast keine andere Karte, die du hergeben könntest.
    .clause = CL-10
refuse-no-false = Für eine Fälschung brauchst du einen falschen Beweis auf der Hand.
    .clause = CL-14
refuse-one-evidence = In Kreis III darf nur eine deiner beiden Karten ein Beweis sein.
    .clause = CL-5

# Unmögliche Stellungen
position-card = „{ $where }“ muss eine Karte des Spiels sein, etwa "sure" oder "trap", nicht { $value }.
position-copies = { $copies ->
    [60] „{ $where }“: In der Schachtel sind nur { $copies } Karten, nicht { $given }.
   *[other] „{ $where }“: „{ card-name }“ gibt es in der Schachtel nur { $copies } Mal, nicht { $given } Mal.
}
position-distinct = „{ $where }“: Jeden Archetyp gibt es nur einmal, { $value } steht aber zweimal da.
position-archetypes = „{ $where }“ ist genau dann null, wenn ohne Archetypen gespielt wird.
position-eliminated = „{ $where }“: Platz { $seat } ist ausgeschieden, hat also weder Karten noch Notizen, ist nicht am Zug und wird nicht gefragt.
position-alone = „{ $where }“: Mindestens zwei müssen noch dabei sein.
position-decided = „{ $where }“: Damit ist die Partie schon entschieden.
position-rounds = { $most ->
    [one] „{ $where }“: Die Partie endet nach { $most } Runde.
   *[other] „{ $where }“: Die Partie endet nach { $most } Runden.
}
position-plays = { $most ->
    [one] „{ $where }“: Hier wird in einem Zug höchstens { $most } Karte gespielt, und ohne gespielte Karte gibt es keinen Beweis.
   *[other] „{ $where }“: Hier werden in einem Zug höchstens { $most } Karten gespielt, und ohne gespielte Karte gibt es keinen Beweis.
}
position-pending = „{ $where }“: Die schwebende Karte, von wem sie kommt, wen sie treffen soll und was gefragt wird, passen nicht zusammen.
position-know = „{ $where }“: Was als bekannt gilt, passt nicht zu den Karten.
position-named = „{ $where }“: Hier nennt jemand eine Karte einer fremden Hand, die er nicht kennen kann.
position-ended = „{ $where }“ passt nicht zum Rest der Stellung.
