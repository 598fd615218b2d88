## The Lie Zie im Terminal: was neben den Karten steht.

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

# Ohne Zeichnungen
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

# Hilfe
pic-help =
    ## Züge

    - Ziffern und Buchstaben nehmen eine Karte nach ihrer Rückseite (`take r3`), suchen einen Preis aus (`prize y4`) oder spielen Karten deines Blatts (`play 4 2`: zwei Karten ab der vierten)
    - `1` und `2` stecken die genommene Karte links oder rechts an (`left`, `right`); `p` passt (`pass`)
    - Rot ♥, Blau ♦, Grün ♣, Gelb ★; Rückseiten stehen auf dunklem Grund, und die Hälfte dessen, was sie zeigen, ist gelogen
    - ◆ zählt Preise; ✓ heißt zuerst fertig, – gepasst, 1. zuerst ausgestiegen
