## Lügen-Kniffel: имена, подкани, редове от дневника, откази.

name = Lügen-Kniffel
pitch = Ямб под чаши: хвърляш тайно, обявяваш каквото поискаш и се надяваш никой да не се усъмни.
players = 2–8 играчи, най-добре поне 3
minutes = около 40 минути

# Полетата на картата
combination-words = { $combination ->
    [ones] единици
    [twos] двойки
    [threes] тройки
    [fours] четворки
    [fives] петици
    [sixes] шестици
    [three] три еднакви
    [four] четири еднакви
    [fullhouse] фул
    [small] малка кента
    [large] голяма кента
    [kniffel] книфел
   *[chance] шанс
}

# Какво се обявява
said-words = { $combination ->
    [ones] { $dice ->
        [one] една единица
       *[other] { $dice } единици
    }
    [twos] { $dice ->
        [one] една двойка
       *[other] { $dice } двойки
    }
    [threes] { $dice ->
        [one] една тройка
       *[other] { $dice } тройки
    }
    [fours] { $dice ->
        [one] една четворка
       *[other] { $dice } четворки
    }
    [fives] { $dice ->
        [one] една петица
       *[other] { $dice } петици
    }
    [sixes] { $dice ->
        [one] една шестица
       *[other] { $dice } шестици
    }
    [three] три еднакви със сбор { $points }
    [four] четири еднакви със сбор { $points }
    [fullhouse] фул
    [small] малка кента
    [large] голяма кента
    [kniffel] книфел
   *[chance] шанс със сбор { $points }
}

# Ходове
move-keep = { $count ->
    [0] Не оставяй зар, хвърли отново
   *[other] Остави { $left }, хвърли останалите
}
move-say = Обяви: { said-words }
move-believe = Вярвам
move-doubt = Съмнявам се

# Дневник
event-starts = { $who ->
    [you] Хвърляш най-голямото число и започваш.
   *[other] { $player } хвърля най-голямото число и започва.
}
event-turn = { $who ->
    [you] Хвърляш петте зара под чашите си.
   *[other] { $player } хвърля петте зара под чашите.
}
event-dice = { $who ->
    [you] Надничаш под чашите: { $dice }.
   *[other] { $player } наднича под чашите: { $dice }.
}
event-leaves = { $who ->
    [you] { $count ->
        [0] Не оставяш нито един зар под чашата.
       *[other] Оставяш под чашата: { $left }.
    }
   *[other] { $count ->
        [0] { $player } не оставя нито един зар под чашата.
       *[other] { $player } оставя под чашата: { $left }.
    }
}
event-rolls-again = { $who ->
    [you] { $rolls ->
        [2] Хвърляш втори път.
       *[3] Хвърляш трети път.
    }
   *[other] { $rolls ->
        [2] { $player } хвърля втори път.
       *[3] { $player } хвърля трети път.
    }
}
event-say = { $who ->
    [you] Обявяваш: { said-words }.
   *[other] { $player } обявява: { said-words }.
}
event-answered = { $who ->
    [you] Вече отговори.
   *[other] { $player } вече отговори.
}
event-believes = { $who ->
    [you] Вярваш.
   *[other] { $player } вярва.
}
event-doubts = { $who ->
    [you] Съмняваш се.
   *[other] { $player } се съмнява.
}
event-nobody-doubts = { $who ->
    [you] Всички ти вярват. Заровете остават скрити.
   *[other] Всички вярват на { $player }. Заровете остават скрити.
}
event-doubted = { $who ->
    [you] Ти се усъмни.
   *[other] { $player } се усъмни.
}
event-reveal = { $who ->
    [you] { $truth ->
        [true] Чашите ти се вдигат: { $dice }. Това беше истината.
       *[lie] Чашите ти се вдигат: { $dice }. Това беше лъжа.
    }
   *[other] { $truth ->
        [true] { $player } вдига чашите: { $dice }. Това беше истината.
       *[lie] { $player } вдига чашите: { $dice }. Това беше лъжа.
    }
}
event-writes = { $points ->
    [one] { $who ->
        [you] Записваш { $points } точка: { combination-words }.
       *[other] { $player } записва { $points } точка: { combination-words }.
    }
   *[other] { $who ->
        [you] Записваш { $points } точки: { combination-words }.
       *[other] { $player } записва { $points } точки: { combination-words }.
    }
}
event-credited = { $points ->
    [one] { $who ->
        [you] Усъмни се с право и записваш { $points } точка: { combination-words }.
       *[other] { $player } се усъмни с право и записва { $points } точка: { combination-words }.
    }
   *[other] { $who ->
        [you] Усъмни се с право и записваш { $points } точки: { combination-words }.
       *[other] { $player } се усъмни с право и записва { $points } точки: { combination-words }.
    }
}
event-strikes-lie = { $who ->
    [you] Зачертаваш поле за лъжа: { combination-words }.
   *[other] { $player } зачертава поле за лъжа: { combination-words }.
}
event-strikes-points = { $who ->
    [you] { $points ->
        [0] Това е втората черта: зачертава се и полето ти за точки.
        [one] Това е втората черта: зачертава се и полето ти за точки и { $points } точка е загубена.
       *[other] Това е втората черта: зачертава се и полето ти за точки и { $points } точки са загубени.
    }
   *[other] { $points ->
        [0] Това е втората черта: зачертава се и полето за точки на { $player }.
        [one] Това е втората черта: зачертава се и полето за точки на { $player } и { $points } точка е загубена.
       *[other] Това е втората черта: зачертава се и полето за точки на { $player } и { $points } точки са загубени.
    }
}
event-no-effect = { $truth ->
    [true] { $who ->
        [you] Нямаш какво повече да зачертаеш: { combination-words }.
       *[other] { $player } няма какво повече да зачертае: { combination-words }.
    }
   *[lie] { $combination ->
        [kniffel] { $who ->
            [you] Усъмни се с право, но книфел никога не се записва на усъмнил се.
           *[other] { $player } се усъмни с право, но книфел никога не се записва на усъмнил се.
        }
       *[other] { $who ->
            [you] Усъмни се с право, но това поле на картата ти вече е затворено: { combination-words }.
           *[other] { $player } се усъмни с право, но това поле вече е затворено: { combination-words }.
        }
    }
}
event-finished = { $who ->
    [you] Картата ти е пълна.
   *[other] Картата на { $player } е пълна.
}
event-last-turns = Всеки, на чиято карта още има отворено поле, има един последен ход.
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
refuse-notation = „{ $move }“ не е ход в Lügen-Kniffel: keep 4 4, say fours 3, say three 19, say fullhouse, believe или doubt.
refuse-face = На зара няма { $face }: числата са от 1 до 6.
    .clause = LK-1
