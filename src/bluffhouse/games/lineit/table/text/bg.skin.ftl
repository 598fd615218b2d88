## Line-it на уеб масата: какво се чува там, където има рисунка.

skin-start = Стартов маркер
skin-market = Пазарът
skin-hand = Твоята ръка
skin-hand-of = Ръката на { $player }
skin-hidden-hand = Ръката на { $player }, скрита: { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
skin-line-of = { $way ->
    [none] { $player }: още няма редица
    [rises] { $player }: възходяща редица
    [falls] { $player }: низходяща редица
   *[open] { $player }: редица
}
skin-bet = { $after ->
    [one] Облог { $value }: след него има { $after } число
   *[other] Облог { $value }: след него има { $after } числа
}
skin-jackpot = { $colour ->
    [red] Червен
    [blue] Син
    [green] Зелен
   *[yellow] Жълт
} джакпот: { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
skin-offer = { $fits ->
    [yes] { $card }: става за редицата ти
   *[no] { $card }
}
skin-in-hand = { $card }, в ръката ти
skin-why-not = { $place ->
    [line] Защо { $card } не може в редицата?
   *[hand] Защо { $card } не може в ръката?
}

skin-fact-line = { $player } направи най-дългата редица: { $numbers } числа, от { $first } до { $last }.
skin-fact-lost = { $player } загуби { $bets_lost ->
        [one] един облог
       *[other] { $bets_lost } облога
    }.
skin-fact-jackpots = { $player } взе { $jackpot_cards ->
        [one] една карта
       *[other] { $jackpot_cards } карти
    } от джакпоти.
skin-fact-bets = { $player } спечели { $bets_won ->
        [one] един облог
       *[other] { $bets_won } облога
    }.
skin-fact-lines = { $player } започна { $lines ->
        [one] една редица
       *[other] { $lines } редици
    } – повече от всички.

# Как се играе, до три картинки
how-1 = Вземи карта от пазара: в редицата си или в ръката.
how-2 = Редицата ти е възходяща или низходяща. Посоката не се сменя.
how-3 = Затвори я навреме: едва тогава носи точки. Колкото по-дълга, толкова повече.
