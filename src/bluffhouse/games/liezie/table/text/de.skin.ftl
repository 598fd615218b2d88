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
skin-passed = passt
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

skin-fact-fooled = { $player } fiel auf eine Preiskarte herein: Die Rückseite versprach { $promised }, die Vorderseite brachte { $points }.
skin-fact-lucky = { $player } hatte Glück mit einer Preiskarte: Die Rückseite versprach { $promised }, die Vorderseite brachte { $points }.
skin-fact-number = { $player } spielte die größte Zahl der Partie: { $number }.
skin-fact-stuck = { $player } saß am Ende von Durchgang { $pass } noch auf { $cards } Karten.
skin-fact-first = { $player } war { $firsts ->
        [one] einmal
       *[other] { $firsts }-mal
    } zuerst alle Karten los.
skin-fact-beats = { $player } hat { $beats ->
        [one] eine Zahl
       *[other] { $beats } Zahlen
    } überboten, mehr als alle anderen.
skin-fact-passes = { $player } hat { $passes ->
        [one] einmal
       *[other] { $passes }-mal
    } gepasst.

# So wird gespielt, neben drei Bildern
how-1 = Jede Rückseite lügt zur Hälfte. Nimm Karten und leg jede an ein Ende deines Blatts.
how-2 = Nachbarn einer Farbe ergeben eine Zahl. Die größere Zahl schlägt die kleinere.
how-3 = Wer sein Blatt früh los ist, sucht sich Preise aus. Es gewinnt, wer die meisten Punkte hat.
