## „Град на лъжите“: имена, подсказки, дневник, откази.

name = Град на лъжите
pitch = Трупай доказателства, подхвърляй лъжи на другите, кради и конфискувай и блокирай онова, което е насочено срещу теб.
players = 2–4 играчи
minutes = около 30 минути

# Карти
card-name = { $card ->
    [sure] Сигурно доказателство
    [double] Двойно доказателство
    [hidden] Скрито доказателство
    [interrogate] Разпит
    [block] Блокиране
    [reveal] Разкритие
    [swap] Размяна
    [trap] Капан
    [steal] Кражба
    [confiscate] Конфискация
    [false] Фалшиво доказателство
    [forge] Фалшификация
    [confuse] Объркване
   *[unknown] Карта
}
card-a = { $card ->
    [sure] „Сигурно доказателство“
    [double] „Двойно доказателство“
    [hidden] „Скрито доказателство“
    [interrogate] „Разпит“
    [block] „Блокиране“
    [reveal] „Разкритие“
    [swap] „Размяна“
    [trap] „Капан“
    [steal] „Кражба“
    [confiscate] „Конфискация“
    [false] „Фалшиво доказателство“
    [forge] „Фалшификация“
    [confuse] „Объркване“
   *[unknown] карта
}
card-the = { $card ->
    [sure] „Сигурно доказателство“
    [double] „Двойно доказателство“
    [hidden] „Скрито доказателство“
    [interrogate] „Разпит“
    [block] „Блокиране“
    [reveal] „Разкритие“
    [swap] „Размяна“
    [trap] „Капан“
    [steal] „Кражба“
    [confiscate] „Конфискация“
    [false] „Фалшиво доказателство“
    [forge] „Фалшификация“
    [confuse] „Объркване“
   *[unknown] картата
}
card-your = { $card ->
    [sure] твоята карта „Сигурно доказателство“
    [double] твоята карта „Двойно доказателство“
    [hidden] твоята карта „Скрито доказателство“
    [interrogate] твоята карта „Разпит“
    [block] твоята карта „Блокиране“
    [reveal] твоята карта „Разкритие“
    [swap] твоята карта „Размяна“
    [trap] твоята карта „Капан“
    [steal] твоята карта „Кражба“
    [confiscate] твоята карта „Конфискация“
    [false] твоята карта „Фалшиво доказателство“
    [forge] твоята карта „Фалшификация“
    [confuse] твоята карта „Объркване“
   *[unknown] твоята карта
}
given-a = { $given ->
    [sure] „Сигурно доказателство“
    [double] „Двойно доказателство“
    [hidden] „Скрито доказателство“
    [interrogate] „Разпит“
    [block] „Блокиране“
    [reveal] „Разкритие“
    [swap] „Размяна“
    [trap] „Капан“
    [steal] „Кражба“
    [confiscate] „Конфискация“
    [false] „Фалшиво доказателство“
    [forge] „Фалшификация“
    [confuse] „Объркване“
   *[unknown] карта
}
taken-a = { $taken ->
    [sure] „Сигурно доказателство“
    [double] „Двойно доказателство“
    [hidden] „Скрито доказателство“
    [interrogate] „Разпит“
    [block] „Блокиране“
    [reveal] „Разкритие“
    [swap] „Размяна“
    [trap] „Капан“
    [steal] „Кражба“
    [confiscate] „Конфискация“
    [false] „Фалшиво доказателство“
    [forge] „Фалшификация“
    [confuse] „Объркване“
   *[unknown] карта
}
evidence-a = { $evidence ->
    [sure] сигурно доказателство
    [double] двойно доказателство
    [hidden] скрито доказателство
   *[false] фалшиво доказателство
}
archetype-name = { $archetype ->
    [interrogator] разпитвачът
    [forger] фалшификаторът
    [analyst] аналитикът
   *[shadow] сянката
}
circle-name = { $circle ->
    [1] Кръг I
    [2] Кръг II
   *[3] Кръг III
}

# Ходове
move-lay = Слагам пред себе си { card-a }
move-interrogate = Разпитвам { $player }
move-reveal = Разкривам скрито доказателство на { $player }
move-swap = Разменям карта с { $player }
move-trap = Залагам капан на { $player }
move-steal = Крада от { $player }
move-confiscate = Конфискувам { evidence-a } на { $player }
move-false = Слагам фалшиво доказателство пред { $player }
move-forge = Подменям { evidence-a } на { $player } с фалшиво
move-confuse = Обърквам { $player }
move-allow = Допускам
move-block = Блокирам
move-give = Давам { card-the }
move-discard = Изхвърлям { card-the }
move-draw = Тегля я
move-bury = Слагам я най-отдолу
move-show = Показвам { card-the }
move-enough = Стига толкова
move-name = Назовавам { card-the }
move-random = Вземам случайна карта

