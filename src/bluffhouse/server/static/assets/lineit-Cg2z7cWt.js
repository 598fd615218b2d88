var e=`name = Line-it
pitch = Строиш редица от карти, която се изкачва или слиза, прибираш точките в точния миг и грабваш джакпоти и облози.
players = 2–5 играчи
minutes = около 30 минути
option-players = Играчи на масата
option-bet_rule = Облогът се печели с поне толкова или с точно толкова числа след него
option-hand_limit = Колко карти побира ръката
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
event-market-cleared = На пазара останаха: { $cards }. Числата отиват в джакпотите си, облозите се изчистват.
event-deck-used-up = { $count ->
    [0] Тестето свърши до последната карта.
   *[other] Тестето свърши. Остатъкът му ({ $cards }) тръгва по същия път.
}
event-last-step = { $who ->
    [you] Последната стъпка: всеки може да изиграе още една карта от ръката си. Започваш ти.
   *[other] Последната стъпка: всеки може да изиграе още една карта от ръката си. Започва { $player }.
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
        [you] Делиш победата с { $points } точка.
       *[other] { $player } дели победата с { $points } точка.
    }
   *[other] { $who ->
        [you] Делиш победата с { $points } точки.
       *[other] { $player } дели победата с { $points } точки.
    }
}
refuse-notation = „{ $move }“ не е ход в Line-it: take 57 line, take +4 hand, play 33, close, done или pass.
refuse-card = Няма карта { $card }: числата са от 1 до 100, облозите са +3, +4 и +5.
refuse-place = Кажи къде да отиде { $card }: take { $card } line или take { $card } hand.
refuse-last-step = В последната стъпка можеш само да изиграеш карта от ръката си или да пасуваш.
refuse-pass = Можеш да пасуваш само в последната стъпка.
refuse-done = Първо вземи карта от пазара; после можеш да приключиш хода си.
refuse-close = Редицата ти е празна: няма какво да се затвори.
refuse-taken = В този ход вече взе карта.
refuse-played = В този ход вече изигра карта от ръката си.
refuse-not-in-market = { $card } не е на пазара.
refuse-not-in-hand = { $card } не е в ръката ти.
refuse-hand-full = { $limit ->
    [one] Ръката ти е пълна: тя побира { $limit } карта.
   *[other] Ръката ти е пълна: тя побира { $limit } карти.
}
refuse-second-bet = В редицата ти вече има облог.
refuse-fit = { $way ->
    [rises] { $card } не става: редицата ти е възходяща и продължава само с числа над { $last }.
   *[falls] { $card } не става: редицата ти е низходяща и продължава само с числа под { $last }.
}
odds-close = { $points ->
    [one] Ако затвориш редицата сега, получаваш { $points } точка; заедно със следващите редици се очакват { NUMBER($value, maximumFractionDigits: 1) }.
   *[other] Ако затвориш редицата сега, получаваш { $points } точки; заедно със следващите редици се очакват { NUMBER($value, maximumFractionDigits: 1) }.
}
odds-go-on = Ако продължиш редицата, се очакват { NUMBER($value, maximumFractionDigits: 1) } точки.
odds-grows = В следващия пазар има число, което става за редицата ти: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-jackpot = { $colour ->
    [red] В следващия пазар е третата червена карта за джакпота
    [blue] В следващия пазар е третата синя карта за джакпота
    [green] В следващия пазар е третата зелена карта за джакпота
   *[yellow] В следващия пазар е третата жълта карта за джакпота
} ({ $count ->
    [one] { $count } карта
   *[other] { $count } карти
}): { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
pic-you = Ти
pic-market = Пазар · тесте { $deck }
pic-last-step = Последната стъпка
pic-jackpots = Джакпоти
pic-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
pic-hand = ръка
pic-no-line = още няма редица
pic-to-line = В редицата
pic-to-hand = В ръката
pic-other-moves = Или
pic-play = Играй
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
    [rises] растяща редица: { $line }.
    [falls] намаляваща редица: { $line }.
   *[open] редица: { $line }.
}
pic-help =
    ## Ходове

    - цифрите вземат карта от пазара в редицата ти (\`take 57 line\`), буквите под тях – в ръката ти (\`take 57 hand\`)
    - \`x\` \`v\` \`b\` играят карта от ръката (\`play 33\`)
    - \`c\` затваря редицата, \`d\` приключва хода, \`p\` е пас в последната стъпка
    - червено ♥, синьо ♦, зелено ♣, жълто ★; картите с двоен ръб са облози
    - ↗ редицата расте, ↘ намалява; (+4: 2/4) казва колко числа следват облога; ◉ е жетонът за начало`;export{e as default};