## Браузърът: вратата, масата, повторението.

web-title = Bluffhouse: къщата на игрите с лъжи
web-motto = Къщата на игрите с лъжи
web-invitation = Пет игри, в които истината е само една от възможностите. Седни срещу ботове или прати връзка на приятелите си. Без регистрация.
web-guest = Гост
web-offline = Няма връзка с къщата. Провери мрежата и опитай пак.
web-close = Затвори
web-cancel = Отказ
web-save = Запази
web-do-it = Да, давай
web-sure = Наистина ли?
web-yes = да
web-no = не
web-language = Език
web-dark = Тъмни цветове
web-theme = Цветове
web-theme-name = { $theme ->
    [light] светли
    [dark] тъмни
   *[auto] като на устройството
}

# Вратата
web-your-name = Твоето име
web-choose-face = Избери си лице
web-face = { $face ->
    [fox] Лисица
    [owl] Бухал
    [cat] Котка
    [bear] Мечка
    [hare] Заек
    [frog] Жаба
    [badger] Язовец
    [goat] Коза
    [raven] Гарван
    [pig] Прасе
    [hedgehog] Таралеж
   *[wolf] Вълк
}
web-table-code = Код на маса
web-join = Сядам
web-watch = Гледам
web-rules = Правила
web-rules-of = Правила на { $game }
web-rules-search = Търсене в правилата
web-rules-found = { $count ->
    [0] Тук за това не се говори. Опитай с друга дума.
    [one] { $count } раздел
   *[other] { $count } раздела
}
web-why-rule = Правилото
web-play-bots = Срещу ботове
web-play-friends = С приятели
web-learn = Научи се
web-open-table = Отвори маса
web-open-table-hint = След това получаваш връзка, код и QR код за приятелите. Празните места заемат ботове.
web-lobby = Отворени маси
web-lobby-state = { $state ->
    [waiting] { $free ->
        [0] всички места са заети
        [one] { $free } свободно място
       *[other] { $free } свободни места
    }
    [over] между две партии
   *[other] играят
}
web-bot-level = Бот
web-level = { $level ->
    [random] лекомислен
    [thumb] опитен
    [calculator] пресметлив
    [thinker] далновиден
    [master] майстор
   *[other] { $level }
}
web-personas = Характер на бота
web-certified-exploitable = Измерено: съвършен противник му взема { NUMBER($stake, minimumFractionDigits: 2, maximumFractionDigits: 2) } от залога в малкия двойник на играта.
web-certified-learnt = Измерено: противник, който се е учил да му отговаря, му взема { NUMBER($stake, minimumFractionDigits: 2, maximumFractionDigits: 2) } от залога или повече.
web-certified-share = Измерено: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } (от { NUMBER($low, style: "percent", maximumFractionDigits: 0) } до { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) от { $matches } партии срещу „{ $level }“.
web-certified-more = Сертификатът
web-persona = { $persona ->
    [honest] честен
    [cautious] предпазлив
    [reckless] безразсъден
    [suspicious] недоверчив
   *[none] уравновесен
}
web-clock = Часовник
web-clock-choice = { $clock ->
    [fast] по 2 минути и още 10 секунди на ход
    [calm] по 10 минути и още 30 секунди на ход
    [days-1] един ден за ход
    [days-2] два дни за ход
    [days-3] три дни за ход
    [days-7] една седмица за ход
   *[none] без часовник
}
web-calling = { $obstacle ->
    [insecure] При затворена страница тук не става: нужен е адрес с https:// (или localhost), а тази страница дойде по http://.
    [unable] При затворена страница този браузър не може. На iPhone и iPad: сподели страницата, „Добави към началния екран“, и я отвори оттам.
    [denied] Този браузър не допуска известия от тази къща: разреши ги в настройките му за страницата.
    [none] При затворена страница тази къща не може да те повика: собственикът ѝ не го е настроил.
   *[no] И когато страницата е затворена. Казва се само коя е масата и чий е редът, никога нещо от ръка.
}
web-delay = Зрителите го виждат
web-delay-choice = { $delay ->
    [0] веднага
    [one] секунда по-късно
   *[other] { $delay } секунди по-късно
}
web-delay-hint = За стриймъри: който само гледа, вижда всичко чак тогава, а кодът е скрит.
web-streamed = { $behind ->
    [true] { $open ->
        [true] с { $delay } сек., открито
       *[false] със закъснение от { $delay ->
            [one] секунда
           *[other] { $delay } секунди
        }
    }
   *[false] { $open ->
        [true] на живо, открито
       *[false] предава се на живо
    }
}
web-show = Зрителите могат да виждат ръката ми { $delay ->
    [one] секунда
   *[other] { $delay } секунди
} по-късно
web-show-who = Съгласни: { $players }. { $missing ->
    [0] В тази партия зрителите виждат всички ръце и никой вече не може да седне.
   *[other] Още не: { $others }.
}
web-show-trust = Да гледа може всеки, също и който играе: съгласи се само ако закъснението е по-дълго от един рунд.
web-shows = показва ръката си
web-late = Когато времето изтече
web-late-choice = { $late ->
    [bot] бот прави само този ход
   *[wait] масата чака
}
web-slow-hint = Не е нужно да си тук: затвори страницата и се върни, когато е твой ред.
web-days-left = { $days } д { $hours } ч
web-vacation = Отпуск
web-vacation-hint = Дотогава времето ти спира, до 21 дни в една партия.
web-vacation-days = { $days ->
    [one] един ден
   *[other] { $days } дни
}
web-vacation-go = Тръгвам
web-vacation-until = Няма те до { $until }.
web-vacation-back = Върнах се
web-on-vacation = отсъства до { $until }
web-pace = Разкриване
web-pace-choice = { $pace ->
    [off] веднага
    [quick] бързо
    [dramatic] с напрежение
   *[normal] нормално
}
web-public = Всеки може да намери тази маса
web-odds-allowed = Помощта с шансовете е позволена
web-house-rules = Домашни правила
web-presets = Как играете
web-own-rules = Собствена смесица от правила.
web-not-printed = { $count ->
    [0] различно от печатните правила
    [one] 1 правило е различно от печатното
   *[other] { $count } правила са различни от печатните
}
web-table-rules = Как се играе на тази маса

# Пред масата
web-no-table = Няма маса { $code }.
web-to-door = Към вратата
web-table-of = { $count ->
    [0] Маса { $code }. Още няма никого.
   *[other] Маса { $code }. Тук са: { $people }.
}
web-sit-down = Сядам
web-full = Всички места са заети. Можеш да гледаш.
web-other-key = Чужд стол?
web-other-key-what = Тази връзка ще те сложи на чужд стол. Този браузър вече има свое място на маса { $code } и ще изгуби ключа за него. Ако не знаеш чий е столът, остани на своя.
web-keep-mine = Оставам на моето място
web-take-other = Вземам другия стол
web-join-again = Сядам отново
web-bye = { $reason ->
    [kicked] Домакинът те помоли да станеш от масата.
    [closed] Домакинът затвори тази маса.
    [replaced] Играеш в друг прозорец или на друго устройство.
    [bad] Този браузър вече няма валиден ключ за масата.
   *[other] Къщата прекъсна връзката.
}
web-play-here = Предпочитам да играя тук
web-line = { $line ->
    [connecting] свързване …
    [waiting] връзката прекъсна, нов опит …
    [ended] няма връзка
   *[open] има връзка
}

# Преди партията
web-seats = Места
web-seat = Място { $seat }
web-free-seat = свободно
web-you = ти
web-host = домакин
web-gone = отсъства
web-uses-odds = ползва шансовете
web-bot = Бот
web-no-bot = никой
web-bot-on-seat = Бот на място { $seat }
web-persona-on-seat = Характер на бота на място { $seat }
web-sit-here = Сядам тук
web-kick = Отпрати
web-kick-whom = Отпрати { $name }
web-kick-sure = Да отпратим ли { $name } от масата? По време на партия мястото поема бот. Половин час никой от същата мрежа не може да дойде, освен ако не позволиш.
web-move-up = Премести място { $seat } нагоре
web-start = { $free ->
    [0] Започваме
    [one] Започваме (с { $free } бот)
   *[other] Започваме (с { $free } бота)
}
web-settings = Настройки
web-host-starts = Домакинът започва партията.
web-invite = Приятелите идват с връзката, с кода или с камерата:
web-qr = QR код с връзката към тази маса
web-share = Сподели връзката
web-copied = Копирано
web-people = Хора
web-watching = { $count ->
    [0] Никой не гледа.
    [one] Един гледа: { $players }.
   *[other] Гледат { $count }: { $players }.
}
web-mute = Отнеми думата
web-unmute = Върни думата
web-muted = Домакинът ти отне думата
web-make-host = Направи домакин
web-lock = Заключи масата: никой нов не може да дойде
web-ban = { $minutes ->
    [one] Домакинът отпрати { $name }. Още { $minutes } минута никой от същата мрежа не може да дойде.
   *[other] Домакинът отпрати { $name }. Още { $minutes } минути никой от същата мрежа не може да дойде.
}
web-lift = Пусни пак
web-acts = Какво направиха домакините
web-acts-none = Засега нищо.
web-act = { $what ->
    [kick] { $by } отпрати { $whom }.
    [lift] { $by } пак пуска хора от мрежата на { $whom }.
    [lock] { $by } заключи масата.
    [unlock] { $by } отключи масата.
    [mute] { $by } отне думата на { $whom }.
    [unmute] { $by } върна думата на { $whom }.
    [host] { $by } направи { $whom } домакин.
    [heir] Домакинът го нямаше: сега домакин е { $whom }.
    [swap] { $by } размени места { $seat } и { $other }.
    [bot] { $by } сложи бота { $whom } на място { $seat }.
    [empty] { $by } махна бота от място { $seat }.
    [change] { $by } промени настройките.
    [pause] { $by } спря партията за малко.
    [resume] { $by } пусна партията да продължи.
    [admit] { $by } се съгласи { $whom } да поеме място { $seat }.
   *[decline] { $by } не се съгласи { $whom } да поеме място { $seat }.
}

# Партията
web-telling = Всички гледат масата …
web-look-up = Вдигни поглед!
web-skip = Напред
web-your-turn = Твой ред е!
web-turn-all = Всички мислят …
web-turn-many = { $count } от вас мислят …
web-turn-of = { $count ->
    [one] { $players } мисли …
   *[other] { $players } мислят …
}
web-wait = Един момент …
web-you-watch = Ти гледаш.
web-ask-seat = Искам място
web-back-to-seat = Обратно на мястото ти
web-asks = { $name } иска да продължи вместо { $bot }. { $of ->
    [you] Може ли?
    [table] Всички играещи трябва да се съгласят.
   *[host] Решава домакинът.
}
web-asks-you = Искаш да продължиш вместо { $bot }. { $of ->
    [table] Всички играещи, които са тук, трябва да се съгласят.
   *[host] Решава домакинът.
}
web-asks-like = Идва от същата мрежа като { $name } (стана по време на тази партия).
web-agree = Може
web-disagree = Не сега
web-agreed = Ти се съгласи.
web-never-mind = Отказвам се
web-match-over = Партията свърши
web-match-picture = Сподели картинка от партията
web-paused = Домакинът спря партията за малко.
web-hasty = В къщата е оживено: ботовете засега мислят по-малко.
web-failing = { $bots } не намери ход навреме: вместо него играе пресметлив бот.
web-away = { $count ->
    [one] { $players } липсва; скоро го замества бот.
   *[other] { $players } липсват; скоро ги заместват ботове.
}
web-panels = Още
web-log = Дневник
web-chat = Чат
web-odds = Шансове
web-nothing-yet = Още нищо не се е случило.
web-nobody-said = Още никой нищо не е казал.
web-say = Кажи нещо
web-send = Прати
web-emotes = Покажи какво чувстваш
web-emote = { $emote ->
    [cheers] Наздраве!
    [laugh] Смях
    [liar] Лъжец!
    [wow] Леле
    [think] Хм
    [cry] Плач
    [angry] Яд
   *[hurry] Хайде де!
}
web-odds-on = Покажи ми шансовете
web-odds-public = Всички виждат кой ползва тази помощ.
web-odds-users = Шансовете ползва: { $players }.
web-no-odds = Шансовете се виждат, когато е твой ред.
web-on-table = На масата
web-moves = Твоите ходове
web-moves-count = { $count ->
    [one] Твой ход: възможен е само един
   *[other] Твой ход: възможни са { $count }
}
web-find-move = Намери ход
web-more-moves = Покажи още { $count }
web-no-such-move = Няма такъв позволен ход.
web-undo = Върни хода
web-wish-forced = Играй вместо мен, щом няма избор
web-wish-passive = До края на този ход винаги: { $move }
web-result = { $mine ->
    [won] Печелиш!
    [lost] Губиш.
   *[other] Партията свърши.
}
web-score = { $score ->
    [one] { $score } точка
   *[other] { $score } точки
}
web-wins = печели
web-winners = { $count ->
    [one] { $players } печели!
   *[other] { $players } печелят!
}
web-rematch = Реванш
web-host-rematch = Домакинът може да започне реванш.

# Менюто
web-menu = Меню
web-sound = Звук
web-habit = { $habit ->
    [list] Списък вместо картинки (за клавиатура и екранен четец)
    [cup] Този телефон е моята чаша: масата е на телевизора
    [sound] Звук
    [vibration] Вибрация
    [confirm] Задържане или двойно докосване за ход, който не може да се върне
   *[notify] Извести ме, когато е мой ред
}
web-pause = Пауза
web-resume = Играем нататък
web-tv = Покажи на телевизора
web-shout = Задръж или докосни два пъти.
web-shout-again = Още веднъж!
web-volume = Сила на звука
web-tv-open = Отвори { $address } и въведи кода
web-tv-free = { $free ->
    [0] Всички места са заети.
    [one] Има едно свободно място.
   *[other] Има { $free } свободни места.
}
web-tv-sound = Включи звука
web-how = Така се играе
web-personal-link = Копирай личната ми връзка
web-stand = Ставам и гледам
web-leave = Напускам масата
web-stand-sure = Зрителите виждат ръцете на всички в тази партия. Който стане, може да седне отново чак за следващата; дотогава вместо него играе бот.
web-leave-sure = Напускаш ли масата? По време на партия мястото ти поема бот.
web-forget = Напускам и искам да ме забравят
web-forget-sure = Напускаш ли и искаш ли да те забравят? Името, картинката, думите и ключът ти се изтриват оттук завинаги, и в завършените партии. Изиграното остава, с „Някой“ на твоето място.
web-close-table = Затвори масата
web-close-sure = Да се затвори ли масата за всички и завинаги?

# Повторението
web-replay = Повторение
web-back = Назад
web-record = Свали записа
web-eyes = През очите на
web-all-open = всички (всичко открито)
web-spectator = зрител
web-first = В началото
web-previous = Стъпка назад
web-next = Стъпка напред
web-last = В края
web-go-on = Пусни
web-step = Стъпка
web-next-moment = Към следващото разкриване
web-share-moment = Сподели този момент
web-moment-picture = Като картинка
web-fair = Честна ли беше случайността?
web-fair-kept = Проверено от този браузър: случайността беше решена преди първия ход и никой не я е променял.
web-commitment = Обещание:
web-seed = Начално число:
web-seal = Печатът на къщата:
web-receipt = Запази разписката на това устройство
web-receipt-what = С нея и със записа „bluffhouse verify record.json --receipt receipt.json“ проверява на всеки компютър, на който вярваш, че всеки зар и всяка карта, които са ти показани, са дошли от тази случайност.
web-unfair = Нещо не е наред със случайността!
web-unfair-what = Накрая запази записа и разписката на това устройство („Честна ли беше случайността?“): заедно те го доказват.
web-dealing = Устройствата на масата определят случайността заедно …

# Първата партия
web-guide = Твоят водач
web-guide-on = Нататък
web-guide-move = Добър ход:
web-guide-mixture = Така редува майсторът: { $mixture }
web-guide-end = Край
web-guide-waits = Гледай какво правят другите.
web-guide-over = Това беше първата ти партия!
web-guide-stop = Стига ли засега?
web-guide-known = Това вече го можеш
web-guide-finish = Доиграй тази партия
web-guide-play = Сега истинска партия
web-guide-rules = Прочети правилата
web-guide-back = Обратно към урока
web-guide-alone = Нататък без подсказки

# Задачата на деня
web-puzzle = Задачата на деня
web-puzzle-what = По една позиция на ден: какво ще направиш?
web-puzzle-solve = Реши я
web-puzzle-again = Виж я пак
web-puzzle-yesterday = Предният ден
web-puzzle-today = Днес
web-puzzle-streak = { $days ->
    [one] { $days } ден поред
   *[other] { $days } дни поред
}
web-puzzle-share = Сподели без отговора

# Разборът
web-review = Разбор
web-review-what = Колко струваше всяко решение? Къщата го преценява според това, което играчът е можел да знае, а късметът се смята отделно от играта.
web-review-ask = Направи разбор
web-review-whose = Чии решения
web-review-all = Покажи всички решения
web-review-none = Нищо не се откроява: нито гаф, нито блестяща лъжа.
web-review-asks = Къщата премисля …

# Вечерта
web-evening-title = Една вечер в Bluffhouse
web-evening-whole = Вечерта
web-evening-so-far = { $count ->
    [one] Тази вечер: една партия
   *[other] Тази вечер: { $count } партии
}
web-evening-matches = { $count ->
    [0] още няма партия
    [one] една партия
   *[other] { $count } партии
}
web-evening-ended = вечерта приключи
web-evening-who = Име
web-evening-share = Дял
web-evening-won = Победи
web-evening-owes = Почерпки
web-evening-of = { $won } от { $matches }
web-evening-since = от партия { $match }
web-evening-left = си тръгна
web-evening-house = { $count ->
    [one] Веднъж последен беше бот: почерпката е от къщата.
   *[other] { $count } пъти последен беше бот: тези почерпки са от къщата.
}
web-evening-games = Игра по игра
web-evening-how = Всяка партия има една победа и победителите си я делят. Който е последен, дължи почерпка за компанията; какво ще има в чашите, решавате вие.
web-evening-list = Партиите
web-evening-none = На тази маса още няма завършена партия.
web-evening-picture = Запази като картинка
web-evening-link = Копирай връзката
web-evening-settle = { $count ->
    [one] Почерпка дължи { $players }.
   *[other] Почерпки дължат { $players }.
}
web-owes-round = { $count ->
    [one] { $players } дължи почерпка.
   *[other] { $players } дължат по една почерпка.
}
web-to-table = Към масата
web-ready = Да играем!
web-ready-again = Пак!
web-ready-who = { $count ->
    [one] Иска да играе: { $players }.
   *[other] Искат да играят ({ $count }): { $players }.
}
web-next-game = Друга игра
web-next-votes = { $count ->
    [one] Едно желание за { $game }.
   *[other] { $count } желания за { $game }.
}
web-next-votes-few = { $count ->
    [one] 1 желание
   *[other] { $count } желания
}
web-next-too-many = Могат да играят най-много { $most }: другите гледат.
web-next-host-hint = Всеки запазва място. Важат домашните правила от последния път; можеш да ги промениш, преди да започнете.
web-next-guest-hint = Домакинът вижда какво ти се играе.
web-note = { $what ->
    [join] { $who } седна на масата.
    [watch] { $who } дойде да гледа.
    [sit] { $who } зае място.
    [stand] { $bot ->
        [yes] { $who } стана от мястото си; продължава бот.
       *[no] { $who } стана от мястото си.
    }
    [leave] { $bot ->
        [yes] { $who } си тръгна; продължава бот.
       *[no] { $who } си тръгна.
    }
    [kick] { $bot ->
        [yes] { $by } отпрати { $who }; продължава бот.
       *[no] { $by } отпрати { $who }.
    }
    [host] { $by_whom ->
        [host] { $by } направи { $who } домакин.
       *[self] { $who } вече е домакин.
    }
    [moved] { $who } вече играе на друго устройство.
    [bot] { $who } отсъства: междувременно играе бот.
   *[back] { $who } се върна.
}

# Твоите маси
web-your-tables = Твоите маси
web-your-state = { $state ->
    [playing] другите мислят
    [paused] на пауза
    [waiting] още не е започнала
   *[over] партията свърши
}
web-with-bots = с ботове
web-more-tables = { $count ->
    [one] Още една
   *[other] Още { $count }
}

# Да вземеш мястото си
web-take-seat = Премести си мястото
web-take-seat-what = За нов телефон, или ако този браузър те забрави: който има този код, получава мястото ти на всяко устройство, а това го губи. Важи веднъж. Запиши го или го снимай и не го показвай на никого.
web-take-seat-code = Код за мястото ти
web-take-seat-make = Направи код
web-take-seat-anew = Направи нов код
web-take-seat-void = Обезсили кода
web-take-seat-voided = Кодът вече не важи.
web-recover = Имам код за мястото си
web-recover-go = Към мястото ми
