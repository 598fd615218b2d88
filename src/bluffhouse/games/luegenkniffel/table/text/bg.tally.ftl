## Какво брои една симулация на Lügen-Kniffel.

tally-announcements = Обявявания
tally-lies = Лъжи
tally-lies_caught = Разкрити лъжи
tally-lies_believed = Лъжи, на които всички повярваха
tally-rolls_again = Хвърляния след първото
tally-answers = Отговори
tally-doubts = Съмнения
tally-doubts_right = Верни съмнения
tally-doubt_points = Точки от съмнения
tally-fields_struck = Зачертани полета за точки
tally-points = Точките от всички полета и бонусът за горната част. Печели този с най-много точки; при равенство победата се дели.

rate-lies-announcements = Обявявания, които бяха лъжи
rate-lies_caught-lies = Лъжи, които бяха разкрити
rate-doubts-answers = Отговори, които бяха съмнения
rate-doubts_right-doubts = Съмнения, които бяха верни

# В изпит под други имена: начала на думи (!: цели думи) и какво ги замества.
disguise = книфел=квинтет, зар=жетон, чаш=кошниц, фул=смес, кент=мост
