## The Lie Zie в терминала: какво стои до картите.

pic-you = Ти
pic-pass = Тур { $number } от { $passes }
pic-phase = { $phase ->
    [draft] вземане на карти
    [play] игра
    [prize] награди
   *[over] край
}
pic-to-beat = за надвишаване:
pic-unplaced = Взета карта:
pic-you-lead = Ти започваш: една карта или две-три съседни от един цвят.
pic-revealed = Наградите се обръщат

# Без рисунки
pic-spoken-table = { $phase ->
    [draft] Гърбове на масата: { $cards }.
   *[other] Гърбове в купчината с награди: { $cards }.
}
pic-spoken-number = За надвишаване: { $number } от { $player }.
pic-spoken-backs = { $player }, гърбове отляво надясно: { $cards }.
pic-spoken-prizes = { $shown ->
    [fronts] { $player }, награди: { $cards }.
   *[backs] { $player }, гърбове на наградите: { $cards }.
}
pic-spoken-hand = Ръката ти отляво надясно: { $cards }.
pic-spoken-unplaced = Взе { $card }. Наляво или надясно?
pic-spoken-points = { $points ->
    [one] { $player }: { $cards }; { $points } точка.
   *[other] { $player }: { $cards }; { $points } точки.
}

# Помощ
pic-help =
    ## Ходове

    - цифри и букви вземат карта по гърба ѝ (`take r3`), избират награда (`prize y4`) или играят карти от ръката ти (`play 4 2`: две карти от четвъртата нататък)
    - `1` и `2` слагат взетата карта в левия или десния край (`left`, `right`); `p` пасува (`pass`)
    - червено ♥, синьо ♦, зелено ♣, жълто ★; гърбовете са на тъмен фон и половината от това, което показват, е лъжа
    - ◆ брои награди, ✓ е готов пръв, – е пасувал, 1. е излязъл пръв
