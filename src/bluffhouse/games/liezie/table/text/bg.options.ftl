## The Lie Zie: за какво може да се разбере масата.

preset-first-hint = Само един тур, а картите се вземат спокойно, подред.
preset-quick-hint = Само един тур.

option-players = Играчи на масата
option-draft = Вземане на карти
    .hint = Едновременно е надпревара. Подред всеки има време да погледне.
option-draft-free = всички едновременно
option-draft-turns = по една, подред
option-lead_after_out = Кой започва, след като някой е излязъл?
    .hint = Тук печатните правила могат да се прочетат по няколко начина.
option-lead_after_out-most_cards = един рунд – този с най-много карти
option-lead_after_out-winner = победителят в рунда, ако не е излязъл
option-lead_after_out-most_cards_always = оттам нататък винаги този с най-много карти
option-passes = Турове
    .hint = Един тур е вземане, игра и избор на награди. При шестима са най-много четири.
