# Rätsel: Stellungen mit einer richtigen Antwort, jeden Tag eine. $date: 2026-11-18; $levels: Bots, aufgezählt.

puzzle-title = Rätsel vom { $date }
puzzle-do = Was würdest du tun?
puzzle-liar = Stimmt, was zuletzt gesagt wurde?
puzzle-before = Was zuletzt geschah
puzzle-you = Du
puzzle-true = Es stimmt
puzzle-lie = Es ist gelogen
puzzle-right = Richtig!
puzzle-wrong = Diesmal nicht. Richtig ist: { $move }.
puzzle-is-right = richtig
puzzle-costs = kostet { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } des Sieges
puzzle-unlikely = falsch
puzzle-why = Warum
puzzle-mixture = So mischt der Meister: { $mixture }
puzzle-judge = { $judge ->
    [master] Das sagt der Meister: Er spielt diese Runde, wie sie ausgerechnet ist. Jede falsche Antwort kostet mindestens 3 % des Sieges, nach zwei getrennten Suchen.
    [odds] Das sagen die Chancen nach allem, was gesagt wurde, so wie berechnende Bots etwas sagen.
   *[thinker] Das sagt der vorausdenkende Bot: Jede falsche Antwort kostet mindestens 3 % des Sieges, nach zwei getrennten Suchen.
}
puzzle-stars = { $stars } · Hier { $count ->
    [one] irrt meist { $levels }.
   *[other] irren meist { $levels }.
}
puzzle-level = { $level ->
    [random] der Zufall
    [thumb] die Faustregel
    [calculator] der berechnende Bot
   *[thinker] der vorausdenkende Bot
}
puzzle-ask = Deine Antwort (1–{ $count }):
puzzle-number = Eine Zahl von 1 bis { $count } oder der Zug, wie er dasteht; mit q gehst du.
puzzle-share = Bluffhouse-Rätsel { $date } · { $game } { $stars } { $right ->
    [yes] ✓
   *[no] ✗
}
puzzle-mining = Suche Rätsel: { $found } von { $count } in { $matches } Partien …
puzzle-made = { $count } Rätsel zu „{ $room }“ in { $file }.
puzzle-none = Zu „{ $room }“ gibt es keine Rätsel. Suche welche: bluffhouse puzzle { $room } --make DATEI
puzzle-nowhere = Kein Spiel hat Rätsel.
puzzle-rules = Die Rätsel zu „{ $room }“ vom { $date } gelten für andere Regeln. Suche neue: bluffhouse puzzle { $room } --make DATEI
puzzle-unreadable = Die Rätsel zu „{ $room }“ sind nicht zu lesen: { $why }
puzzle-date = „{ $value }“ ist kein Tag: Schreib ihn als 2026-11-18.
puzzle-which = Sag, zu welchem Spiel Rätsel gesucht werden sollen.
