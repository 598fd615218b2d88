## Line-it: was der Helfer sagt.

odds-close = { $points ->
    [one] Die Reihe jetzt zu beenden bringt { $points } Punkt; mit den Reihen danach sind { NUMBER($value, maximumFractionDigits: 1) } zu erwarten.
   *[other] Die Reihe jetzt zu beenden bringt { $points } Punkte; mit den Reihen danach sind { NUMBER($value, maximumFractionDigits: 1) } zu erwarten.
}
odds-go-on = Wenn du weiterbaust, sind { NUMBER($value, maximumFractionDigits: 1) } Punkte zu erwarten.
odds-grows = Im nächsten Markt liegt eine Zahl, die in deine Reihe passt: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-jackpot = { $colour ->
    [red] Im nächsten Markt liegt die dritte rote Karte für den Jackpot
    [blue] Im nächsten Markt liegt die dritte blaue Karte für den Jackpot
    [green] Im nächsten Markt liegt die dritte grüne Karte für den Jackpot
   *[yellow] Im nächsten Markt liegt die dritte gelbe Karte für den Jackpot
} ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}): { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.

## Was ein Rätsel fragt.

puzzle-doubt = Reihe beenden oder warten?
