## What the exact solvers refuse
unsolvable-players = { $room }: точно се решават само игри за двама, не за { $players }.
unsolvable-secrets = { $room }: не може да се реши точно: скрито е повече от ръка, раздадена в началото.
unsolvable-chances = { $room }: вероятностите на ръцете не са числа от 0 нагоре, чийто сбор е 1.
unsolvable-deal = { $room }: ръце, за които се твърди, че могат да се раздадат, не могат: { $why }
unsolvable-start = { $room }: още преди първия ход решава случаят.
unsolvable-dealt-otherwise = { $room }: ръцете се раздават с други вероятности, не с посочените.
unsolvable-more-hidden = { $room }: в началото е скрито повече от ръката на другия.
unsolvable-same-hands = { $room }: играч не може да различи две от своите ръце.
unsolvable-together = { $room }: няколко играчи може да са на ход едновременно.
unsolvable-again = { $room }: след „{ $move }“ отново решава случаят и не всички виждат какво; решават се само игри, в които ръцете се раздават веднъж (настройки: { $options }).
unsolvable-opening = { $room }: { $move } не е позволено там.
unsolvable-over = { $room }: след тези ходове партията е свършила или започва следващият рунд.
unsolvable-circles = { $room }: играта може да се върти в кръг.
unsolvable-legal = { $room }: позволените ходове зависят от ръцете.
unsolvable-ends = { $room }: дали партията продължава, зависи от ръцете.
unsolvable-future = { $room }: позиции, за които се твърди, че са еднакви, не продължават еднакво.
unsolvable-peeping = { $room }: играч научава нещо за ръката на другия преди края.
unsolvable-unseen = { $room }: играч не чува какво прави другият.
unsolvable-utility = { $room }: ползата от един резултат трябва да е число.
unsolvable-rounds = { $room }: не казва как се свързват няколко рунда.
unsolvable-rounds-differ = { $room }: рундовете не са една и съща игра, която печели или губи този, който я започва.
unsolvable-size = { $room }: дървото има { $positions } позиции, с { $hands } ръце това са { $numbers } числа; границата е { $limit }.

## What is no policy
policy-nobody = { $value } не е нито бот, нито функция на изглед или на наблюдения и маски.
policy-words = Функция на изглед трябва да дава ходове с вероятностите им, а не { $value }.
policy-illegal = Стратегията дава вероятност на { $move }, а позволени са само: { $moves }.
policy-shares = Вероятностите на една стратегия трябва да са числа от 0 нагоре със сбор 1, а не { $value }.
policy-shape = Стратегията трябва да дава ред за всяка ръка и вероятност за всяко действие, { $due } числа, а не { $given }.

## bluffhouse exploit
exploit-title = { $game }: с най-добрия възможен отговор
exploit-asking = Питаме { $bot }: { $done } от { $all } позиции …
exploit-solving = Търсим равновесието: { $done } от { $all } стъпки …
exploit-bot = Бот
exploit-exploitability = Уязвимост
exploit-secures = осигурява си, който започва
exploit-allows = допуска, който е втори
exploit-value = Стойност срещу себе си
exploit-positions = { $positions } позиции, по { $hands } ръце; 1 е победа, −1 е загуба
exploit-note = Уязвимост: колко печели един съвършен противник над това, което му се полага, средно за двете места; 0 е съвършена игра. Числата са точни, не са оценки. Бот, който търси, решава всеки път малко по-различно: със --samples се взема средното от няколко решения.
exploit-local-title = { $game }: с отговор, който гледа един ход напред
exploit-local-won = спечелено
exploit-local-low = от
exploit-local-high = до
exploit-local-note = Колко печели над това, което му се полага, който познава бота и гледа един ход напред, средно за двете места, с 95-процентен интервал. Това е долна граница: един съвършен противник печели поне толкова. 1 е победа, −1 е загуба.
exploit-local-nobody = „{ $bot }“ не може да бъде питан: със --local се назовават само ботове.
exploit-responder-title = { $game }: отговаря мрежа, която се е научила
exploit-responder-share = Дял от победата
exploit-responder-note = Колко печели над това, което ѝ се полага, мрежа, която { $steps } решения наред се е учила да отговаря на бота, заел всички други места: средно за всички места, с 95-процентен интервал, в { $matches } партии с друг късмет от този при ученето. Това е долна граница: който учи по-дълго, може да спечели повече. 1 е победа.
exploit-responder-one = С --responder се отговаря само на един бот, а не на „{ $bot }“: назови ниво, файл или свой бот.
exploit-responder-alone = --minutes, --steps, --out и --resume казват как една мрежа се учи да отговаря на бот: добави --responder.

## bluffhouse certificate
certificate-title = { $game }: колко силни са ботовете и колко трудно се надиграват
certificate-slowest = най-бавно, ms
certificate-against = Дял от победите срещу
certificate-note = Измерено на { $date } с: { $command }. Уязвимостта е точна, в малкия двойник на играта ({ $twin }): колко печели там един съвършен противник над това, което му се полага, от 1. Дяловете са от { $games } партии за двама, с 95-процентни интервали. За повече от двама играчи нищо не се обещава; а колко би спечелил един съвършен противник в цялата игра, никой не знае.
certificate-none = За ботовете на „{ $room }“ още нищо не е измерено. Измерете ги: bluffhouse certificate { $room } --make FILE
certificate-rules = Измереното за „{ $room }“ от { $date } е по други правила. Измерете наново: bluffhouse certificate { $room } --make FILE
certificate-unreadable = Измереното за „{ $room }“ не може да се прочете: { $why }
