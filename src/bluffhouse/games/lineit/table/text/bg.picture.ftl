## Line-it в терминала: какво стои до картите.

pic-you = Ти
pic-market = Пазар · тесте { $deck }
pic-last-step = Последната стъпка
pic-jackpots = Джакпоти
pic-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
pic-hand = ръка
pic-hidden-cards = { $count ->
    [0] няма карти
    [one] { $count } скрита карта
   *[other] { $count } скрити карти
}
pic-no-line = още няма редица
pic-to-line = В редицата
pic-to-hand = В ръката
pic-other-moves = Или
pic-play = Играй

# Без рисунки
pic-colour = { $colour ->
    [red] червено
    [blue] синьо
    [green] зелено
   *[yellow] жълто
}
pic-spoken-market = Пазар: { $cards }. В тестето: { $deck }.
pic-spoken-jackpots = Карти в джакпотите: { $jackpots }.
pic-spoken-player = { $player }: { pic-points }; ръка: { $hand }; { $way ->
    [none] няма редица.
    [rises] възходяща редица: { $line }.
    [falls] низходяща редица: { $line }.
   *[open] редица: { $line }.
}

# Помощ
pic-help =
    ## Ходове

    - цифрите вземат карта от пазара в редицата ти (`take 57 line`), буквите под тях – в ръката ти (`take 57 hand`)
    - `x` `v` `b` играят карта от ръката (`play 33`)
    - `c` затваря редицата, `d` приключва хода, `p` е пас в последната стъпка
    - червено ♥, синьо ♦, зелено ♣, жълто ★; картите с двоен ръб са облози
    - ↗ редицата се изкачва, ↘ слиза; (+4: 2/4) казва колко числа следват облога; ◉ е стартовият маркер; ▒▒ е карта в ръка, която не се показва
