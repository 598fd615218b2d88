## Какво брои симулацията на Lügen.

tally-bids = Обяви
tally-lies = Лъжи
tally-lies_called = Разкрити лъжи
tally-lies_uncalled = Неразкрити лъжи
tally-calls = „Лъжа!“
tally-calls_right = „Лъжа!“ с право
tally-points = Половинка от подложка за всяка загубена половина и още една точка за загубилия финала. По-малко е по-добре: всички печелят освен един.

rate-lies-bids = Обяви, които са лъжа
rate-lies_called-lies = Лъжи, които са разкрити
rate-calls_right-calls = „Лъжа!“ с право
