var e=`name = Lügen
pitch = Lügenwürfeln aus der Kneipe: sechs Würfel unter dem Becher, ein Gebot auf den Lippen und Bierdeckel für alle, die sich erwischen lassen.
players = 2–12 Personen
minutes = etwa 20 Minuten
option-players = Personen am Tisch
option-mats = Bierdeckel pro Abschnitt
option-straight = Eine Straße (1-2-3-4-5-6) zählt zehn
option-dice = Würfel pro Person
option-halves = Zwei Hälften und ein Finale (aus: ein einziger Abschnitt entscheidet)
option-wild = Welche Augenzahl Joker ist (0: keine)
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
move-bid = Bieten: { bid-words }
move-liar = Gelogen!
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
refuse-notation = „{ $move }“ ist bei Lügen kein Zug. Biete zum Beispiel 6x5, oder tippe liar für „gelogen“.
refuse-face = Eine { $face } gibt es auf keinem Würfel: Die Augenzahlen gehen von 1 bis 6.
refuse-count = Die kleinste Anzahl ist eins.
refuse-many = { $count }x{ $face } ist mehr, als die Würfel im Abschnitt noch hergeben.
refuse-nothing-to-call = Es gibt noch kein Gebot: Wer die Runde eröffnet, muss bieten.
refuse-low = { $count }x{ $face } überbietet { $last } nicht.
odds-bid = Nach deinen Würfeln allein stimmt das Gebot zu { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { bid-words }.
odds-heard = Nach allem, was geboten wurde, stimmt es zu { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { bid-words }.
odds-raise = Du könntest bieten: { bid-words }. Das stimmt zu { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
pic-you = Du
pic-stage = { $stage ->
    [1] Erste Hälfte
    [2] Zweite Hälfte
   *[3] Finale
}
pic-only-stage = Ein Abschnitt entscheidet
pic-middle = in der Mitte
pic-opens = { $who ->
    [you] Du eröffnest.
   *[other] { $player } eröffnet.
}
pic-bids = { $who ->
    [you] Du bietest
   *[other] { $player } bietet
}
pic-your-cup = Dein Becher
pic-out = raus
pic-straight = Straße
pic-called = { $who ->
    [you] Du glaubst { $bidder } nicht: { $bid }?
   *[other] { $whom ->
        [you] { $caller } glaubt dir nicht: { $bid }?
       *[other] { $caller } glaubt { $bidder } nicht: { $bid }?
    }
}
pic-verdict = { $truth ->
    [true] Gezählt: { $there }. Das Gebot war wahr.
   *[lie] Gezählt: { $there }. Das war gelogen.
}
pic-loser = { $who ->
    [you] Du bekommst einen Bierdeckel.
   *[other] { $player } bekommt einen Bierdeckel.
}
pic-spoken-mats = Bierdeckel: { $middle } in der Mitte; { $mats }.
pic-spoken-out = Raus aus diesem Abschnitt: { $players }.
pic-spoken-bid = Letztes Gebot: { $bid } ({ $words }), von { $player }.
pic-spoken-dice = Deine Würfel: { $dice }.
pic-spoken-shown = { $player }: { $dice }, zählt { $count }.
pic-help =
    ## Züge

    - \`6x5\` bietet sechs Fünfen; \`liar\` (Taste \`l\`) sagt: Das letzte Gebot ist gelogen
    - \`←\` \`→\` wählen die Augenzahl, \`↑\` \`↓\` die Anzahl; die Zeile zeigt zu jeder Augenzahl das niedrigste Gebot
pic-score = { $score ->
    [one] { $score } Minuspunkt
   *[other] { $score } Minuspunkte
}`;export{e as default};