## Line-it: worauf sich ein Tisch einigen kann.

preset-usual-hint = So, wie die meisten spielen.
preset-printed-hint = Eine Wette gewinnt man mit genau ihrer Zahl, und im letzten Schritt muss legen, wer kann.
preset-bga-hint = Alle sehen nur die eigene Hand.

option-players = Personen am Tisch
option-bet_rule = Eine Wette ist gewonnen mit …
    .hint = So viele Zahlen müssen in der Reihe nach ihr kommen.
option-bet_rule-at_least = so vielen Zahlen oder mehr
option-bet_rule-exactly = genau so vielen Zahlen
option-hand_limit = Karten auf der Hand
    .hint = Mehr dürfen dort nicht warten.
option-last_cards = Karten im letzten Schritt
    .hint = Ist der Stapel aufgebraucht, dürfen alle noch so viele aus der Hand legen.
option-last_card = Wer im letzten Schritt legen kann, …
    .hint = Ob man eine passende Karte zurückhalten darf.
option-last_card-may = darf
option-last_card-must = muss
option-open_hands = Alle sehen alle Hände
    .hint = Jede Karte wird offen genommen. Aus: Du musst dir merken, wer was hat.