# Дневник
event-begins = { $who ->
    [you] Партията започва. Първият ход е твой.
   *[other] Партията започва. Първият ход е на { $player }.
}
event-archetype = { $who ->
    [you] Твоят таен архетип: { archetype-name }.
   *[other] Тайният архетип на { $player }: { archetype-name }.
}
event-round = { $who ->
    [you] Рунд { $round }, { circle-name }. Започваш ти.
   *[other] Рунд { $round }, { circle-name }. Започва { $player }.
}
event-circle = { $circle ->
    [1] Започва Кръг I: фалшивите доказателства още не се броят.
    [2] Започва Кръг II: отсега нататък всяко фалшиво доказателство е −1.
   *[3] Започва Кръг III: отсега нататък се теглят две, играят се две и се пазят най-много шест.
}
event-turn = { $who ->
    [you] На ход си.
   *[other] На ход е { $player }.
}
event-reshuffle = { $count ->
    [one] От изхвърлените става ново тесте: { $count } карта.
   *[other] Изхвърлените се разбъркват в ново тесте: { $count } карти.
}
event-top = { $who ->
    [you] Най-отгоре на тестето виждаш { card-a }.
   *[other] { $player } поглежда най-горната карта на тестето.
}
event-keep = { $who ->
    [you] Оставяш я най-отгоре.
   *[other] { $player } я оставя най-отгоре.
}
event-bury = { $who ->
    [you] Слагаш { card-a } най-отдолу в тестето.
   *[other] { $player } слага { card-a } най-отдолу в тестето.
}
event-draw = { $who ->
    [you] Теглиш { card-a }.
   *[other] { $player } тегли { card-a }.
}
event-draw-none = { $who ->
    [you] Тестето и изхвърлените са празни: не теглиш нищо. След този рунд идва финалното броене.
   *[other] Тестето и изхвърлените са празни: { $player } не тегли нищо. След този рунд идва финалното броене.
}
event-evidence = { $card ->
    [hidden] { $who ->
        [you] Слагаш пред себе си скрито доказателство с лицето надолу.
       *[other] { $player } слага пред себе си скрито доказателство с лицето надолу.
    }
   *[other] { $who ->
        [you] Слагаш пред себе си { card-a }.
       *[other] { $player } слага пред себе си { card-a }.
    }
}
event-aim = { $whom ->
    [self] { $who ->
        [you] Играеш { card-a } върху свое { evidence-a }.
       *[other] { $player } играе { card-a } върху свое { evidence-a }.
    }
    [you] { $evidence ->
        [none] { $player } играе { card-a } срещу теб.
       *[some] { $player } играе { card-a } върху твое { evidence-a }.
    }
   *[other] { $who ->
        [you] { $evidence ->
            [none] Играеш { card-a } срещу { $rival }.
           *[some] Играеш { card-a } върху { evidence-a } на { $rival }.
        }
       *[other] { $evidence ->
            [none] { $player } играе { card-a } срещу { $rival }.
           *[some] { $player } играе { card-a } върху { evidence-a } на { $rival }.
        }
    }
}
event-allow = { $who ->
    [you] Допускаш { card-the }.
   *[other] { $player } допуска { card-the }.
}
event-block = { $who ->
    [you] Блокирано! Спираш { card-the } на { $rival }. И двете карти се изхвърлят.
   *[other] { $whom ->
        [you] Блокирано! { $player } спира { card-your }. И двете карти се изхвърлят.
       *[other] Блокирано! { $player } спира { card-the } на { $rival }. И двете карти се изхвърлят.
    }
}
event-empty = { $whom ->
    [you] Ръката ти е празна: { card-the } няма ефект.
   *[other] Ръката на { $rival } е празна: { card-the } няма ефект.
}
event-shadow = { $who ->
    [you] Ти избираш коя карта да се покаже.
   *[other] { $player } избира коя карта да се покаже.
}
event-shown = { $whom ->
    [you] { $player } вижда в ръката ти { card-a }.
   *[other] { $who ->
        [you] Виждаш в ръката на { $rival } { card-a }.
       *[other] { $player } вижда в ръката на { $rival } { card-a }.
    }
}
event-trapped = { $how ->
    [named] { $whom ->
        [you] { $player } назовава { card-a } и капанът ти я отнема.
       *[other] { $who ->
            [you] Назоваваш { card-a } и капанът ти я отнема на { $rival }.
           *[other] { $player } назовава { card-a } и капанът я отнема на { $rival }.
        }
    }
   *[random] { $whom ->
        [you] Капанът на { $player } ти отнема { card-a }.
       *[other] { $who ->
            [you] Капанът ти отнема на { $rival } { card-a }.
           *[other] Капанът на { $player } отнема на { $rival } { card-a }.
        }
    }
}
event-stolen = { $whom ->
    [you] { $player } краде от теб { card-a }.
   *[other] { $who ->
        [you] Крадеш от { $rival } { card-a }.
       *[other] { $player } краде от { $rival } { card-a }.
    }
}
event-give = { $who ->
    [you] Избираш за размяната { card-a }.
   *[other] { $player } избира за размяната { card-a }.
}
event-swapped = { $whom ->
    [you] { $player } ти дава { given-a } и получава в замяна { taken-a }.
   *[other] { $who ->
        [you] Даваш на { $rival } { given-a } и получаваш в замяна { taken-a }.
       *[other] { $given ->
            [unknown] { $player } и { $rival } си разменят по една карта.
           *[known] { $player } дава на { $rival } { given-a } и получава в замяна { taken-a }.
        }
    }
}
event-confiscated = { $whom ->
    [self] { $who ->
        [you] Махаш свое { evidence-a } от масата.
       *[other] { $player } маха свое { evidence-a } от масата.
    }
    [you] { $player } конфискува твое { evidence-a }.
   *[other] { $who ->
        [you] Конфискуваш { evidence-a } на { $rival }.
       *[other] { $player } конфискува { evidence-a } на { $rival }.
    }
}
event-planted = { $whom ->
    [you] { $player } слага фалшиво доказателство пред теб.
   *[other] { $who ->
        [you] Слагаш фалшиво доказателство пред { $rival }.
       *[other] { $player } слага фалшиво доказателство пред { $rival }.
    }
}
event-forged = { $whom ->
    [you] { $player } подменя твое { evidence-a } с фалшиво.
   *[other] { $who ->
        [you] Подменяш { evidence-a } на { $rival } с фалшиво.
       *[other] { $player } подменя { evidence-a } на { $rival } с фалшиво.
    }
}
event-second = { $who ->
    [you] Можеш да подмениш още едно доказателство.
   *[other] { $player } може да подмени още едно доказателство.
}
event-enough = { $who ->
    [you] Спираш дотук с фалшификацията.
   *[other] { $player } спира дотук с фалшификацията.
}
event-confused = { $whom ->
    [you] { $player } те обърква: в следващия си ход не играеш нищо.
   *[other] { $who ->
        [you] Объркваш { $rival }: в следващия си ход { $rival } не играе нищо.
       *[other] { $player } обърква { $rival }: в следващия си ход { $rival } не играе нищо.
    }
}
event-revealed = { $outcome ->
    [one] { $who ->
        [you] Твое скрито доказателство се разкрива: записва ти се +1.
       *[other] Скрито доказателство на { $player } се разкрива: записва се +1.
    }
    [two] { $who ->
        [you] Твое скрито доказателство се разкрива: записва ти се +2.
       *[other] Скрито доказателство на { $player } се разкрива: записва се +2.
    }
   *[false] { $who ->
        [you] Твое скрито доказателство се разкрива: фалшиво е и така ти се записва.
       *[other] Скрито доказателство на { $player } се разкрива: фалшиво е и така се записва.
    }
}
event-sabotage = { $count ->
    [1] { $who ->
        [you] Това е първият ти саботаж.
       *[other] Това е първият саботаж на { $player }.
    }
   *[other] { $who ->
        [you] Това е твоят саботаж номер { $count }.
       *[other] Това е саботаж номер { $count } на { $player }.
    }
}
event-archetype-seen = { $who ->
    [you] Вече всички знаят твоя архетип: { archetype-name }.
   *[other] Вече всички знаят архетипа на { $player }: { archetype-name }.
}
event-nothing = { $who ->
    [you] Нямаш карта, която може да се изиграе.
   *[other] { $player } няма карта, която може да се изиграе.
}
event-nothing-more = { $who ->
    [you] Нямаш втора карта, която може да се изиграе.
   *[other] { $player } няма втора карта, която може да се изиграе.
}
event-confusion = { $who ->
    [you] Объркването действа: в този ход не играеш нищо.
   *[other] Объркването действа: в този ход { $player } не играе нищо.
}
event-discard = { $who ->
    [you] Изхвърляш { card-a }.
   *[other] { $player } изхвърля { card-a }.
}
event-out = { $why ->
    [exposure] { $who ->
        [you] Собственото ти разкритие те разобличава: отпадаш. Ръката ти и всичко пред теб се изхвърлят.
       *[other] Собственото разкритие разобличава { $player } и { $player } отпада. Ръката и сложените карти се изхвърлят.
    }
   *[empty] { $who ->
        [you] Нямаш какво да теглиш и какво да играеш: отпадаш. Ръката ти и всичко пред теб се изхвърлят.
       *[other] { $player } няма какво да тегли и какво да играе и отпада. Ръката и сложените карти се изхвърлят.
    }
}
event-final-count = { $why ->
    [empty] Тестето и изхвърлените свършиха: време е за финалното броене. Всички скрити доказателства се разкриват.
   *[rounds] Последният рунд свърши: време е за финалното броене. Всички скрити доказателства се разкриват.
}
event-count = { $points ->
    [one] { $who ->
        [you] Твоят краен сбор: { $points } точка.
       *[other] Крайният сбор на { $player }: { $points } точка.
    }
   *[other] { $who ->
        [you] Твоят краен сбор: { $points } точки.
       *[other] Крайният сбор на { $player }: { $points } точки.
    }
}
event-win-truth = { $truth ->
    [one] { $who ->
        [you] Истината побеждава: имаш { $truth } точка.
       *[other] Истината побеждава: { $player } има { $truth } точка.
    }
   *[other] { $who ->
        [you] Истината побеждава: имаш { $truth } точки.
       *[other] Истината побеждава: { $player } има { $truth } точки.
    }
}
event-win-exposure = { $whom ->
    [you] { $count } лъжи те разобличават: { $player } печели.
   *[other] { $who ->
        [you] { $count } лъжи разобличават { $loser }: печелиш.
       *[other] { $count } лъжи разобличават { $loser }: { $player } печели.
    }
}
event-win-saboteur = { $count ->
    [one] { $who ->
        [you] Печелиш като саботьор с { $count } саботаж.
       *[other] { $player } печели като саботьор с { $count } саботаж.
    }
   *[other] { $who ->
        [you] Печелиш като саботьор с { $count } саботажа.
       *[other] { $player } печели като саботьор с { $count } саботажа.
    }
}
event-win-survivor = { $who ->
    [you] Всички други отпаднаха: оцеляваш и печелиш.
   *[other] Всички други отпаднаха: { $player } оцелява и печели.
}
event-win-count = { $points ->
    [one] { $who ->
        [you] Печелиш финалното броене с { $points } точка.
       *[other] { $player } печели финалното броене с { $points } точка.
    }
   *[other] { $who ->
        [you] Печелиш финалното броене с { $points } точки.
       *[other] { $player } печели финалното броене с { $points } точки.
    }
}
event-collective-lie = Всичко е равно: колективна лъжа. Никой не печели.

