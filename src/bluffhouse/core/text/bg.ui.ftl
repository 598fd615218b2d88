## Терминалът: какво казват командният ред и масата.

# Какво не е наред в командния ред
ui-bad-lang = Къщата не говори езика „{ $value }“. Можеш да избираш между: { $allowed }.
ui-bad-game = В къщата няма игра „{ $value }“. Можеш да избираш между: { $allowed }.
ui-bad-seed = --seed трябва да е цяло число от 0 нагоре, а не „{ $value }“.
ui-bad-whole = { $option } трябва да е цяло число от { $least } до { $most }, а не „{ $value }“.
ui-bad-pace = { $option } трябва да е от 0 до 60 секунди, а не „{ $value }“.
ui-bad-option = --option се пише ИМЕ=СТОЙНОСТ, например players=3, или се назовава вариант, например quick; а не „{ $value }“.
ui-bad-name = --name трябва да има поне един видим знак.
ui-bad-commitment = --commitment трябва да е от 64 шестнайсетични цифри, а не „{ $value }“.
ui-no-output = Четенето или писането не успя: { $why }.
ui-file-missing = Няма файл „{ $path }“.
ui-file-folder = „{ $path }“ е папка, а не файл.
ui-file-unreadable = „{ $path }“ не може да се прочете: { $why }.
ui-file-encoding = „{ $path }“ не е текст в UTF-8, значи не е и JSON файл.
ui-file-json = „{ $path }“ не е цял JSON файл: { $why }.

# Имена
ui-guest = Гост
ui-bot-names = Ангел, Борис, Весела, Галя, Димо, Елена, Живко, Здравка, Ива, Калоян, Лили, Мартин, Невена, Огнян, Петя, Радост, Стефан, Теодора, Филип, Яна
ui-bot-names-honest = Честният Чавдар, Искрената Ина, Открит Огнян, Верният Васил, Правдивата Пепа, Почтен Петко, Прямата Петя, Добрият Добри
ui-bot-names-cautious = Предпазливият Пешо, Плахата Пена, Тихата Тинка, Кроткият Кольо, Срамежлив Симо, Боязливата Боби, Бавният Боян, Внимателна Ваня
ui-bot-names-reckless = Лудият Людмил, Дръзката Диди, Смелият Славчо, Бързата Биляна, Безгрижен Благо, Хазартен Хари, Рисковата Рая, Хайдут Христо
ui-bot-names-suspicious = Подозрителен Панчо, Мнителна Соня, Шерлок, Недоверчив Недко, Мис Марпъл, Любопитна Лили, Зоркият Захари, Скептична Стефка
ui-player = Играч { $seat }
ui-spectator = като зрител
ui-seat = от място { $seat }, { $player }
ui-language = Език
ui-language-name = Български

# Вратата
ui-motto = къщата на игрите с лъжи
ui-bots = { $bots ->
    [one] { $bots } бот
   *[other] { $bots } бота
}
ui-door-keys = 
    ↑ ↓ игра   ← → ботове   l език   o настройки   e урок   m моите партии
    r правила   Enter сядам   q излизам
ui-door-browser = b в браузъра
ui-door-left = g продължава { $game }, прекъсната след { $moves ->
    [one] { $moves } ход
   *[other] { $moves } хода
}
ui-choices = ботове и правила
ui-choices-keys = ↑ ↓ ред   ← → промяна   Enter обратно към вратата
ui-odds-wish = Показвай шансовете, когато си на ход
ui-yes = да
ui-no = не
ui-presets = Вариант
ui-own-rules = собствен
ui-not-printed = не както е напечатано
ui-records = Моите партии
ui-records-none = Още няма запазена партия. Първо изиграй една!
ui-records-keys = ↑ ↓ партия   Enter продължаване или преглед   p преглед   v разбор   Esc назад
ui-record-left = { $moves ->
    [one] Прекъсната след { $moves } ход.
   *[other] Прекъсната след { $moves } хода.
}
ui-record-won = { $count ->
    [one] Победител: { $names }.
   *[other] Победители: { $names }.
}
ui-resume-none = Няма прекъсната партия, която да се продължи. `bluffhouse play` започва нова.
ui-resume-elsewhere = „{ $path }“ в момента се играе в друг терминал.
ui-resume-over = „{ $path }“ не може да се продължи: партията е свършила или никой не е седял на масата. `bluffhouse replay` я показва.
ui-which-game = Коя игра?
ui-how-many-bots = Колко бота?
ui-number-please = Число от { $least } до { $most }, моля; с q се излиза.

