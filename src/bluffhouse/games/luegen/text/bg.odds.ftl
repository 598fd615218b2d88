## Lügen: какво казва помощникът.

odds-bid = Само според твоите зарове залогът е верен с вероятност { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { bid-words }.
odds-heard = След всичко обявено е верен с вероятност { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { bid-words }.
odds-raise = Можеш да обявиш { bid-words }: вярно с вероятност { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
