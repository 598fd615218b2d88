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
arena-seed = зърно { $seed }
arena-stopped = Спряно предсрочно: това са първите { $matches } от { $asked } партии.
arena-settings = Настройки
arena-setting-game = Игра
arena-setting-policy = Стратегия
arena-setting-seed = Зърно
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
arena-error-policy = Няма стратегия „{ $value }“. Можеш да избираш между: { $allowed }.
arena-error-policies = За { $players } играчи трябва една стратегия за всички или { $players }, разделени със запетаи, а не { $given }.
arena-error-whole = „{ $name }“ трябва да е цяло число, { $allowed }, а не „{ $value }“.
arena-error-folder = „{ $file }“ не може да се запише: няма папка „{ $folder }“.
arena-error-no-file = „{ $file }“ не може да се запише: това име не е на файл.
arena-error-unwritable = „{ $file }“ не може да се запише: { $why }.
arena-error-file-twice = „{ $file }“ е посочен за два отчета: дай на всеки собствен файл.
arena-error-parquet-printed = --parquet пише файл и не може да се отпечата: посочи файл вместо „-“.
arena-error-printed-twice = --html и --json не могат да се отпечатат едновременно: посочи файл за единия.
