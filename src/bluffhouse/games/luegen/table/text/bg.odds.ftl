## Lügen: какво казва помощникът.

odds-bid = След всичко чуто обявата е вярна с вероятност { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { bid-words }. Само според твоите зарове, каквото и да обявяват другите: { NUMBER($alone, style: "percent", maximumFractionDigits: 0) }.
odds-raise = Можеш да обявиш { bid-words }: вярно с вероятност { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.

## Какво пита задачата.

puzzle-doubt = „Лъжа!“ или по-висока обява?
