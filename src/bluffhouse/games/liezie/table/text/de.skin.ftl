## The Lie Zie am Webtisch.

skin-spread = { $verb ->
    [prize] Die Preise
   *[take] Die Karten auf dem Tisch, Rückseiten oben
}
skin-pile = { side-words }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
skin-hand = Dein Blatt
skin-card = { $front }, Rückseite { $back }
skin-spell = { $number } spielen
skin-pick = Tippe Nachbarn an, die eine größere Zahl ergeben.
skin-led = { $colour ->
    [r] Rot ist ausgespielt
    [b] Blau ist ausgespielt
    [g] Grün ist ausgespielt
   *[y] Gelb ist ausgespielt
}
skin-leads = { $player } spielt aus.
skin-ready = Zuerst fertig
skin-backs = { $player }, { $count ->
    [one] { $count } Rückseite
   *[other] { $count } Rückseiten
}: { $cards }
skin-open-hand = Blatt von { $player }: { $cards }
skin-prizes = Preise von { $player }: { $cards }
skin-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
skin-grab = { $phase ->
    [prize] Such dir einen Preis aus. Die Hälfte seiner Rückseite ist gelogen.
   *[draft] Greif dir eine Karte. Die Hälfte ihrer Rückseite ist gelogen.
}
