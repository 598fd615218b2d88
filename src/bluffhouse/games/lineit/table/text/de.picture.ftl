## Line-it im Terminal: was neben den Karten steht.

pic-you = Du
pic-market = Markt · Stapel { $deck }
pic-last-step = Der letzte Schritt
pic-jackpots = Jackpots
pic-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
pic-hand = Hand
pic-hidden-cards = { $count ->
    [0] keine Karten
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
pic-no-line = noch keine Reihe
pic-to-line = In die Reihe
pic-to-hand = Auf die Hand
pic-other-moves = Oder
pic-play = Spiele

# Ohne Zeichnungen
pic-colour = { $colour ->
    [red] rot
    [blue] blau
    [green] grün
   *[yellow] gelb
}
pic-spoken-market = Markt: { $cards }. Im Stapel: { $deck }.
pic-spoken-jackpots = Karten in den Jackpots: { $jackpots }.
pic-spoken-player = { $player }: { pic-points }; Hand: { $hand }; { $way ->
    [none] keine Reihe.
    [rises] steigende Reihe: { $line }.
    [falls] fallende Reihe: { $line }.
   *[open] Reihe: { $line }.
}

# Hilfe
pic-help =
    ## Züge

    - Ziffern nehmen eine Karte vom Markt in deine Reihe (`take 57 line`), die Buchstaben darunter auf deine Hand (`take 57 hand`)
    - `x` `v` `b` spielen eine Karte von der Hand (`play 33`)
    - `c` beendet deine Reihe, `d` deinen Zug, `p` verzichtet im letzten Schritt
    - rot ♥, blau ♦, grün ♣, gelb ★; Karten mit doppeltem Rand sind Wetten
    - ↗ eine Reihe steigt, ↘ sie fällt; (+4: 2/4) sagt, wie viele Zahlen auf die Wette folgen; ◉ ist der Startmarker; ▒▒ ist eine Handkarte, die nicht gezeigt wird
