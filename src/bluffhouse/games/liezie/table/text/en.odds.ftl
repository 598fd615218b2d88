## The Lie Zie: what the helper tells.

odds-prize = A prize whose back shows { side-words } is worth { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } points on the average.
odds-joins = A back that shows { side-words } hides the colour of an end of your hand: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-unbeaten = { $colour ->
    [r] Nobody can beat your red { $number }
    [b] Nobody can beat your blue { $number }
    [g] Nobody can beat your green { $number }
   *[y] Nobody can beat your yellow { $number }
}, as hands are usually drafted: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
