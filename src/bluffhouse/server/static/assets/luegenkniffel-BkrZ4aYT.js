var e=`name = Lügen-Kniffel
pitch = Ямб под чаши: хвърляш тайно, обявяваш каквото поискаш и се надяваш никой да не се усъмни. Най-хубаво е с трима или повече.
players = 2–8 играчи, най-добре поне 3
minutes = около 40 минути
option-players = Играчи на масата (най-добре поне 3: при двама вечното съмнение трудно се наказва)
option-truth = Вярно е само точното обявяване или и по-скромното от заровете
option-doubts = Отговаря се тайно или открито, един след друг
option-bonus = Бонус за горната част
option-bonus_at = Колко точки в горната част носят бонуса
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
move-keep = { $count ->
    [0] Не оставяй нищо, хвърли останалите
   *[other] Остави { $left }, хвърли останалите
}
move-say = Обяви: { said-words }
move-believe = Вярвам
move-doubt = Съмнявам се
event-starts = { $who ->
    [you] Хвърляш най-голямото число и започваш.
   *[other] { $player } хвърля най-голямото число и започва.
}
event-turn = { $who ->
    [you] Твой ред е: хвърляш всичките пет зара.
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
    [you] Всички отговориха: ти се усъмни.
   *[other] Всички отговориха: { $player } се усъмни.
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
        [you] Съмнението ти е вярно и записваш { $points } точка: { combination-words }.
       *[other] { $player } с право се съмнява и записва { $points } точка: { combination-words }.
    }
   *[other] { $who ->
        [you] Съмнението ти е вярно и записваш { $points } точки: { combination-words }.
       *[other] { $player } с право се съмнява и записва { $points } точки: { combination-words }.
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
            [you] Съмнението ти е вярно, но книфел никога не се записва на усъмнил се.
           *[other] { $player } с право се съмнява, но книфел никога не се записва на усъмнил се.
        }
       *[other] { $who ->
            [you] Съмнението ти е вярно, но това поле на картата ти вече е затворено: { combination-words }.
           *[other] { $player } с право се съмнява, но това поле вече е затворено: { combination-words }.
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
        [you] Делиш победата с { $points } точка.
       *[other] { $player } дели победата с { $points } точка.
    }
   *[other] { $who ->
        [you] Делиш победата с { $points } точки.
       *[other] { $player } дели победата с { $points } точки.
    }
}
refuse-notation = „{ $move }“ не е ход в Lügen-Kniffel: keep 4 4, say fours 3, say three 19, say fullhouse, believe или doubt.
refuse-face = На зара няма { $face }: числата са от 1 до 6.
refuse-combination = Няма комбинация „{ $name }“. Възможни са: { $allowed }.
refuse-points = { $kind ->
    [dice] „{ $move }“ не може да се обяви: кажи колко зара са, от { $name } 1 до { $name } 5.
    [total] „{ $move }“ не може да се обяви: кажи сбора на заровете, от { $name } 5 до { $name } 30.
   *[nothing] „{ $move }“ не може да се обяви: точките на тази комбинация са твърдо определени. Кажи само { $name }.
}
refuse-nothing-said = Още нищо не е обявено: няма на какво да се отговаря.
refuse-answer = Питат те за „{ $said }“: believe (вярвам) или doubt (съмнявам се).
refuse-filled = Там вече имаш точки: { combination-words }. Обяви друга комбинация.
refuse-struck = Това поле на картата ти е зачертано: { combination-words }. Обяви друга комбинация.
refuse-rolls = Вече хвърли три пъти: сега трябва да обявиш.
refuse-roll-one = Поне един зар трябва да се хвърли отново. Ако всичките ти харесват, обяви.
refuse-not-loose = Тези не можеш да оставиш: още не лежат { $dice }.
odds-said = Който играе само за това, го има след { $rolls ->
    [one] едно хвърляне
   *[other] { $rolls } хвърляния
} с вероятност { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { said-words }.
odds-habit = Ботовете изчислители, които обявяват това след толкова хвърляния, лъжат в { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } от случаите: { said-words }.
odds-stop = За това е най-добре да не хвърляш повече: { combination-words }. Носи { NUMBER($value, maximumFractionDigits: 1) } точки; вероятност да го имаш: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-leave = { $count ->
    [0] За това не оставяй нито един зар: { combination-words }
   *[other] За това остави { $left }: { combination-words }
}. Обещава { NUMBER($value, maximumFractionDigits: 1) } точки; вероятност да го имаш: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
pic-you = Ти
pic-short = { $combination ->
    [ones] 1
    [twos] 2
    [threes] 3
    [fours] 4
    [fives] 5
    [sixes] 6
    [three] 3е
    [four] 4е
    [fullhouse] Фу
    [small] мК
    [large] гК
    [kniffel] Кн
   *[chance] Ша
}
pic-rolling = { $who ->
    [you] Твой ред е · хвърляне { $rolls } от 3
   *[other] { $player } хвърля · хвърляне { $rolls } от 3
}
pic-over = Партията свърши
pic-last-turns = последни ходове: { $players }
pic-says = { $who ->
    [you] Обявяваш: { said-words }
   *[other] { $player } обявява: { said-words }
}
pic-answers = Отговори: { $answers }
pic-silent = Още нищо не е обявено.
pic-your-dice = Твоите зарове
pic-lying = лежат: { $dice }
pic-hidden = под чашите
pic-last-reveal = Последно показано: { $player }, { said-words }: { $shown }, { $truth ->
    [true] истина
   *[lie] лъжа
}; усъмниха се: { $doubters }
pic-revealed = { $who ->
    [you] Обявеното от теб: { said-words }
   *[other] Обявеното от { $player }: { said-words }
}
pic-verdict = { $truth ->
    [true] Това беше истината.
   *[lie] Това беше лъжа.
}
pic-doubters = Усъмниха се: { $doubters }
pic-roll = хвърли пак
pic-leave-none = не оставяй нищо, хвърли { $count }
pic-leave = остави { $left }, хвърли { $count }
pic-worth = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
pic-true = истина
pic-lie = лъжа
pic-spoken-card = { $player }: { pic-worth }; записано: { $fields }; черти: { $strikes }.
pic-spoken-dice = Твоите зарове: { $dice }. Лежат: { $lying }.
pic-help =
    ## Ходове

    - \`↑\` \`↓\` избират между ново хвърляне и отворените комбинации, \`←\` \`→\` – какво да оставиш или колко да обявиш
    - \`keep 4 4\` оставя две четворки и хвърля останалите; \`say fours 3\`, \`say three 19\`, \`say fullhouse\` обявяват
    - \`b\` вярва, \`d\` се съмнява
    - на картите · е отворено поле, ✗ – зачертано, ╱ – зачертано поле за лъжа`;export{e as default};