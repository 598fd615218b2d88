## Lügen-Kniffel: какво казва помощникът.

odds-said = Който играе само за това, го има след { $rolls ->
    [one] едно хвърляне
   *[other] { $rolls } хвърляния
} с вероятност { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { said-words }.
odds-habit = { $level ->
    [calculator] Ботовете, които смятат, лъжат в { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } от случаите
   *[thumb] Ботовете, които играят по просто правило, лъжат в { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } от случаите
}, когато обявяват това след толкова хвърляния: { said-words }.
odds-stop = За това е най-добре да не хвърляш повече: { combination-words }. Носи { NUMBER($value, maximumFractionDigits: 1) } точки; вероятност да го имаш: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-leave = { $count ->
    [0] За това не оставяй нито един зар: { combination-words }
   *[other] За това остави { $left }: { combination-words }
}. Обещава { NUMBER($value, maximumFractionDigits: 1) } точки; вероятност да го имаш: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.

## Какво пита задачата.

puzzle-doubt = Вярваш ли, или се съмняваш?