# Откази
refuse-notation = „{ $move }“ не е ход в „Град на лъжите“. Възможно е например sure, interrogate 2, confiscate 2 double, forge 2 sure, allow или block.
refuse-seat = На тази маса няма играч { $seat }: играчите са от 0 до { $last }.
    .clause = CL-1
refuse-evidence-word = „{ $card }“ не е доказателство, в което тази карта може да се цели.
    .clause = CL-13
refuse-asked = Срещу теб е насочена карта: първо я допусни (allow) или я блокирай (block).
    .clause = CL-16
    .taps = Срещу теб е насочена карта: първо я допусни или я блокирай.
refuse-no-block = Нямаш „Блокиране“ в ръката си.
    .clause = CL-16
refuse-not-asked = Сега срещу теб не е насочена карта: няма какво да допускаш или блокираш.
    .clause = CL-16
refuse-must-give = Тече размяна: първо избери картата, която даваш (give).
    .clause = CL-10
    .taps = Тече размяна: първо избери картата, която даваш.
refuse-give = Няма какво да даваш: не тече размяна.
    .clause = CL-10
refuse-must-discard = { $limit ->
    [one] Ръката ти е препълнена: изхвърляй, докато остане { $limit } карта.
   *[other] Ръката ти е препълнена: изхвърляй, докато останат { $limit } карти.
}
    .clause = CL-2
