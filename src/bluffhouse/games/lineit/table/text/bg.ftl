## Line-it: имена, подсказки, дневник, откази.

name = Line-it
pitch = Строиш редица от карти, която се изкачва или слиза, прибираш точките в точния миг и грабваш джакпоти и облози.
players = 2–5 играчи
minutes = около 30 минути

# Ходове
card-words = { $kind ->
    [bet] облога { $card }
   *[number] { $card }
}
move-take-line = Вземи { card-words } в редицата
move-take-hand = Вземи { card-words } в ръката
move-play = Изиграй { card-words } от ръката
move-close = Затвори редицата
move-done = Приключи хода
move-pass = Пас

# Дневник
event-market = { $who ->
    [you] Пазарът: { $cards }. Започваш ти.
   *[other] Пазарът: { $cards }. Започва { $player }.
}
event-take-line = { $who ->
    [you] Вземаш { $card } в редицата си.
   *[other] { $player } взема { $card } в редицата си.
}
event-take-hand = { $who ->
    [you] Вземаш { $card } в ръката си.
   *[other] { $player } взема { $card } в ръката си.
}
event-play = { $who ->
    [you] Изиграваш { $card } от ръката в редицата си.
   *[other] { $player } изиграва { $card } от ръката в редицата си.
}
event-jackpot = { $who ->
    [you] { $colour ->
        [red] Третата ти червена карта печели червения джакпот
        [blue] Третата ти синя карта печели синия джакпот
        [green] Третата ти зелена карта печели зеления джакпот
       *[yellow] Третата ти жълта карта печели жълтия джакпот
    }: { $count ->
        [one] { $count } карта за купчината ти с точки.
       *[other] { $count } карти за купчината ти с точки.
    }
   *[other] { $colour ->
        [red] С трета червена карта { $player } печели червения джакпот
        [blue] С трета синя карта { $player } печели синия джакпот
        [green] С трета зелена карта { $player } печели зеления джакпот
       *[yellow] С трета жълта карта { $player } печели жълтия джакпот
    }: { $count ->
        [one] { $count } карта за купчината с точки.
       *[other] { $count } карти за купчината с точки.
    }
}
event-close = { $who ->
    [you] { $count ->
        [0] Затваряш редицата си. Нито една карта не отива в купчината ти с точки.
        [one] Затваряш редицата си. { $count } карта отива в купчината ти с точки.
       *[other] Затваряш редицата си. { $count } карти отиват в купчината ти с точки.
    }
   *[other] { $count ->
        [0] { $player } затваря редицата си. Нито една карта не отива в купчината с точки.
        [one] { $player } затваря редицата си. { $count } карта отива в купчината с точки.
       *[other] { $player } затваря редицата си. { $count } карти отиват в купчината с точки.
    }
}
event-final-close = { $who ->
    [you] { $count ->
        [0] Редицата ти се затваря. Нито една карта не отива в купчината ти с точки.
        [one] Редицата ти се затваря. { $count } карта отива в купчината ти с точки.
       *[other] Редицата ти се затваря. { $count } карти отиват в купчината ти с точки.
    }
   *[other] { $count ->
        [0] Редицата на { $player } се затваря. Нито една карта не отива в купчината с точки.
        [one] Редицата на { $player } се затваря. { $count } карта отива в купчината с точки.
       *[other] Редицата на { $player } се затваря. { $count } карти отиват в купчината с точки.
    }
}
event-bet-won = { $who ->
    [you] { $after ->
        [one] Печелиш облога: +{ $value } ({ $after } число след него).
       *[other] Печелиш облога: +{ $value } ({ $after } числа след него).
    }
   *[other] { $after ->
        [one] { $player } печели облога: +{ $value } ({ $after } число след него).
       *[other] { $player } печели облога: +{ $value } ({ $after } числа след него).
    }
}
event-bet-lost = { $who ->
    [you] { $after ->
        [0] Губиш облога: −{ $value } (нито едно число след него).
        [one] Губиш облога: −{ $value } ({ $after } число след него).
       *[other] Губиш облога: −{ $value } ({ $after } числа след него).
    }
   *[other] { $after ->
        [0] { $player } губи облога: −{ $value } (нито едно число след него).
        [one] { $player } губи облога: −{ $value } ({ $after } число след него).
       *[other] { $player } губи облога: −{ $value } ({ $after } числа след него).
    }
}
event-done = { $who ->
    [you] Приключваш хода си.
   *[other] { $player } приключва хода си.
}
event-pass = { $who ->
    [you] Пасуваш.
   *[other] { $player } пасува.
}
event-market-cleared = На пазара останаха: { $cards }. Числата отиват в джакпотите си, облозите се изхвърлят.
event-deck-used-up = { $count ->
    [0] Тестето свърши до последната карта.
   *[other] Тестето свърши. Остатъкът му ({ $cards }) тръгва по същия път.
}
last-step-rule = { $rule ->
    [must] { $count ->
        [one] Последната стъпка: който държи подходяща карта, трябва да изиграе една.
       *[other] Последната стъпка: който държи подходящи карти, трябва да изиграе до { $count }.
    }
   *[may] { $count ->
        [one] Последната стъпка: всеки може да изиграе още една карта от ръката си.
       *[other] Последната стъпка: всеки може да изиграе още до { $count } карти от ръката си.
    }
}
event-last-step = { last-step-rule } { $who ->
    [you] Започваш ти.
   *[other] Започва { $player }.
}
event-win = { $points ->
    [one] { $who ->
        [you] Печелиш с { $points } точка.
       *[other] { $player } печели с { $points } точка.
    }
   *[other] { $who ->
        [you] Печелиш с { $points } точки.
       *[other] { $player } печели с { $points } точки.
    }
}
event-shared-win = { $points ->
    [one] { $who ->
        [you] Споделена победа: имаш { $points } точка.
       *[other] Споделена победа: { $player } има { $points } точка.
    }
   *[other] { $who ->
        [you] Споделена победа: имаш { $points } точки.
       *[other] Споделена победа: { $player } има { $points } точки.
    }
}

