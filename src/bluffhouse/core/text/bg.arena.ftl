## Симулации: напредък, отчети, откази.

# Напредък
arena-compiling = Правилата се компилират, веднъж на този компютър: въпрос на секунди …
arena-preparing = Масата се подрежда …
arena-playing = Играе се
arena-rate = { $rate } партии/сек
arena-nothing = Спряно преди първата партия: няма какво да се отчете.
arena-written = Записано: { $file }

# Начало на отчет
arena-title = { $game }, симулация
arena-matches = { $matches } партии
arena-moves = { $moves } хода
arena-players = { $players } играчи
arena-policy-all = { $policy } на всяко място
arena-policy-seats = по места: { $policies }
arena-seed = начално число { $seed }
arena-stopped = Спряно предсрочно: това са първите { $matches } от { $asked } партии.
arena-settings = Настройки
arena-setting-game = Игра
arena-setting-policy = Стратегия
arena-setting-seed = Начално число
arena-setting-rules = Версия на правилата
arena-setting-version = Bluffhouse
arena-again = Същото отново
arena-summary = Накратко
arena-tile-matches = партии
arena-tile-median = хода, медиана
arena-tile-longest = хода, най-дългата
arena-tile-fair = справедлив дял на победите

# Колко дълго
arena-length = Дължина на партията
arena-length-caption = Ходове в партия и дял от партиите
arena-mean = Средно
arena-deviation = Отклонение
arena-median = Медиана
arena-shortest = Най-къса
arena-longest = Най-дълга
arena-percentile = Персентил { $percent }
arena-tail = Не е начертано: { $share } са по-дълги, до { $longest } хода.
arena-bin = { $first }–{ $last } хода: { $share } от партиите
arena-bin-one = { $first } хода: { $share } от партиите
arena-length-desc = Половината партии траят най-много { $median } хода, деветнадесет от двадесет – най-много { $most }.
arena-median-mark = медиана { $median }

# Кой печели
arena-wins = Кой печели
arena-seat = Място
arena-seat-number = Място { $seat }
arena-policy = Стратегия
arena-won = Победи
arena-share = Дял
arena-interval = 95% интервал
arena-utility = Полезност
arena-fair = Справедлив дял { $share }: делът на всяко място, ако всички бяха равни.
arena-interval-note = Линиите са 95% интервали на Уилсън; един от двадесет пропуска случайно. ▲ ▼: справедливият дял е извън интервала.
arena-fair-mark = справедлив { $share }
arena-undecided = Всички или никой не спечелиха { $share } от партиите.
arena-win-desc = Дял на победите за всяко място с доверителен интервал; прекъснатата линия е справедливият дял, { $share }.
arena-win-row = Място { $seat } ({ $policy }): { $share }, от { $low } до { $high }

# Какво беше преброено
arena-tallies = На масата
arena-tallies-note = За партия: всички места заедно, после всяко място. Дяловете са от всичко изиграно.
arena-per-match = За партия
arena-all-seats = Общо
arena-shares = Дялове
arena-rate-desc = { $label }: { $share } за цялата маса.

# Точки
arena-points = Точки
arena-points-caption = Точки в края на партията, по места
arena-points-desc = Дял на партиите, завършили с толкова точки, за всяко място.
arena-points-bin = Място { $seat }, от { $first } до { $last } точки: { $share } от партиите
arena-points-one = Място { $seat }, точки { $first }: { $share } от партиите
arena-least = Мин.
arena-most = Макс.
arena-distribution = От { $least } до { $most }
arena-with-points = Партии, завършили с толкова точки

# Скорост
arena-speed = Скорост
arena-per-second = { $matches } партии и { $moves } хода в секунда
arena-matches-second = партии в секунда
arena-took = { $seconds } сек на { $threads ->
    [one] една нишка
   *[other] { $threads } нишки
}

# Откази
arena-error-worker = Работен процес приключи неочаквано: прекратил го е бот или паметта не е стигнала. Опитай отново с --threads 1.
arena-error-policies = За { $players } играчи трябва една стратегия за всички или { $players }, разделени със запетаи, а не { $given }.
arena-error-whole = „{ $name }“ трябва да е цяло число, { $allowed }, а не „{ $value }“.
arena-error-folder = „{ $file }“ не може да се запише: няма папка „{ $folder }“.
arena-error-no-file = „{ $file }“ не може да се запише: това име не е на файл.
arena-error-unwritable = „{ $file }“ не може да се запише: { $why }.
arena-error-file-twice = „{ $file }“ е посочен за два отчета: дай на всеки собствен файл.
arena-error-extra = За това липсва { $package }. Инсталира се с: pip install 'bluffhouse[{ $extra }]'.
arena-error-parquet-printed = --parquet пише файл и не може да се отпечата: посочи файл вместо „-“.
arena-error-printed-twice = --html и --json не могат да се отпечатат едновременно: посочи файл за единия.

