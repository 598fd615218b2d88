## Lügen im Terminal: was neben Bechern und Würfeln steht.

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

# Ohne Zeichnungen
pic-spoken-mats = Bierdeckel: { $middle } in der Mitte; { $mats }.
pic-spoken-out = Raus aus diesem Abschnitt: { $players }.
pic-spoken-bid = Letztes Gebot: { $bid } ({ $words }), von { $player }.
pic-spoken-dice = Deine Würfel: { $dice }.
pic-spoken-shown = { $player }: { $dice }, zählt { $count }.

# Hilfe
pic-help =
    ## Züge

    - `6x5` bietet sechs Fünfen; `liar` (Taste `l`) sagt: Das letzte Gebot ist gelogen
    - `←` `→` wählen die Augenzahl, `↑` `↓` die Anzahl; die Zeile zeigt zu jeder Augenzahl das niedrigste Gebot