# Откази
refuse-notation = „{ $move }“ не е ход в Line-it: take 57 line, take +4 hand, play 33, close, done или pass.
refuse-card = Няма карта { $card }: числата са от 1 до 100, облозите са +3, +4 и +5.
    .clause = LI-1
refuse-place = Кажи къде да отиде { $card }: take { $card } line или take { $card } hand.
    .clause = LI-3
refuse-last-step = В последната стъпка се играят само карти от ръката; вече нищо не се взема и не се затваря.
    .clause = LI-13
refuse-pass = Можеш да пасуваш само в последната стъпка.
    .clause = LI-13
refuse-must = На тази маса в последната стъпка подходяща карта трябва да се изиграе.
    .clause = LI-13
refuse-done = Първо вземи карта от пазара; после можеш да приключиш хода си.
    .clause = LI-3
refuse-close = Редицата ти е празна: няма какво да се затвори.
    .clause = LI-5
refuse-taken = В този ход вече взе карта.
    .clause = LI-3
refuse-played = В този ход вече изигра карта от ръката си.
    .clause = LI-4
refuse-not-in-market = { $card } не е на пазара.
    .clause = LI-3
refuse-not-in-hand = { $card } не е в ръката ти.
    .clause = LI-4
refuse-hand-full = { $limit ->
    [one] Ръката ти е пълна: тя побира { $limit } карта.
   *[other] Ръката ти е пълна: тя побира { $limit } карти.
}
    .clause = LI-3
refuse-second-bet = В редицата ти вече има облог.
    .clause = LI-6
refuse-fit = { $way ->
    [rises] { $card } не става: редицата ти е възходяща и продължава само с числа над { $last }.
   *[falls] { $card } не става: редицата ти е низходяща и продължава само с числа под { $last }.
}
    .clause = LI-6

# Невъзможни позиции
position-card = „{ $where }“ трябва да е карта, от "1" до "100", "+3", "+4" или "+5", а не { $value }.
position-twice = „{ $where }“: има само една карта { $card }, а тя е в { $places }.
position-bet-thrice = „{ $where }“: има само два облога { $card }, а те са в { $places }.
position-bet = „{ $where }“ трябва да е уреден облог (3, 4, 5, −3, −4 или −5), а не { $value }.
position-piles = „{ $where }“ съдържат общо { $given } карти, но само { $most } числа не лежат другаде.
position-over = „{ $where }“: когато партията е свършила, никой не е на ход, последната стъпка е минала и редици няма.
position-last-step = „{ $where }“: в последната стъпка тестето и пазарът са празни, нищо не е взето, а който е изиграл всичко, което може, вече не е на ход.
position-market = „{ $where }“ трябва да има { $due } карти ({ $size } без взетите в този рунд), а не { $given }.
position-jackpot = { $colour ->
    [red] „{ $where }“: { $card } не е червено число.
    [blue] „{ $where }“: { $card } не е синьо число.
    [green] „{ $where }“: { $card } не е зелено число.
   *[yellow] „{ $where }“: { $card } не е жълто число.
}
position-hand = „{ $where }“ има { $given } карти, а ръката побира най-много { $limit }.
position-line = „{ $where }“: { $card } не става след картите пред нея.
