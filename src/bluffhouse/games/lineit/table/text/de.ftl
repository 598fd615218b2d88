## Line-it: Namen, Hinweise, Protokoll, Ablehnungen.

name = Line-it
pitch = Bau eine Reihe aus Karten, die steigt oder fällt, kassiere im richtigen Moment und schnapp dir Jackpots und Wetten.
players = 2–5 Personen
minutes = etwa 30 Minuten

# Züge
card-words = { $kind ->
    [bet] Wette { $card }
   *[number] { $card }
}
move-take-line = { card-words } in die Reihe nehmen
move-take-hand = { card-words } auf die Hand nehmen
move-play = { card-words } aus der Hand anlegen
move-close = Reihe beenden
move-done = Zug beenden
move-pass = Verzichten

# Protokoll
event-market = { $who ->
    [you] Der Markt: { $cards }. Du fängst an.
   *[other] Der Markt: { $cards }. { $player } fängt an.
}
event-take-line = { $who ->
    [you] Du nimmst { $card } in deine Reihe.
   *[other] { $player } nimmt { $card } in die Reihe.
}
event-take-hand = { $who ->
    [you] Du nimmst { $card } auf die Hand.
   *[other] { $player } nimmt { $card } auf die Hand.
}
event-play = { $who ->
    [you] Du legst { $card } aus der Hand an deine Reihe an.
   *[other] { $player } legt { $card } aus der Hand an die Reihe an.
}
event-jackpot = { $who ->
    [you] { $colour ->
        [red] Deine dritte rote Karte gewinnt den roten Jackpot
        [blue] Deine dritte blaue Karte gewinnt den blauen Jackpot
        [green] Deine dritte grüne Karte gewinnt den grünen Jackpot
       *[yellow] Deine dritte gelbe Karte gewinnt den gelben Jackpot
    }: { $count ->
        [one] { $count } Karte für deinen Punktestapel.
       *[other] { $count } Karten für deinen Punktestapel.
    }
   *[other] { $colour ->
        [red] { $player } gewinnt mit der dritten roten Karte den roten Jackpot
        [blue] { $player } gewinnt mit der dritten blauen Karte den blauen Jackpot
        [green] { $player } gewinnt mit der dritten grünen Karte den grünen Jackpot
       *[yellow] { $player } gewinnt mit der dritten gelben Karte den gelben Jackpot
    }: { $count ->
        [one] { $count } Karte für den Punktestapel.
       *[other] { $count } Karten für den Punktestapel.
    }
}
event-close = { $who ->
    [you] { $count ->
        [0] Du beendest deine Reihe. Keine Karte kommt auf deinen Punktestapel.
        [one] Du beendest deine Reihe. { $count } Karte kommt auf deinen Punktestapel.
       *[other] Du beendest deine Reihe. { $count } Karten kommen auf deinen Punktestapel.
    }
   *[other] { $count ->
        [0] { $player } beendet die Reihe. Keine Karte kommt auf den Punktestapel.
        [one] { $player } beendet die Reihe. { $count } Karte kommt auf den Punktestapel.
       *[other] { $player } beendet die Reihe. { $count } Karten kommen auf den Punktestapel.
    }
}
event-final-close = { $who ->
    [you] { $count ->
        [0] Deine Reihe wird beendet. Keine Karte kommt auf deinen Punktestapel.
        [one] Deine Reihe wird beendet. { $count } Karte kommt auf deinen Punktestapel.
       *[other] Deine Reihe wird beendet. { $count } Karten kommen auf deinen Punktestapel.
    }
   *[other] { $count ->
        [0] Die Reihe von { $player } wird beendet. Keine Karte kommt auf den Punktestapel.
        [one] Die Reihe von { $player } wird beendet. { $count } Karte kommt auf den Punktestapel.
       *[other] Die Reihe von { $player } wird beendet. { $count } Karten kommen auf den Punktestapel.
    }
}
event-bet-won = { $who ->
    [you] { $after ->
        [one] Du gewinnst die Wette: +{ $value } ({ $after } Zahl nach ihr).
       *[other] Du gewinnst die Wette: +{ $value } ({ $after } Zahlen nach ihr).
    }
   *[other] { $after ->
        [one] { $player } gewinnt die Wette: +{ $value } ({ $after } Zahl nach ihr).
       *[other] { $player } gewinnt die Wette: +{ $value } ({ $after } Zahlen nach ihr).
    }
}
event-bet-lost = { $who ->
    [you] { $after ->
        [0] Du verlierst die Wette: −{ $value } (keine Zahl nach ihr).
        [one] Du verlierst die Wette: −{ $value } ({ $after } Zahl nach ihr).
       *[other] Du verlierst die Wette: −{ $value } ({ $after } Zahlen nach ihr).
    }
   *[other] { $after ->
        [0] { $player } verliert die Wette: −{ $value } (keine Zahl nach ihr).
        [one] { $player } verliert die Wette: −{ $value } ({ $after } Zahl nach ihr).
       *[other] { $player } verliert die Wette: −{ $value } ({ $after } Zahlen nach ihr).
    }
}
event-done = { $who ->
    [you] Du beendest deinen Zug.
   *[other] { $player } beendet den Zug.
}
event-pass = { $who ->
    [you] Du verzichtest.
   *[other] { $player } verzichtet.
}
event-market-cleared = Im Markt übrig: { $cards }. Zahlen wandern in ihre Jackpots, Wetten werden abgeworfen.
event-deck-used-up = { $count ->
    [0] Der Nachziehstapel ist bis auf die letzte Karte verbraucht.
   *[other] Der Nachziehstapel ist verbraucht. Sein Rest ({ $cards }) geht denselben Weg.
}
last-step-rule = { $rule ->
    [must] { $count ->
        [one] Der letzte Schritt: Wer eine passende Handkarte hat, muss eine ausspielen.
       *[other] Der letzte Schritt: Wer passende Handkarten hat, muss bis zu { $count } ausspielen.
    }
   *[may] { $count ->
        [one] Der letzte Schritt: Alle dürfen noch eine Handkarte ausspielen.
       *[other] Der letzte Schritt: Alle dürfen noch bis zu { $count } Handkarten ausspielen.
    }
}
event-last-step = { last-step-rule } { $who ->
    [you] Du fängst an.
   *[other] { $player } fängt an.
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
refuse-notation = „{ $move }“ ist kein Zug von Line-it: take 57 line, take +4 hand, play 33, close, done oder pass.
refuse-card = Es gibt keine Karte { $card }: Zahlen gehen von 1 bis 100, Wetten sind +3, +4 und +5.
    .clause = LI-1
refuse-place = Sag, wohin { $card } soll: take { $card } line oder take { $card } hand.
    .clause = LI-3
refuse-last-step = Im letzten Schritt werden nur noch Handkarten ausgespielt; genommen und beendet wird nicht mehr.
    .clause = LI-13
refuse-pass = Verzichten kannst du nur im letzten Schritt.
    .clause = LI-13
refuse-must = An diesem Tisch muss im letzten Schritt eine passende Karte ausgespielt werden.
    .clause = LI-13
refuse-done = Nimm erst eine Karte aus dem Markt, dann kannst du deinen Zug beenden.
    .clause = LI-3
refuse-close = Deine Reihe ist leer: Es gibt nichts zu beenden.
    .clause = LI-5
refuse-taken = Du hast in diesem Zug schon eine Karte genommen.
    .clause = LI-3
refuse-played = Du hast in diesem Zug schon eine Handkarte ausgespielt.
    .clause = LI-4
refuse-not-in-market = { $card } liegt nicht im Markt.
    .clause = LI-3
refuse-not-in-hand = { $card } ist nicht auf deiner Hand.
    .clause = LI-4
refuse-hand-full = { $limit ->
    [one] Deine Hand ist voll: Du darfst höchstens { $limit } Karte auf der Hand haben.
   *[other] Deine Hand ist voll: Du darfst höchstens { $limit } Karten auf der Hand haben.
}
    .clause = LI-3
refuse-second-bet = In deiner Reihe liegt schon eine Wette.
    .clause = LI-6
refuse-fit = { $way ->
    [rises] { $card } passt nicht: Deine Reihe steigt, also geht es nur mit Zahlen über { $last } weiter.
   *[falls] { $card } passt nicht: Deine Reihe fällt, also geht es nur mit Zahlen unter { $last } weiter.
}
    .clause = LI-6

# Unmögliche Stellungen
position-card = „{ $where }“ muss eine Karte sein, "1" bis "100", "+3", "+4" oder "+5", nicht { $value }.
position-twice = „{ $where }“: Es gibt nur eine { $card }, sie liegt aber in { $places }.
position-bet-thrice = „{ $where }“: Es gibt nur zwei Wetten { $card }, sie liegen aber in { $places }.
position-bet = „{ $where }“ muss eine abgerechnete Wette sein (3, 4, 5, −3, −4 oder −5), nicht { $value }.
position-piles = „{ $where }“ haben zusammen { $given } Karten, aber nur { $most } Zahlen liegen nirgends sonst.
position-over = „{ $where }“: Ist die Partie vorbei, ist niemand am Zug, der letzte Schritt getan, und es gibt keine Reihen mehr.
position-last-step = „{ $where }“: Im letzten Schritt sind Nachziehstapel und Markt leer, genommen ist nichts, und wer alles ausgespielt hat, was erlaubt ist, ist nicht mehr am Zug.
position-market = „{ $where }“ muss { $due } Karten haben ({ $size } ohne die in dieser Runde genommenen), nicht { $given }.
position-jackpot = { $colour ->
    [red] „{ $where }“: { $card } ist keine rote Zahl.
    [blue] „{ $where }“: { $card } ist keine blaue Zahl.
    [green] „{ $where }“: { $card } ist keine grüne Zahl.
   *[yellow] „{ $where }“: { $card } ist keine gelbe Zahl.
}
position-hand = „{ $where }“ hat { $given } Karten, auf der Hand hat man aber höchstens { $limit }.
position-line = „{ $where }“: { $card } passt nicht zu den Karten davor.
