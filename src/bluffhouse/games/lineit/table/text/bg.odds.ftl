## Line-it: какво казва помощникът.

odds-close = { $points ->
    [one] Ако затвориш редицата сега, получаваш { $points } точка; заедно със следващите редици се очакват { NUMBER($value, maximumFractionDigits: 1) }.
   *[other] Ако затвориш редицата сега, получаваш { $points } точки; заедно със следващите редици се очакват { NUMBER($value, maximumFractionDigits: 1) }.
}
odds-go-on = Ако продължиш редицата, се очакват { NUMBER($value, maximumFractionDigits: 1) } точки.
odds-grows = На следващия пазар има число, което става за редицата ти: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-jackpot = { $colour ->
    [red] На следващия пазар е третата червена карта за джакпота
    [blue] На следващия пазар е третата синя карта за джакпота
    [green] На следващия пазар е третата зелена карта за джакпота
   *[yellow] На следващия пазар е третата жълта карта за джакпота
} ({ $count ->
    [one] { $count } карта
   *[other] { $count } карти
}): { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.

## Какво пита задачата.

puzzle-doubt = Затваряш ли редицата, или чакаш?