# Масата
ui-log = Дневник
ui-help = Помощ
ui-rules = Правила
ui-close = ↑ ↓ прелистване   Esc затваряне
ui-your-move = Ти си на ход
ui-thinking = { $players } …
ui-go-on = Enter: нататък
ui-enter-plays = Enter играе: { $label }   (пише се: { $move })
ui-type-here = или напиши ход; Tab допълва
ui-no-such-move = никой позволен ход не започва така
ui-not-yet = Още не си на ход.
ui-again = Стига ли? Или още една?
ui-sharpening = играта се ускорява за следващия път …
ui-sharpened = готово: следващия път ще е по-бързо
ui-not-sharpened = правилата не можаха да се компилират; bluffhouse doctor знае повече
ui-key-arrows = ↑↓←→ избор
ui-key-help = ? помощ
ui-key-rules = F1 правила
ui-key-odds = F2 шансове
ui-key-leave = q изход
ui-odds = Шансове
ui-guide = Водач
ui-good-move = Добър ход: { $label } ({ $move })
ui-too-late = Късно: някой те изпревари. Избери пак.
ui-not-kept = партията не може да се запази: { $why }
ui-too-small = Прозорецът е твърде малък: { $columns }×{ $lines }. За масата трябват поне { $width }×{ $height }.
ui-leave = Напускаш ли партията?
ui-leave-kept = Тя се запазва, както е. `bluffhouse play --resume` я продължава.
ui-leave-keys = д напускам   Esc оставам
ui-review = Разбор
ui-reviewing = Всяко решение се обмисля … това отнема малко време.
ui-key-replay = p преглед
ui-key-review = v разбор
ui-key-again = n реванш

# Краят
ui-over = Партията свърши
ui-won = печели
ui-lost = губи
ui-score = { $score ->
    [one] { $score } точка
   *[other] { $score } точки
}
ui-promise = Печат на началното число: { $commitment }
ui-seed = Начално число: { $seed }
ui-commitment = Печат: { $commitment }
ui-bot-failed = { $why } Оттук нататък за { $name } играе пресметлив бот.
ui-saved = Партията е записана: { $path }
ui-left = Можеш да я продължиш: bluffhouse play --resume
ui-not-saved = Партията не можа да се запише ({ $why }); ето нейния запис:

# Ред по ред
ui-plain-prompt = Твоят ход (? помощ, m ходове, q изход):
ui-plain-help = Напиши ход и натисни Enter. m изброява позволените ходове, r показва правилата, q излиза.
ui-plain-leave = Напускаш ли партията? Тя се запазва; `bluffhouse play --resume` я продължава. (д/н)
ui-plain-again = n за реванш, всичко друго излиза:

# Преглед и проверка
ui-move-number = Ход { $number } от { $last }
ui-replay-keys = ← → стъпка   Home End   0–9 Tab място   s зрител   r правила   q изход
ui-verify-replays = { $state ->
    [over] Записът се изиграва докрай: { $game }, играчи: { $players }, ходове: { $moves }.
   *[open] Записът се изиграва: { $game }, играчи: { $players }, ходове: { $moves }; партията не е свършила.
}
ui-verify-kept = Печатът е спазен: началното число е обещаното.
ui-verify-fits = Началното число отговаря на печата в записа; сравни го с печата, публикуван преди партията.
ui-verify-nothing-promised = За тази партия не е известен печат: подай го с --commitment, за да се провери началното число.
ui-verify-broken = Печатът е НАРУШЕН: обещано беше { $commitment }.
ui-verify-stored-broken = Началното число НЕ отговаря на печата в записа: { $commitment }.
ui-verify-stored-other = В записа стои ДРУГ печат: { $commitment }.
ui-verify-position = Началото на тази партия е наредено на ръка: печатът не важи за него, а само за случайността след него.
ui-verify-deal = Записаното за раздаването не си противоречи; дали устройство на масата го е видяло така, показва само неговата разписка: подай я с --receipt.
ui-verify-cheated = Къщата е ИЗМАМИЛА или файловете не са от една и съща партия.
ui-verify-no-deal = Записът НЕ казва как е направена случайността, а разписката казва: раздаването е пропуснато.
ui-receipt-other = Разписката е за партия { $number } на маса { $code }, а записът е за друга.

