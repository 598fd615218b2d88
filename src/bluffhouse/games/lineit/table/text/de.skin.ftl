## Line-it am Webtisch: was man hört, wo eine Zeichnung zu sehen ist.

skin-start = Startmarker
skin-market = Der Markt
skin-hand = Deine Hand
skin-hand-of = Hand von { $player }
skin-hidden-hand = Hand von { $player }, verdeckt: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
skin-line-of = { $way ->
    [none] { $player }: noch keine Reihe
    [rises] { $player }: steigende Reihe
    [falls] { $player }: fallende Reihe
   *[open] { $player }: Reihe
}
skin-bet = { $after ->
    [one] Wette { $value }: { $after } Zahl folgt ihr
   *[other] Wette { $value }: { $after } Zahlen folgen ihr
}
skin-jackpot = { $colour ->
    [red] Roter
    [blue] Blauer
    [green] Grüner
   *[yellow] Gelber
} Jackpot: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
skin-offer = { $fits ->
    [yes] { $card }: passt in deine Reihe
   *[no] { $card }
}
skin-in-hand = { $card }, auf deiner Hand
skin-why-not = { $place ->
    [line] Warum darf { $card } nicht in die Reihe?
   *[hand] Warum darf { $card } nicht auf die Hand?
}

skin-fact-line = { $player } hatte die längste Reihe: { $numbers } Zahlen, von { $first } bis { $last }.
skin-fact-lost = { $player } hat { $bets_lost ->
        [one] eine Wette
       *[other] { $bets_lost } Wetten
    } verloren.
skin-fact-jackpots = { $player } hat { $jackpot_cards ->
        [one] eine Karte
       *[other] { $jackpot_cards } Karten
    } aus Jackpots geholt.
skin-fact-bets = { $player } hat { $bets_won ->
        [one] eine Wette
       *[other] { $bets_won } Wetten
    } gewonnen.
skin-fact-lines = { $player } hat { $lines ->
        [one] eine Reihe
       *[other] { $lines } Reihen
    } begonnen, mehr als alle anderen.

# So wird gespielt, neben drei Bildern
how-1 = Nimm eine Karte vom Markt, in deine Reihe oder auf die Hand.
how-2 = Deine Reihe steigt oder fällt. Umkehren kann sie nie.
how-3 = Beende sie rechtzeitig: Erst dann zählt sie. Je länger, desto mehr.
