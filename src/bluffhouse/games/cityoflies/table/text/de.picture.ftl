## Stadt der Lügen im Terminal: was neben den Karten steht.

pic-you = Du
pic-round = Runde { $round } · Kreis { $circle }
pic-deck = Stapel { $deck } · Ablage { $discard }
pic-last-round = letzte Runde
pic-truth = Wahrheit
pic-out = ausgeschieden
pic-confused = verwirrt
pic-no-cards = keine Karten
pic-noted = notiert: { $notes }
pic-archetype = { $archetype ->
    [interrogator] Kommissarin
    [forger] Fälscher
    [analyst] Analystin
   *[shadow] Schatten
}
pic-card = { $card ->
    [sure] Sicher
    [double] Doppelt
    [hidden] Verdeckt
    [interrogate] Verhör
    [block] Blockade
    [reveal] Enthüllung
    [swap] Tausch
    [trap] Falle
    [steal] Diebstahl
    [confiscate] Beschlagnahme
    [false] Falsch
    [forge] Fälschung
   *[confuse] Verwirrung
}
pic-aim = { $evidence ->
    [sure] , auf einen sicheren Beweis
    [double] , auf einen doppelten Beweis
    [hidden] , auf einen verdeckten Beweis
    [false] , auf einen falschen Beweis
   *[none] { "" }
}
pic-pending = { $who ->
    [you] Du spielst { card-a } gegen { $rival }{ pic-aim }.
   *[other] { $whom ->
        [you] { $player } spielt { card-a } gegen dich{ pic-aim }.
       *[other] { $player } spielt { card-a } gegen { $rival }{ pic-aim }.
    }
}
pic-top = Oben auf dem Stapel: { pic-card }. Ziehen oder nach unten legen?
pic-seen = Gesehen: { $cards }
pic-seen-card = { pic-card } ({ $player }, Runde { $round })
pic-shown = Auf der Hand von { $player }: { pic-card }

# Ohne Zeichnung
pic-spoken-hand = Deine Hand: { $cards }.
pic-spoken-player = { $player }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand; Wahrheit { $truth }, falsche Beweise { $falses }, Sabotagen { $sabotage }; auf dem Tisch: { $table }; notiert: { $notes }{ $confused ->
    [yes] ; verwirrt.
   *[no] .
}

# Hilfe
pic-help =
    ## Züge

    - Ziffern und Buchstaben spielen den Zug, vor dem sie stehen (`sure`, `trap 2`, `forge 1 double`); die Pfeiltasten gehen von Zug zu Zug, auf und ab von Karte zu Karte
    - `a` lässt zu, was dich treffen soll, `b` blockiert es; die Analystin zieht mit `d` und legt mit `b` nach unten; `e` beendet eine Fälschung; mit `a` nimmt eine Falle irgendeine Karte
    - ▮ Karten auf der Hand, ✗ falsche Beweise und die Anzahl, bei der man entlarvt ist, ⚑ Sabotagen
    - auf dem Tisch: ● sicher, ◆ doppelt, ▒ verdeckt, ✗ falsch; notiert ist, was enthüllte Beweise waren
