## „Град на лъжите“ в терминала: какво стои до картите.

pic-you = Ти
pic-round = Рунд { $round } · Кръг { $circle }
pic-deck = тесте { $deck } · изхвърлени { $discard }
pic-last-round = последен рунд
pic-truth = истина
pic-out = извън играта
pic-confused = объркан
pic-no-cards = няма карти
pic-noted = записано: { $notes }
pic-archetype = { $archetype ->
    [interrogator] разпитвач
    [forger] фалшификатор
    [analyst] аналитик
   *[shadow] сянка
}
pic-card = { $card ->
    [sure] Сигурно
    [double] Двойно
    [hidden] Скрито
    [interrogate] Разпит
    [block] Блокиране
    [reveal] Разкритие
    [swap] Размяна
    [trap] Капан
    [steal] Кражба
    [confiscate] Конфискация
    [false] Фалшиво
    [forge] Фалшификация
   *[confuse] Объркване
}
pic-aim = { $evidence ->
    [sure] , към сигурно доказателство
    [double] , към двойно доказателство
    [hidden] , към скрито доказателство
    [false] , към фалшиво доказателство
   *[none] { "" }
}
pic-pending = { $who ->
    [you] Играеш „{ pic-card }“ срещу { $rival }{ pic-aim }.
   *[other] { $whom ->
        [you] { $player } играе „{ pic-card }“ срещу теб{ pic-aim }.
       *[other] { $player } играе „{ pic-card }“ срещу { $rival }{ pic-aim }.
    }
}
pic-top = Най-отгоре на тестето: { pic-card }. Теглиш ли я, или я слагаш най-отдолу?
pic-seen = Видени: { $cards }
pic-seen-card = { pic-card } ({ $player }, рунд { $round })
pic-shown = В ръката на { $player }: { pic-card }

# Без рисунки
pic-spoken-hand = Твоята ръка: { $cards }.
pic-spoken-player = { $player }: { $cards ->
    [one] { $cards } карта
   *[other] { $cards } карти
} в ръка; истина { $truth }, фалшиви { $falses }, саботажи { $sabotage }; на масата: { $table }; записано: { $notes }{ $confused ->
    [yes] ; объркан.
   *[no] .
}

# Помощ
pic-help =
    ## Ходове

    - цифрите и буквите играят хода, пред който стоят (`sure`, `trap 2`, `forge 1 double`); стрелките минават от ход на ход, нагоре и надолу – от карта на карта
    - `a` допуска онова, което е насочено срещу теб, `b` го блокира; аналитикът тегли с `d` и слага най-отдолу с `b`; `e` приключва фалшификацията; с `a` капанът взема коя да е карта
    - ▮ карти в ръка, ✗ фалшиви доказателства и броят, който разобличава, ⚑ саботажи
    - на масата: ● сигурно, ◆ двойно, ▒ скрито, ✗ фалшиво; записано е какви са се оказали разкритите доказателства