refuse-discard = Ръката ти не е препълнена: сега няма какво да изхвърляш.
    .clause = CL-2
refuse-must-draw = Първо реши за горната карта: draw (теглиш я) или bury (слагаш я най-отдолу).
    .clause = CL-A3
    .taps = Първо реши за горната карта: изтегли я или я сложи най-отдолу.
refuse-draw = Не те питат за горната карта: тегленето става от само себе си.
    .clause = CL-A3
refuse-must-show = Разпитват те: покажи карта (show).
    .clause = CL-A4
    .taps = Разпитват те: избери картата, която ще покажеш.
refuse-show = Сега няма какво да показваш.
    .clause = CL-A4
refuse-must-forge = Фалшификацията ти още тече: подмени още едно доказателство (forge) или спри дотук (enough).
    .clause = CL-A2
    .taps = Фалшификацията ти още тече: подмени още едно доказателство или спри дотук.
refuse-enough = Сега не тече твоя фалшификация.
    .clause = CL-A2
refuse-must-name = Капанът ти чака: назови карта, за която знаеш, че е в тази ръка (name), или вземи случайна (random).
    .clause = CL-11
    .taps = Капанът ти чака: избери карта, за която знаеш, че е в тази ръка, или случайна.
refuse-name = Сега никой твой капан не чака карта.
    .clause = CL-11
