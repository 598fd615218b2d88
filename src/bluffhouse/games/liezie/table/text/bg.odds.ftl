## The Lie Zie: какво казва помощникът.

odds-prize = Награда с гръб { side-words } носи средно { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } точки.
odds-joins = Зад гръб { side-words } се крие цветът на някой край на ръката ти: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-unbeaten = { $colour ->
    [r] Никой не може да бие червеното ти { $number }
    [b] Никой не може да бие синьото ти { $number }
    [g] Никой не може да бие зеленото ти { $number }
   *[y] Никой не може да бие жълтото ти { $number }
}, както обикновено се събират ръцете: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
