## Lügen-Kniffel: worauf sich ein Tisch einigen kann.

preset-first-hint = Weniger anzusagen, als man hat, ist keine Lüge.

option-players = Personen am Tisch (am besten ab 3)
    .hint = Zu zweit ist kaum zu bestrafen, wer an allem zweifelt.
option-truth = Was als wahr gilt
    .hint = Ob es gelogen ist, weniger anzusagen, als die Würfel zeigen.
option-truth-exact = nur, was genau stimmt
option-truth-at_least = auch weniger, als man hat
option-doubts = Glauben und zweifeln
    .hint = Ob alle für sich entscheiden oder die Antworten vor der eigenen hören.
option-doubts-secret = geheim, alle zugleich
option-doubts-open = offen, der Reihe nach
option-bonus = Bonus für den oberen Teil
    .hint = Punkte obendrauf für alle, die bei Einsern bis Sechsern genug haben.
option-bonus_at = Punkte, ab denen es den Bonus gibt
    .hint = So viele müssen Einser bis Sechser zusammen ergeben.
