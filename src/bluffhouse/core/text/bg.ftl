## Какво казва къщата за всяка игра: грешки и отказани ходове.

game-unknown = В къщата няма игра { $value }. Можеш да избираш между: { $allowed }.

bot-unknown = Няма ниво на бот { $value }. Можеш да избираш между: { $allowed }.
bot-persona = Няма такъв характер { $value }. Избери някой от: { $allowed }.

# Настройки
option-unknown = Играта { name } няма настройка „{ $option }“. Настройките са: { $allowed }.
option-missing = Настройката „{ $option }“ е задължителна: { $allowed }.
option-range = Настройката „{ $option }“ трябва да е цяло число, { $allowed }, а не { $value }.
option-choice = Настройката „{ $option }“ не може да е { $value }, а само: { $allowed }.

# Ходове
move-over = Партията свърши: повече ходове няма.
move-not-text = Ходът е текст, а не { $what }.
move-who = Сега могат да играят няколко души ({ $actors }): кажи чий е ходът.
move-seat = На тази маса няма играч { $player }: играчите са от 0 до { $last }.
move-turn = Играч { $player } не е на ход. На ход: { $actors }.
move-id = Няма действие { $action }: номерата са от 0 до { $last }.

# Пакети
walk-illegal = Действие { $action } не е позволено тук. Нищо не е изиграно.
batch-shape = Пакет от { $n } партии приема { $n } цели числа, а не масив { $given }.
batch-id = Партия { $row } от пакета: няма действие { $action }; номерата са от 0 до { $last }.
batch-illegal = Партия { $row } от пакета: { $move } не е позволен ход там. Нищо не беше изиграно.

# Позиции
position-object = Позицията е обект с имена и стойности, а не { $what }.
position-seed = „seed“ на позицията е цяло число от 0 нагоре или поредица от байтове.
position-unknown = В позицията не може да има „{ $where }“. Възможни са: { $allowed }.
position-missing = В позицията липсва „{ $where }“.
position-whole = „{ $where }“ трябва да е цяло число от { $least } до { $most }, а не { $value }.
position-truth = „{ $where }“ трябва да е истина или неистина (true или false), а не { $value }.
position-list = „{ $where }“ трябва да е списък, а не { $value }.
position-length = { $length ->
    [one] „{ $where }“ трябва да има един елемент, а не { $given }.
   *[other] „{ $where }“ трябва да има { $length } елемента, а не { $given }.
}
position-mapping = „{ $where }“ трябва да е обект с имена и стойности, а не { $value }.
position-choice = „{ $where }“ не може да е { $value }, а само: { $allowed }.

# Записи
record-object = Записът е обект с имена и стойности, а не { $what }.
record-missing = В записа липсва „{ $name }“.
record-options = В записа „options“ трябва да дава стойност на всяка посочена настройка.
record-rules = Записът е на партия по правила версия { $given }; тази къща играе по версия { $known } и може да преиграва записи от версия { $since } нататък.
record-part = „{ $part }“ в записа: { $why }
record-position-seed = „position“ в записа няма собствен „seed“: той стои отделно до нея.
record-moves = „moves“ в записа трябва да е списък от [играч, ход].
record-entry = Ход { $number } в записа трябва да е [играч, ход].
record-move = Ход { $number } в записа (играч { $player }, { $move }): { $why }
record-commitment = „commitment“ в записа трябва да е текст.
