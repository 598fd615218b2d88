## Какво брои симулацията на „Град на лъжите“.

tally-plays = Изиграни карти
tally-evidence = Сложени доказателства
tally-falses = Фалшиви доказателства срещу други
tally-forgeries = Фалшификации
tally-confiscations = Конфискации на истински доказателства
tally-traps = Капани
tally-thefts = Кражби
tally-reveals = Разкрития
tally-asked = Въпроси „допускаш ли, или блокираш“
tally-blocks = Блокирания
tally-blocked = Свои нападения, които са блокирани
tally-attacks = Нападения
tally-points = Истината накрая, а след финално броене – неговият сбор. Печели се и с разобличаване, със саботаж или с оцеляване.

rate-evidence-plays = Изиграни карти, които са доказателства
rate-attacks-plays = Изиграни карти, които са нападения
rate-blocks-asked = Въпроси, на които отговорът е блокиране
rate-blocked-attacks = Нападения, които са блокирани
