## Lügen: Namen, Aufforderungen, Protokollzeilen, Ablehnungen.

name = Lügen
pitch = Lügenwürfeln aus der Kneipe: sechs Würfel unter dem Becher, ein Gebot auf den Lippen und Bierdeckel für alle, die sich erwischen lassen.
players = 2–20 Personen
minutes = etwa 20 Minuten

# Augenzahlen, je nachdem, wie viele es sind
bid-words = { $face ->
    [1] { $count ->
        [one] eine Eins
       *[other] { $count } Einsen
    }
    [2] { $count ->
        [one] eine Zwei
       *[other] { $count } Zweien
    }
    [3] { $count ->
        [one] eine Drei
       *[other] { $count } Dreien
    }
    [4] { $count ->
        [one] eine Vier
       *[other] { $count } Vieren
    }
    [5] { $count ->
        [one] eine Fünf
       *[other] { $count } Fünfen
    }
   *[6] { $count ->
        [one] eine Sechs
       *[other] { $count } Sechsen
    }
}

# Züge
move-bid = Bieten: { bid-words }
move-liar = Gelogen!

# Protokoll
event-stage = { $stage ->
    [1] Die erste Hälfte beginnt.
   *[2] Die zweite Hälfte beginnt.
}
event-starts = { $who ->
    [you] Du gewinnst das Auswürfeln und fängst an.
   *[other] { $player } gewinnt das Auswürfeln und fängt an.
}
event-final = { $who ->
    [you] Das Finale: Du spielst gegen { $rival } und fängst an.
   *[other] Das Finale: { $player } spielt gegen { $rival } und fängt an.
}
event-bid = { $who ->
    [you] Du bietest { bid-words }.
   *[other] { $player } bietet { bid-words }.
}
event-call = { $who ->
    [you] „Gelogen!“, sagst du zu { $bidder }.
   *[other] „Gelogen!“, sagt { $player } zu { $bidder }.
}
event-showdown = { $truth ->
    [true] Alle Becher hoch! Geboten: { bid-words }. Gezählt: { $there }. Das Gebot war wahr.
   *[lie] Alle Becher hoch! Geboten: { bid-words }. Gezählt: { $there }. Das war gelogen.
}
event-mat-taken = { $who ->
    [you] { $left ->
        [0] Du nimmst den letzten Bierdeckel aus der Mitte.
        [one] Du nimmst einen Bierdeckel aus der Mitte; einer bleibt liegen.
       *[other] Du nimmst einen Bierdeckel aus der Mitte; { $left } bleiben liegen.
    }
   *[other] { $left ->
        [0] { $player } nimmt den letzten Bierdeckel aus der Mitte.
        [one] { $player } nimmt einen Bierdeckel aus der Mitte; einer bleibt liegen.
       *[other] { $player } nimmt einen Bierdeckel aus der Mitte; { $left } bleiben liegen.
    }
}
event-mat-given = { $who ->
    [you] Du schiebst { $loser } einen Bierdeckel zu.
   *[other] { $player } schiebt { $loser } einen Bierdeckel zu.
}
event-out = { $who ->
    [you] Du scheidest aus diesem Abschnitt aus.
   *[other] { $player } scheidet aus diesem Abschnitt aus.
}
event-half-lost = { $who ->
    [you] { $half ->
        [1] Du hast alle Bierdeckel und verlierst die erste Hälfte.
       *[2] Du hast alle Bierdeckel und verlierst die zweite Hälfte.
    }
   *[other] { $half ->
        [1] { $player } hat alle Bierdeckel und verliert die erste Hälfte.
       *[2] { $player } hat alle Bierdeckel und verliert die zweite Hälfte.
    }
}
event-match-lost = { $who ->
    [you] Du verlierst die Partie. Alle anderen gewinnen.
   *[other] { $player } verliert die Partie. Alle anderen gewinnen.
}

# Ablehnungen
refuse-notation = „{ $move }“ ist bei Lügen kein Zug. Biete zum Beispiel 6x5, oder tippe liar für „gelogen“.
refuse-face = Eine { $face } gibt es auf keinem Würfel: Die Augenzahlen gehen von 1 bis 6.
    .clause = LU-5
refuse-count = Die kleinste Anzahl ist eins.
    .clause = LU-8
refuse-many = { $count }x{ $face } ist mehr, als die Würfel im Abschnitt noch hergeben.
    .clause = LU-8
    .taps = { bid-words }: So viele geben die Würfel im Abschnitt nicht mehr her.
refuse-nothing-to-call = Es gibt noch kein Gebot: Wer die Runde eröffnet, muss bieten.
    .clause = LU-6
refuse-low = { $count }x{ $face } überbietet { $last } nicht.
    .clause = LU-7
    .taps = { bid-words }: Damit überbietest du das letzte Gebot nicht.

# Unmögliche Stellungen
position-final = „{ $where }“: Im Finale spielen zwei verschiedene Leute gegeneinander.
position-mats = „{ $where }“: Mitte und Plätze müssen zusammen { $total } Deckel haben, nicht { $given }.
position-not-in-final = „{ $where }“: Im Finale spielen nur die beiden, die eine Hälfte verloren haben.
position-all-mats = „{ $where }“: Wer alle Deckel hat, hat den Abschnitt schon verloren.
position-bidder = „{ $where }“: Zu einem Gebot gehört, wer es gemacht hat, und umgekehrt; sonst ist beides null.
position-turn = „{ $where }“ muss { $due } sein, nicht { $turn }: Nach dem Gebot von Platz { $bidder } ist im Abschnitt Platz { $due } an der Reihe.
position-bids = „{ $where }“: Die Gebote einer Runde steigen, gehen im Uhrzeigersinn und enden mit dem aktuellen Gebot.
position-bid = „{ $where }“ muss ein Gebot wie 6x5 sein, das die Würfel im Abschnitt hergeben, nicht { $value }.
position-outside = „{ $where }“: Platz { $seat } ist in diesem Abschnitt nicht mehr dabei.
position-showdown = „{ $where }“: Nach den Würfeln ist die Anzahl { $count }, und Platz { $loser } verliert.
position-over = „{ $where }“: Ist die Partie vorbei, gibt es ein letztes Aufdecken und kein Gebot mehr, und alle Deckel hat, wer verloren hat.
position-rolloff = „{ $where }“: höchstens 24 Würfe, jeder von allen, die noch gleichauf vorn liegen, und keiner für ein Finale.
position-caller = „{ $where }“ muss { $due } sein: Nur wer nach dem Gebot an der Reihe ist, kann „gelogen“ sagen.
