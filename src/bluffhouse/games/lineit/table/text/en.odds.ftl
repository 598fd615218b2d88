## Line-it: what the helper tells.

odds-close = { $points ->
    [one] Closing the line now brings { $points } point; with the lines after it { NUMBER($value, maximumFractionDigits: 1) } to come.
   *[other] Closing the line now brings { $points } points; with the lines after it { NUMBER($value, maximumFractionDigits: 1) } to come.
}
odds-go-on = Going on with it, { NUMBER($value, maximumFractionDigits: 1) } points are to come.
odds-grows = The next market has a number that fits your line: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-jackpot = { $colour ->
    [red] The next market has the third red card for the jackpot
    [blue] The next market has the third blue card for the jackpot
    [green] The next market has the third green card for the jackpot
   *[yellow] The next market has the third yellow card for the jackpot
} ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}): { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.

## What a puzzle asks.

puzzle-doubt = Close the line, or wait?