## Арената: ботове един срещу друг.

contest-title = { $game }, ботове на арената
contest-bots = ботове: { $bots }
contest-seatings = всяко раздаване при всяко подреждане на местата
contest-stopped = Прекъснато: това са резултатите дотук.
contest-rating-now = Ботовете се оценяват …

contest-ratings = Рейтинг
contest-bot = Бот
contest-rating = Рейтинг
contest-rating-note = OpenSkill (Plackett–Luce) по всички маси: средно и 95% от повторенията на бутстрап по раздавания. Рейтингът е само едно число: кой кого бие, показват масите.
contest-rating-desc = Рейтинг на всеки бот с неговия интервал; по-високият е по-добър.

contest-with = { $players } играчи
contest-table = Маса
contest-matches = Партии
contest-against = срещу { $bots }
contest-alone = сред { $times } × { $bot }
contest-mixed = смесена маса { $number }
contest-interval-note = Делът е на едно място; при k победители всеки получава 1/k. Интервалите (95%) са на Уилсън по раздавания, с разсейването, което показват огледалните раздавания. ▲ ▼: справедливият дял е извън интервала.
contest-share-desc = Дял на победите на всеки бот с неговия интервал; пунктирът е справедливият дял, { $share }.
contest-early-above = { $bot } { $against }: спряно след { $matches } от { $asked } партии, защото делът не е { $bound } или по-малък (погрешно най-много в { $error } от такива случаи).
contest-early-below = { $bot } { $against }: спряно след { $matches } от { $asked } партии, защото делът не е { $bound } или по-голям (погрешно най-много в { $error } от такива случаи).
contest-reduced = Без късмета: { $bot }, { $against }: { $share } ({ $low } до { $high }); стандартното отклонение на едно раздаване е с { $calmer } по-малко.
contest-early-note = Маса, спряна предсрочно, показва дял малко по-далеч от средата. Със --sprt off се играят всички партии.

contest-circles = Кръгове
contest-no-circle = Няма кръг: никъде ботовете не се бият един друг в кръг.
contest-circle = { $players } играчи: { $bots }.
contest-circle-note = Всеки бие следващия, и то без съмнение: между тях няма подредба по сила.
arena-forfeits = Служебни загуби
arena-forfeit = { $bot } загуби служебно партии: { $matches }. Първия път: { $why }
arena-forfeit-note = Бот, който се провали или избере непозволен ход, губи служебно: партията свършва и всички останали я печелят.
contest-took = { $seconds } s игра, { $workers ->
    [one] един процес
   *[other] { $workers } процеса
}

contest-tile-bots = ботове
contest-tile-tables = маси
contest-tile-early = предсрочно спрени маси
contest-tile-circles = кръгове
contest-setting-players = Играчи
contest-setting-games = Партии на маса, най-много
contest-setting-sprt = Предсрочен край: дял най-много / поне
contest-setting-off = изключен

contest-error-bots = За арена трябват поне две различни нива на ботове, разделени със запетаи. Има: { $allowed }.
contest-error-players = --players приема различни числа, разделени със запетаи: 2,4.
contest-error-players-option = Колко играят, се казва с --players, а не с --option.
contest-error-sprt = --sprt приема два дяла между 0 и 1, по-малкия пръв, например 0.5,0.55; или off. Не „{ $value }“.
contest-error-ray = Ray не е инсталиран. Инсталира се с: pip install 'bluffhouse[ray]'.
contest-error-worker = Един процес завърши неочаквано. Изиграното е във файла от --resume; повтори командата, може би с по-малко --workers.
contest-error-no-results = „{ $file }“ не съдържа резултати от арена. Посочи друг файл; този остана, какъвто беше.
contest-error-damaged = „{ $file }“ е повреден на ред { $line }. Изтрий този ред и всички под него, и останалото може да се продължи.
contest-error-changed = „{ $file }“ съдържа резултатите от друга арена: { $what } там е { $there }, а не { $here }. Повтори същата команда, за да я продължиш, или посочи друг файл.