# Списъци и доктор
ui-column-id = id
ui-column-name = игра
ui-column-players = играчи
ui-column-pitch = за какво става дума
ui-doctor-versions = Версии
ui-doctor-places = Този компютър
ui-doctor-cache = компилирани правила
ui-doctor-kept = { $size } MB от най-много { $most }; старото изчезва само, а папката може да се изтрие по всяко време
ui-doctor-warm = компилирана
ui-doctor-cold = още не е компилирана: първата партия компилира на заден план
ui-doctor-pages = страници
ui-doctor-built = изградени
ui-doctor-unbuilt = не са изградени: браузърите не намират маса тук. В папката с изходния код ги изгражда `make web`
ui-doctor-records = записи
ui-doctor-terminal = терминал
ui-doctor-no-colours = без цветове
ui-doctor-no-terminal = не е терминал
ui-doctor-speed = Скорост на партия с четирима, стъпка по стъпка от Python
ui-doctor-measuring = { $game }: измерване …
ui-doctor-compiling = { $game }: компилиране, веднъж на този компютър …
ui-doctor-steps = { $slow } стъпки в секунда интерпретирано, { $fast } компилирано
ui-doctor-slow = { $slow } стъпки в секунда интерпретирано; `bluffhouse doctor --compile` компилира
ui-doctor-thought = ботът `thinker` мисли един ход до { $ms } ms на едно ядро (на масата най-много една секунда)
ui-doctor-mastered = ботът `master` мисли до { $ms } ms при двама играчи

ui-help-door =
    ## Вратата

    - `↑` `↓` избират играта, `←` `→` – колко бота играят
    - `o` – как играят ботовете и настройките на играта
    - `e` – първа партия с водач
    - `m` – моите партии: продължаване, преглед, разбор; `g` продължава последно прекъснатата
    - `b` отваря къщата в браузъра, и за телефони (на настолен компютър)
    - `l` сменя езика
    - `r` или `F1` показва правилата на играта
    - `Enter` – сядаш, `q` – излизаш
ui-help-table =
    ## Клавишите

    - стрелките сменят предложения ход, `Enter` го играе
    - клавишите до ходовете ги играят веднага
    - напиши ход или първо натисни `Tab`; `Tab` или `→` го допълва, `Esc` връща назад
    - `F2` показва или скрива шансовете
    - `PgUp` `PgDn` прелистват дневника и шансовете
    - `F1` или `r` показва правилата, `?` – тази помощ
    - с `q` излизаш след потвърждение, с `Ctrl-C` – веднага. Всеки ход е запазен, щом е направен

# Проба за издръжливост
ui-bad-minutes = --minutes трябва да е число от 0 до 10000, а не „{ $value }“.
ui-fuzz-running = Търси се какво ще се счупи …
ui-fuzz-progress = { $matches } партии, { $moves } хода, { $findings } находки; остават { $left } сек
ui-fuzz-found = { $problem } (записано като { $file })
ui-fuzz-done = Изиграни са { $matches } партии с { $moves } хода, отказани са { $refused } въвеждания; най-дългата партия има { $longest } хода. { $findings ->
    [0] Нищо не се счупи.
    [one] Едно нещо се счупи.
   *[other] { $findings } неща се счупиха.
}

ui-leak-running = Сравняват се светове …
ui-leak-progress = { $compared } сравнения; остават { $left } сек
ui-leak-found = При „{ $where }“ нещо изтича (записано като { $file })
ui-leak-done = { $compared } съобщения са сравнени байт по байт, за { $moves } хода в { $courses } преминавания; в { $different } от тях световете наистина се различават. { $findings ->
    [0] Нищо не изтича.
   *[other] Изтича нещо.
}

# Serving
ui-serving = Bluffhouse е отворен на { $url }: отвори го или сканирай с телефон.
ui-serving-unbuilt = Bluffhouse е отворен на { $url }, но няма страници за браузъри: не са изградени. В папката с изходния код ги изгражда `make web`.
ui-serving-compiling = Правилата се компилират на заден план, веднъж на този компютър: междувременно може да се играе.
ui-serving-stop = Ctrl-C затваря къщата.

# Масите на един сървър
ui-bad-state = Масите нямат състояние „{ $value }“. Можеш да избираш между: { $allowed }.
ui-tables-code = код
ui-tables-game = игра
ui-tables-players = играчи
ui-tables-state = състояние
ui-tables-access = достъп
ui-tables-touched = последно
ui-tables-state-is = { $state ->
    [waiting] чака
    [playing] играе се
    [over] свършила
   *[closed] затворена
}
ui-tables-access-is = { $access ->
    [public] за всички
   *[private] с код
}
ui-tables-count = { $count ->
    [0] Няма маси.
    [one] Една маса.
   *[other] { $count } маси.
}
ui-export-secrets = Внимание: на маса { $code } се играе партия и началното ѝ число е във файла: който го прочете, вижда всички ръце. Пази го за себе си, докато партията свърши.
ui-export-there = { $path } вече съществува; нищо не е записано. Избери друго име.
ui-exported = Маса { $code } е записана в { $file }: събития – { $events }, завършени партии – { $matches }.
ui-imported = Маса { $code } ({ $game }) е в хранилището: събития – { $events }, завършени партии – { $matches }, всичко е проверено.

