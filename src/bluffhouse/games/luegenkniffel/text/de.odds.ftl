## Lügen-Kniffel: was der Helfer sagt.

odds-said = Wer nur darauf spielt, hat es nach { $rolls ->
    [one] einem Wurf
   *[other] { $rolls } Würfen
} zu { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { said-words }.
odds-habit = Bots, die das nach so vielen Würfen ansagen, lügen in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } der Fälle: { said-words }.
odds-stop = Dafür am besten nicht mehr würfeln: { combination-words }. Das bringt { NUMBER($value, maximumFractionDigits: 1) } Punkte; Chance, es zu haben: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-leave = { $count ->
    [0] Dafür keinen Würfel liegen lassen: { combination-words }
   *[other] Dafür { $left } liegen lassen: { combination-words }
}. Das verspricht { NUMBER($value, maximumFractionDigits: 1) } Punkte; Chance, es zu haben: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
