var e=`bot-why-random = Един ход е колкото всеки друг, затова взима някой наслуки.
bot-why-thumb = Практичното му правило го съветва така в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите.
bot-why-calculator = Шансовете го съветват така в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите; разчита на { NUMBER($value, style: "percent", maximumFractionDigits: 0) } от победата.
game-unknown = В къщата няма игра { $value }. Можеш да избираш между: { $allowed }.
bot-unknown = Няма ниво на бот { $value }. Можеш да избираш между: { $allowed }.
option-unknown = Играта { name } няма настройка „{ $option }“. Настройките са: { $allowed }.
option-missing = Настройката „{ $option }“ е задължителна: { $allowed }.
option-range = Настройката „{ $option }“ трябва да е цяло число, { $allowed }, а не { $value }.
option-choice = Настройката „{ $option }“ не може да е { $value }, а само: { $allowed }.
move-over = Партията свърши: повече ходове няма.
move-not-text = Ходът е текст, а не { $what }.
move-who = Сега могат да играят няколко души ({ $actors }): кажи чий е ходът.
move-seat = На тази маса няма играч { $player }: играчите са от 0 до { $last }.
move-turn = Играч { $player } не е на ход. На ход: { $actors }.
move-id = Няма действие { $action }: номерата са от 0 до { $last }.
web-title = Bluffhouse: къщата на лъжовните игри
web-motto = Къщата на лъжовните игри
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
web-play-bots = Срещу ботове
web-play-friends = С приятели
web-open-table = Отвори масата
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
web-bot-level = Ботове
web-level = { $level ->
    [random] лекомислени
    [thumb] опитни
    [calculator] пресметливи
   *[other] { $level }
}
web-clock = Часовник
web-clock-choice = { $clock ->
    [fast] по 2 минути и още 10 секунди на ход
    [calm] по 10 минути и още 30 секунди на ход
    [days] по 3 дни и още един на ход
   *[none] без часовник
}
web-public = Всеки може да намери тази маса
web-odds-allowed = Помощта с шансовете е позволена
web-house-rules = Домашни правила
web-no-table = Няма маса { $code }.
web-to-door = Към вратата
web-table-of = { $count ->
    [0] Маса { $code }. Още няма никого.
   *[other] Маса { $code }. Тук са: { $people }.
}
web-sit-down = Сядам
web-join-again = Сядам отново
web-bye = { $reason ->
    [kicked] Домакинът те помоли да станеш от масата.
    [closed] Домакинът затвори тази маса.
    [replaced] Играеш в друг прозорец.
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
web-seats = Места
web-seat = Място { $seat }
web-free-seat = свободно
web-you = ти
web-host = домакин
web-gone = няма го
web-uses-odds = ползва шансовете
web-bot = Бот, { $level ->
    [random] лекомислен
    [thumb] опитен
    [calculator] пресметлив
   *[other] { $level }
}
web-no-bot = никой
web-bot-on-seat = Бот на място { $seat }
web-sit-here = Сядам тук
web-kick = Изгони
web-kick-whom = Изгони { $name }
web-move-up = Премести място { $seat } нагоре
web-start = { $free ->
    [0] Започваме
    [one] Започваме (с { $free } бот)
   *[other] Започваме (с { $free } бота)
}
web-settings = Настройки
web-host-starts = Партията започва домакинът.
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
web-mute = Заглуши
web-unmute = Дай му дума
web-muted = Домакинът ти отне думата
web-make-host = Направи домакин
web-your-turn = Твой ред е!
web-turn-of = { $count ->
    [one] { $players } мисли …
   *[other] { $players } мислят …
}
web-wait = Един момент …
web-match-over = Партията свърши
web-paused = Домакинът спря партията за малко.
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
web-wish-passive = В този ход винаги: { $move }
web-result = { $mine ->
    [won] Печелиш!
    [lost] Губиш.
   *[other] Партията свърши.
}
web-wins = печели
web-winners = { $count ->
    [one] { $players } печели!
   *[other] { $players } печелят!
}
web-rematch = Реванш
web-host-rematch = Домакинът може да започне реванш.
web-menu = Меню
web-sound = Звук
web-habit = { $habit ->
    [list] Списък вместо картинки (за клавиатура и екранен четец)
    [cup] Този телефон е моята чаша: масата е на телевизора
    [sound] Звук
    [vibration] Вибрация
    [confirm] Питай ме преди ход, който не може да се върне
   *[notify] Извести ме, когато е мой ред
}
web-pause = Пауза
web-resume = Играем нататък
web-tv = Покажи на телевизора
web-scan = Сканирай, за да играеш
web-personal-link = Копирай личната ми връзка
web-stand = Ставам и гледам
web-leave = Напускам масата
web-leave-sure = Напускаш ли масата? По време на партия мястото ти поема бот.
web-close-table = Затвори масата
web-close-sure = Да се затвори ли масата за всички и завинаги?
web-replay = Повторение
web-back = Назад
web-record = Свали записа
web-eyes = През очите на
web-all-cups = всички (вдигнати чаши)
web-spectator = зрител
web-first = В началото
web-previous = Стъпка назад
web-next = Стъпка напред
web-last = В края
web-go-on = Пусни
web-step = Стъпка
web-fair = Честна ли беше случайността?
web-fair-kept = Проверено от този браузър: случайността беше решена преди първия ход и никой не я е променял.
web-fair-broken = Началното число НЕ отговаря на обещанието преди партията.
web-commitment = Обещание:
web-seed = Начално число:`,t={cityoflies:`name = Град на лъжите
pitch = Трупай доказателства, подмятай лъжи на другите, кради и конфискувай и блокирай онова, което е насочено срещу теб.
players = 2–4 играчи
minutes = около 30 минути`,liezie:`name = The Lie Zie
pitch = Гърбът на всяка карта лъже наполовина. Събери ръка, която не бива да подреждаш, и надвиши другите с числата, които се случат в нея.
players = 2–6 играчи
minutes = около 30 минути`,lineit:`name = Line-it
pitch = Строиш редица от карти, която се изкачва или слиза, прибираш точките в точния миг и грабваш джакпоти и облози.
players = 2–5 играчи
minutes = около 30 минути`,luegen:`name = Lügen
pitch = Кръчмарската игра на лъжа със зарове: шест зара под чашата, един залог на езика и подложка за бира за всеки, когото хванат.
players = 2–12 играчи
minutes = около 20 минути`,luegenkniffel:`name = Lügen-Kniffel
pitch = Ямб под чаши: хвърляш тайно, обявяваш каквото поискаш и се надяваш никой да не се усъмни. Най-хубаво е с трима или повече.
players = 2–8 играчи, най-добре поне 3
minutes = около 40 минути`};export{e as default,t as door};