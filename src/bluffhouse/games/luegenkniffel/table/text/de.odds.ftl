## Lügen-Kniffel: was der Helfer sagt.

odds-said = Wer nur darauf spielt, hat es nach { $rolls ->
    [one] einem Wurf
   *[other] { $rolls } Würfen
} zu { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { said-words }.
odds-habit = { $level ->
    [calculator] Bots, die rechnen, lügen in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } der Fälle
   *[thumb] Bots, die nach Faustregel spielen, lügen in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } der Fälle
}, wenn sie das nach so vielen Würfen ansagen: { said-words }.
odds-stop = Dafür am besten nicht mehr würfeln: { combination-words }. Das bringt { NUMBER($value, maximumFractionDigits: 1) } Punkte; Chance, es zu haben: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-leave = { $count ->
    [0] Dafür keinen Würfel liegen lassen: { combination-words }
   *[other] Dafür { $left } liegen lassen: { combination-words }
}. Das verspricht { NUMBER($value, maximumFractionDigits: 1) } Punkte; Chance, es zu haben: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.

## Was ein Rätsel fragt.

puzzle-doubt = Glauben oder zweifeln?
