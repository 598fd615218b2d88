## Lügen-Kniffel в терминала: какво стои до чашите, заровете и картите.

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
pic-doubters = Съмнение от: { $doubters }
pic-roll = хвърли пак
pic-leave-none = не оставяй нищо, хвърли { $count }
pic-leave = остави { $left }, хвърли { $count }
pic-worth = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
pic-true = истина
pic-lie = лъжа

# Без рисунки
pic-spoken-card = { $player }: { pic-worth }; записано: { $fields }; черти: { $strikes }.
pic-spoken-dice = Твоите зарове: { $dice }. Лежат: { $lying }.
pic-answered = вече отговори

# Помощ
pic-help =
    ## Ходове

    - `↑` `↓` избират между ново хвърляне и отворените комбинации, `←` `→` – какво да оставиш или колко да обявиш
    - `keep 4 4` оставя две четворки и хвърля останалите; `say fours 3`, `say three 19`, `say fullhouse` обявяват
    - `b` вярва, `d` се съмнява
    - на картите · е отворено поле, ✗ – зачертано, ╱ – зачертано поле за лъжа
    - при отговорите ● значи отговорил тайно, … – още не
