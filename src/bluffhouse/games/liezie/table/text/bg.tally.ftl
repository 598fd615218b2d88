## Какво брои симулацията на The Lie Zie.

tally-leads = Започнати рундове
tally-beats = Бити числа
tally-passes = Пасувания
tally-forced = Пасувания без друг избор
tally-answers = Отговори на число
tally-plays = Изиграни комбинации
tally-cards_played = Изиграни карти
tally-outs = Изпразнени ръце
tally-firsts = Изпразнени първи
tally-prizes = Взети награди
tally-points = Числата на лицата на наградите. Печели този с най-много точки; при равенство – този с повече наградни карти.

rate-beats-answers = Отговори, които бият
rate-forced-answers = Отговори без избор
rate-firsts-outs = Изпразнени ръце, които са първи