refuse-combination = Няма комбинация „{ $name }“. Възможни са: { $allowed }.
    .clause = LK-7
refuse-points = { $kind ->
    [dice] „{ $move }“ не може да се обяви: кажи колко зара са, от { $name } 1 до { $name } 5.
    [total] „{ $move }“ не може да се обяви: кажи сбора на заровете, от { $name } 5 до { $name } 30.
   *[nothing] „{ $move }“ не може да се обяви: точките на тази комбинация са винаги едни и същи. Кажи само { $name }.
}
    .clause = LK-7
refuse-nothing-said = Още нищо не е обявено: няма на какво да се отговаря.
    .clause = LK-10
refuse-answer = Питат те за „{ $said }“: believe (вярвам) или doubt (съмнявам се).
    .clause = LK-10
    .taps = Първо отговори за обявеното: вярваш или се съмняваш.
refuse-filled = Там вече имаш точки: { combination-words }. Обяви друга комбинация.
    .clause = LK-6
refuse-struck = Това поле на картата ти е зачертано: { combination-words }. Обяви друга комбинация.
    .clause = LK-6
refuse-rolls = Вече хвърли три пъти: сега трябва да обявиш.
    .clause = LK-3
refuse-roll-one = Поне един зар трябва да се хвърли отново. Ако всичките ти харесват, обяви.
    .clause = LK-4
refuse-not-loose = Тези не можеш да оставиш: избираш от { $dice }.
    .clause = LK-4

# Невъзможни позиции
position-points = „{ $where }“ трябва да е "x" или точки, които комбинацията може да даде ({ $allowed }), а не { $value }.
position-strikes = „{ $where }“: две черти зачертават и полето за точки; то трябва да е "x".
position-roller = „{ $where }“: играч { $seat } няма отворено поле и не може да е на ход.
position-lying = „{ $where }“ трябва да са сред заровете.
position-lying-many = „{ $where }“: след първото хвърляне още нищо не лежи, а после лежат най-много четири зара, защото един е хвърлен отново.
position-said = „{ $where }“ трябва да е обявяване като fours 3, three 19 или fullhouse, а не { $value }.
position-said-closed = „{ $where }“: това поле на картата на хвърлящия вече е затворено: { combination-words }.
position-answers = „{ $where }“: отговарят само другите играчи ({ $allowed }).
position-answers-all = „{ $where }“: ако всички бяха отговорили, ходът щеше да е свършил.
position-answers-order = „{ $where }“: при открити съмнения се отговаря подред, като се започва отляво на хвърлящия.
position-last-turns-needed = „{ $where }“: картата на играч { $seat } е пълна, затова трябва да се каже кой още има последен ход.
position-last-turns-early = „{ $where }“ трябва да е null, докато няма пълна карта.
position-last-turns = „{ $where }“ трябва да започва с хвърлящия, { $roller }, и да продължава по часовниковата стрелка, без повторения.
position-last-turns-full = „{ $where }“: картата на играч { $seat } е пълна, затова там няма последен ход.
position-shown = „{ $where }“ противоречи на показаните зарове.
position-doubters = „{ $where }“ трябва да са един или повече различни играчи без хвърлящия.
position-over = „{ $where }“: когато партията е свършила, има пълна карта, няма последни ходове ([]), хвърляния (0), зарове и обявяване.
position-rolloff = „{ $where }“: най-много { $most } хвърляния.
