## The Lie Zie: was der Helfer sagt.

odds-prize = Ein Preis mit der Rückseite { side-words } ist im Schnitt { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte wert.
odds-joins = Hinter der Rückseite { side-words } steckt die Farbe eines deiner beiden Enden: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-unbeaten = { $colour ->
    [r] Niemand kann deine rote { $number } schlagen
    [b] Niemand kann deine blaue { $number } schlagen
    [g] Niemand kann deine grüne { $number } schlagen
   *[y] Niemand kann deine gelbe { $number } schlagen
}, so wie Blätter meist zusammengestellt werden: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