# На масата на сървър
join-bad-address = „{ $given }“ не е адрес на маса. Той изглежда като http://192.168.0.7:8000/t/KMRTXB или е код от шест букви.
join-no-code = „{ $given }“ не посочва маса. Връзката на маса завършва с /t/ и кода ѝ от шест букви.
join-no-house = На { $server } има сървър, но не е Bluffhouse (или е друга версия).
join-no-table = На { $server } няма маса { $code }. Провери кода; за друг сървър дай цялата връзка.
join-unreachable = Няма връзка с { $server }: { $why }. Работи ли сървърът и верен ли е адресът?
join-no-terminal = `bluffhouse join` иска терминал. За програми има docs/protocol.md.
join-other-rules = Масата играе по правила, които тази къща не познава: { $why }. Нужна е една и съща версия.
join-bye = { $reason ->
    [kicked] Домакинът те отпрати от маса { $code }.
    [closed] Маса { $code } е затворена или вече не си гост на нея.
    [replaced] Мястото ти на маса { $code } вече е отворено в друг прозорец.
   *[other] Сървърът прекъсна връзката с маса { $code }. Опитай пак: `bluffhouse join { $code }`.
}
join-back = Мястото ти се пази: bluffhouse join { $code } те връща.
join-said = { $name }: { $text }
join-code = Маса
join-free = свободно
join-is-bot = бот
join-is-here = тук
join-is-away = отсъства
join-is-host = домакин
join-watching = Гледат: { $names }
join-you-begin = Enter започва партията; ботове запълват свободните места.
join-host-begins = Чакаме домакинът да започне.
join-paused = Партията е на пауза.
join-lost = връзката прекъсна, нов опит …
join-only-watching = Тук само гледаш.
join-leave = Напускаш ли масата?
join-leave-kept = Мястото ти се пази: `bluffhouse join { $code }` те връща. След { $grace } сек вместо теб играе бот.
join-table = Масата
join-menu-keys = ↑ ↓ Enter   Esc назад
join-sit = Сядам на място { $seat } ({ $name })
join-ask-seat = Искам място { $seat } ({ $name })
join-asks = { $name } иска място { $seat }: F5 отговаря, ако решаваш и ти.
join-admit = Давам на { $name } място { $seat }
join-like = може би { $name }, току-що напуснал място
join-decline = Не давам на { $name } място { $seat }
join-unask = Оттеглям молбата за място { $seat }
join-lock = Не пускам нови гости
join-unlock = Пак пускам нови гости
join-lift = Пак пускам гости от адреса на { $name }
join-bot = Бот на място { $seat }
join-empty = Махам { $name } от място { $seat }
join-start = Започвам партията
join-pause = Пауза
join-resume = Продължаваме партията
join-mute = Отнемам думата на { $name }
join-unmute = { $name } пак може да говори
join-host = { $name } става домакин
join-forced = Играй вместо мен ходовете без избор
join-forced-off = Сам ще правя всеки ход
join-passive = Допускай всичко до края на хода
join-passive-off = Питай ме пак
join-show = Нека зрителите виждат ръката ми
join-show-off = Зрителите вече да не виждат ръката ми
join-help =
    ## Клавишите

    - стрелките сменят предложения ход, `Enter` го играе; късите клавиши играят веднага; или напиши ход
    - `F2` – шансовете, ако масата ги позволява: всички виждат кой ги ползва
    - `F3` – кажи нещо, `F4` – покажи как се чувстваш
    - `F5` – масата: места, ботове, връщане на ход, пауза; домакинът може повече
    - `Tab` показва на зрителите следващата ръка, ако всички са открити
    - `F1` или `r` показва правилата, `?` – тази помощ
    - с `q` излизаш; мястото ти се пази и `bluffhouse join` те връща
join-stand-keys = д ставам   Esc оставам на мястото си
ui-key-hands = Tab ръце
ui-key-chat = F3 чат
ui-key-emote = F4 жестове
ui-key-table = F5 маса

# New games
new-game-id = „{ $value }“ не може да е код на игра: малки букви, цифри и _, първо буква, от 2 до 32 знака.
new-game-taken = В къщата вече има игра { $value }. Избери друг код.
new-game-folder = { $folder } не е празна: посочи нова папка.
ui-new-game-done = { $files } файла са в { $folder }. Инсталирай с pip install { $folder } и после опитай bluffhouse conform { $game }.
conform-needs = За bluffhouse conform са нужни pytest и Playwright: pip install 'bluffhouse[conform]'.