## Лабораторията: какво променя едно правило.

lab-title = { $game }: какво променят правилата
lab-matches = { $matches } партии за всеки вариант
lab-stopped = Прекъснато: това са завършените варианти.
lab-nothing = Прекъснато, преди да завършат два варианта: няма какво да се сравни.
lab-part-play = Дължина и обрати
lab-part-seats = Места
lab-part-rates = Дялове
lab-part-tallies = На партия
lab-reading = Как се чете
lab-measure = Мярка
lab-length = Ходове в партия
lab-comebacks = Победи след обрат
lab-half-time = Шанс на победителите на полувремето
lab-advantage = Най-доброто място минус най-лошото
lab-note = Под всяка стойност: нейният 95% интервал. ▲ ▼: повече или по-малко от първия вариант, и не случайно (метод на Холм: в деветнайсет от двайсет отчета няма нито един погрешен знак).
lab-comebacks-note = Обрат: печели някой, който на полувремето, след половината ходове, е имал по-малко от половината справедлив дял от победата. Шансът е този, който дава зрител, виждащ всичко открито: за всеки вариант са разгледани { $matches } партии и от всяка са доиграни { $worlds } свята, които той не би различил от истинския.
lab-advantage-note = Кое място е най-добро и кое най-лошо, показва едната половина от партиите, а разликата между тях – другата: така късметът не минава за предимство.
lab-chart-desc = { $measure }: всеки вариант с неговия интервал; пунктирът е първият вариант.
lab-tile-variants = варианта
lab-tile-matches = партии за всеки
lab-tile-compared = сравнения
lab-tile-significant = разлики, които не са случайни
lab-error-variants = --vary трябва да даде от 2 до { $most } варианта, а не { $given }. Дай на една настройка повече стойности: --vary players=2,3.
lab-error-twice = Настройката „{ $option }“ е дадена два пъти.
lab-error-values = „{ $value }“ посочва една стойност два пъти.

# Разбор на партия. Дяловете са от победата, доколкото играчът е можел да знае.

review-title = { $game }: разбор
review-decisions = { $count ->
    [one] 1 решение
   *[other] { $count } решения
}
review-playouts = по { $playouts } пробни партии, начално число { $seed }
review-seats = Какво излезе
review-curve = Дял от победата на { $player } преди всяко решение според това, което е можело да се знае
review-number = №
review-move = Ход
review-before = Преди
review-after = След
review-loss = Игра
review-luck = Късмет
review-verdict = Оценка
review-start = Начало
review-result = Изход
review-blunders = Гафове
review-lies = Блестящи лъжи
review-mark-blunder = Гаф: по-добре беше { $best }
review-mark-slip = Неточност: по-добре беше { $best }
review-mark-lie = Блестяща лъжа
review-sign-blunder = Гаф
review-sign-slip = Неточност
review-sign-lie = Блестяща лъжа
review-solved = майстор: { $mixture }
review-judges = { $master ->
    [0] оценени от далновидния бот
   *[other] { $master } от { $count } са оценени от майстора, останалите – от далновидния бот
}
review-note-master = Където играта е пресметната, съди майсторът, защото там е по-силен: каквото и той понякога играе, не струва нищо; всичко друго струва толкова, колкото по-малко носи сред пресметливи ботове от неговата игра.
review-bot = до него какво би направил { $bot }
review-advice = Ботът
review-advised = Игра на бота
review-bot-failed = { $count ->
    [one] Веднъж ботът не реши нищо: { $why }
   *[other] { $count } пъти ботът не реши нищо, първия път: { $why }
}
review-note = Всеки ход се сравнява с най-добрия в едни и същи въображаеми светове според това, което играчът е можел да знае: верният блъф си остава верен, дори да е разкрит. Ход, който струва { $blunder } от победата или повече, е гаф. Късметът е това, което донесоха случаят и другите; начало, късмет и игра дават заедно изхода.

## bluffhouse dataset
dataset-stopped = Спряно предсрочно: налице са { $done } от { $all } партии. Същата команда прави останалите.
dataset-error-text = Няма текстове на „{ $value }“: избери от { $allowed }.
dataset-error-other = В „{ $folder }“ има нещо, което не са данни на къщата: посочи друга папка.
dataset-error-changed = Данните в „{ $folder }“ са направени с друго „{ $what }“: поискай същото или посочи друга папка.
