## Град на лъжите: какво казва помощникът.

odds-block = { $player } държи „Блокиране“: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-truth = { $player } може да събере нужната истина с едно доказателство в следващия си ход: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-exposure = { $player } има за теб „Фалшиво доказателство“ в следващия си ход: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-exposure-by = { $player } ще ти сложи фалшиво доказателство в следващия си ход, { $level ->
    [calculator] ако играе като пресметлив бот
   *[thumb] ако играе като опитен бот
}: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-trap = Капан за { $player } улучва карта, която се брои за саботаж: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-steal = Кражба от { $player } улучва карта, която се брои за саботаж: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.

## Какво пита задачата.

puzzle-doubt = Оставяш ли го, или се намесваш?
