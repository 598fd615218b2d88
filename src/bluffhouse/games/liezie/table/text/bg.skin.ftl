## The Lie Zie на уеб масата.

skin-spread = { $verb ->
    [prize] Наградите
   *[take] Картите на масата, с гърба нагоре
}
skin-pile = { side-words }: { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
skin-hand = Твоята ръка
skin-card = { $front }, гръб { $back }
skin-spell = Играй { $number }
skin-pick = Докосни съседни карти, които дават по-голямо число.
skin-led = { $colour ->
    [r] Изиграно е червено
    [b] Изиграно е синьо
    [g] Изиграно е зелено
   *[y] Изиграно е жълто
}
skin-leads = { $player } започва.
skin-passed = пас
skin-ready = Първи с пълна ръка
skin-backs = { $player }, { $count ->
    [one] { $count } гръб
   *[other] { $count } гърба
}: { $cards }
skin-open-hand = Ръката на { $player }: { $cards }
skin-prizes = Наградите на { $player }: { $cards }
skin-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
skin-grab = { $phase ->
    [prize] Избери си награда. Половината от гърба ѝ е лъжа.
   *[draft] Грабни си карта. Половината от гърба ѝ е лъжа.
}

skin-fact-fooled = Една наградна карта измами { $player }: гърбът обещаваше { $promised }, лицето донесе { $points }.
skin-fact-lucky = { $player } извади късмет с наградна карта: гърбът обещаваше { $promised }, лицето донесе { $points }.
skin-fact-number = { $player } изигра най-голямото число в партията: { $number }.
skin-fact-stuck = { $player } остана с { $cards } карти в края на тур { $pass }.
skin-fact-first = { $player } остана без карти преди всички други { $firsts ->
        [one] веднъж
       *[other] { $firsts } пъти
    }.
skin-fact-beats = { $player } надви { $beats ->
        [one] едно число
       *[other] { $beats } числа
    } – повече от всички.
skin-fact-passes = { $player } пасува { $passes ->
        [one] веднъж
       *[other] { $passes } пъти
    }.

# Как се играе, до три картинки
how-1 = Половината от всеки гръб е лъжа. Вземай карти и слагай всяка в единия край на ръката си.
how-2 = Съседни карти от един цвят дават число. По-голямото бие по-малкото.
how-3 = Който рано се отърве от ръката си, избира награди. Печели този с най-много точки.