refuse-not-known = Не знаеш със сигурност за „{ card-name }“ в ръката на играч { $seat }: назови карта, за която знаеш, или вземи случайна (random).
    .clause = CL-11
    .taps = Не знаеш със сигурност за „{ card-name }“ в ръката на { $seat }: избери карта, за която знаеш, или случайна.
refuse-not-in-hand = В ръката ти няма „{ card-name }“.
    .clause = CL-3
refuse-self = Не можеш да играеш „{ card-name }“ срещу себе си.
    .clause = CL-9
refuse-target-out = Играч { $seat } е извън играта.
    .clause = CL-19
    .taps = { $seat } е извън играта.
refuse-no-hidden = Пред играч { $seat } няма скрито доказателство.
    .clause = CL-8
    .taps = Пред { $seat } няма скрито доказателство.
refuse-no-evidence = Пред играч { $seat } няма „{ card-name }“.
    .clause = CL-13
    .taps = Пред { $seat } няма „{ card-name }“.
refuse-swap-empty = Играч { $seat } няма карта за размяна.
    .clause = CL-10
    .taps = { $seat } няма карта за размяна.
refuse-swap-alone = Нямаш друга карта, която да дадеш.
    .clause = CL-10
refuse-no-false = За фалшификация ти трябва фалшиво доказателство в ръката.
    .clause = CL-14
refuse-one-evidence = В Кръг III само едната от двете ти карти може да е доказателство.
    .clause = CL-5

# Невъзможни позиции
position-card = „{ $where }“ трябва да е карта от играта, например "sure" или "trap", а не { $value }.
position-copies = { $copies ->
    [60] „{ $where }“: в кутията има само { $copies } карти, а не { $given }.
   *[other] „{ $where }“: в кутията има само { $copies } от „{ card-name }“, а не { $given }.
}
position-distinct = „{ $where }“: всеки архетип е само един, а { $value } се среща два пъти.
position-archetypes = „{ $where }“ е null точно когато се играе без архетипи.
position-eliminated = „{ $where }“: играч { $seat } е извън играта – няма карти и записано, не е на ход и никой не го пита.
position-alone = „{ $where }“: поне двама трябва още да са в играта.
position-decided = „{ $where }“: така партията вече е решена.
position-rounds = { $most ->
    [one] „{ $where }“: партията свършва след { $most } рунд.
   *[other] „{ $where }“: партията свършва след { $most } рунда.
}
position-plays = { $most ->
    [one] „{ $where }“: тук в един ход се играе най-много { $most } карта, а без изиграна карта няма и доказателство.
   *[other] „{ $where }“: тук в един ход се играят най-много { $most } карти, а без изиграна карта няма и доказателство.
}
position-pending = „{ $where }“: чакащата карта, кой я е изиграл, срещу кого е насочена и какво се пита, не се връзват.
position-know = „{ $where }“: онова, което се води известно, не отговаря на картите.
position-named = „{ $where }“: някой назовава карта от чужда ръка, за която не може да знае.
position-ended = „{ $where }“ не отговаря на останалото в позицията.
