# Задачи: позиции с един верен отговор, по една на ден. $date: 2026-11-18; $levels: ботове, изброени.

puzzle-title = Задача за { $date }
puzzle-do = Какво би направил?
puzzle-liar = Вярно ли е казаното последно?
puzzle-before = Какво стана последно
puzzle-you = Ти
puzzle-true = Вярно е
puzzle-lie = Лъжа е
puzzle-right = Вярно!
puzzle-wrong = Този път не. Верният отговор е: { $move }.
puzzle-is-right = верен
puzzle-costs = струва { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } от победата
puzzle-unlikely = грешен
puzzle-why = Защо
puzzle-mixture = Така редува майсторът: { $mixture }
puzzle-judge = { $judge ->
    [master] Така казва майсторът: той играе този рунд, както е пресметнат. Всеки грешен отговор струва поне 3 % от победата според две отделни търсения.
    [odds] Така казват шансовете след всичко казано, както говорят пресметливите ботове.
   *[thinker] Така казва далновидният бот: всеки грешен отговор струва поне 3 % от победата според две отделни търсения.
}
puzzle-stars = { $stars } · тук най-често { $count ->
    [one] греши { $levels }.
   *[other] грешат { $levels }.
}
puzzle-level = { $level ->
    [random] случайността
    [thumb] простото правило
    [calculator] пресметливият бот
   *[thinker] далновидният бот
}
puzzle-ask = Твоят отговор (1–{ $count }):
puzzle-number = Число от 1 до { $count } или ходът, както е записан; q излиза.
puzzle-share = Задача от Bluffhouse { $date } · { $game } { $stars } { $right ->
    [yes] ✓
   *[no] ✗
}
puzzle-mining = Търся задачи: { $found } от { $count } в { $matches } партии …
puzzle-made = { $count } задачи за „{ $room }“ в { $file }.
puzzle-none = Няма задачи за „{ $room }“. Потърси: bluffhouse puzzle { $room } --make ФАЙЛ
puzzle-nowhere = Никоя игра няма задачи.
puzzle-rules = Задачите за „{ $room }“ от { $date } са намерени по други правила. Потърси нови: bluffhouse puzzle { $room } --make ФАЙЛ
puzzle-unreadable = Задачите за „{ $room }“ не могат да се прочетат: { $why }
puzzle-date = „{ $value }“ не е ден: напиши го като 2026-11-18.
puzzle-which = Кажи за коя игра да се търсят задачи.
