## Какво брои симулацията на Line-it.

tally-lines = Започнати редици
tally-numbers = Положени числа
tally-line_cards = Карти от редици
tally-bets_won = Спечелени облози
tally-bets_lost = Загубени облози
tally-bets = Положени облози
tally-jackpots = Спечелени джакпоти
tally-jackpot_cards = Карти от джакпоти
tally-hand_takes = Взети в ръката
tally-points = Картите в купчината плюс спечелените и минус загубените облози. Печели този с най-много точки; при равенство победата се дели.

rate-line_cards-numbers = Числа, които носят точки
rate-bets_won-bets = Облози, които се сбъдват
