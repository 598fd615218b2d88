## The Lie Zie: имена, подсказки, дневник, откази.

name = The Lie Zie
pitch = Гърбът на всяка карта лъже наполовина. Събери ръка, която не бива да подреждаш, и надвиши другите с числата, които се случат в нея.
players = 2–6 играчи
minutes = около 30 минути

# Гръб или лице
side-words = { $colour ->
    [r] червено
    [b] синьо
    [g] зелено
   *[y] жълто
} { $number }
front-words = { $front_colour ->
    [r] червено
    [b] синьо
    [g] зелено
   *[y] жълто
} { $front_number }

# Ходове
move-take = Вземи { side-words }
move-left = Сложи я в левия край
move-right = Сложи я в десния край
move-play = { $count ->
    [one] Изиграй карта { $first }
   *[other] Изиграй картите от { $first } до { $last }
}
move-pass = Пас
move-prize = Избери за награда { side-words }

# Дневник
event-draft = Започва тур { $pass }: картите са на масата с гърба нагоре. Всички вземат едновременно.
event-draft-turns = { $who ->
    [you] Започва тур { $pass }: картите са на масата с гърба нагоре. Вземаш първата карта.
   *[other] Започва тур { $pass }: картите са на масата с гърба нагоре. { $player } взема първата карта.
}
event-take = { $who ->
    [you] Вземаш карта с гръб { side-words }. Лицето ѝ: { front-words }.
   *[other] { $player } взема карта с гръб { side-words }.
}
event-place = { $side ->
    [left] { $who ->
        [you] Слагаш я в левия край на ръката си.
       *[other] { $player } я слага в левия край.
    }
   *[right] { $who ->
        [you] Слагаш я в десния край на ръката си.
       *[other] { $player } я слага в десния край.
    }
}
event-ready = { $who ->
    [you] „Готово!“ Твоята ръка се напълни първа.
   *[other] „Готово!“ Първа се напълни ръката на { $player }.
}
event-full = { $who ->
    [you] Ръката ти е пълна.
   *[other] Ръката на { $player } е пълна.
}
event-leads = { $who ->
    [you] Твой ред е да започнеш рунда.
   *[other] Рунда ще започне { $player }.
}
event-lead = { $who ->
    [you] Започваш рунда: { side-words }.
   *[other] { $player } започва рунда: { side-words }.
}
event-beat = { $who ->
    [you] Изиграваш { side-words }.
   *[other] { $player } изиграва { side-words }.
}
event-pass = { $who ->
    [you] Пасуваш.
   *[other] { $player } пасува.
}
event-out = { $place ->
    [1] { $who ->
        [you] Нямаш повече карти: първо място.
       *[other] { $player } няма повече карти: първо място.
    }
    [2] { $who ->
        [you] Нямаш повече карти: второ място.
       *[other] { $player } няма повече карти: второ място.
    }
   *[3] { $who ->
        [you] Нямаш повече карти: трето място.
       *[other] { $player } няма повече карти: трето място.
    }
}
event-round = { $who ->
    [you] Печелиш рунда с { $number }.
   *[other] { $player } печели рунда с { $number }.
}
event-most-cards = { $who ->
    [you] Някой остана без карти, затова започва този с най-много: ти.
   *[other] Някой остана без карти, затова започва този с най-много: { $player }.
}
event-pass-over = Тур { $pass } свърши. Сега се избират наградите.
event-prize = { $who ->
    [you] Избираш награда с гръб { side-words }.
   *[other] { $player } избира награда с гръб { side-words }.
}
event-reveal = { $count ->
    [0] { $who ->
        [you] Нямаш награди.
       *[other] { $player } няма награди.
    }
   *[other] { $points ->
        [one] { $who ->
            [you] Обръщаш наградите си: { $points } точка.
           *[other] { $player } обръща наградите си: { $points } точка.
        }
       *[other] { $who ->
            [you] Обръщаш наградите си: { $points } точки.
           *[other] { $player } обръща наградите си: { $points } точки.
        }
    }
}
event-win = { $points ->
    [one] { $who ->
        [you] Печелиш с { $points } точка.
       *[other] { $player } печели с { $points } точка.
    }
   *[other] { $who ->
        [you] Печелиш с { $points } точки.
       *[other] { $player } печели с { $points } точки.
    }
}
event-win-cards = { $points ->
    [one] { $who ->
        [you] Равенство с { $points } точка: печелиш с повече наградни карти ({ $count }).
       *[other] Равенство с { $points } точка: { $player } печели с повече наградни карти ({ $count }).
    }
   *[other] { $who ->
        [you] Равенство с { $points } точки: печелиш с повече наградни карти ({ $count }).
       *[other] Равенство с { $points } точки: { $player } печели с повече наградни карти ({ $count }).
    }
}
event-shared-win = { $points ->
    [one] { $who ->
        [you] Споделена победа: имаш { $points } точка.
       *[other] Споделена победа: { $player } има { $points } точка.
    }
   *[other] { $who ->
        [you] Споделена победа: имаш { $points } точки.
       *[other] Споделена победа: { $player } има { $points } точки.
    }
}

# Откази
refuse-passes = При шестима настройката „passes“ трябва да е цяло число, { $allowed }, а не { $passes }: за още един тур няма да има награди.
    .clause = LZ-18
refuse-notation = „{ $move }“ не е ход в The Lie Zie: take r3, left, right, play 4 2, pass или prize y4.
refuse-back = Няма гръб { $back }: цветовете са r, b, g и y, числата са от 1 до 4.
    .clause = LZ-1
refuse-position = Няма място { $position }: ръката има места от 1 до 12.
    .clause = LZ-8
refuse-length = Можеш да изиграеш една, две или три карти заедно, а не { $count }.
    .clause = LZ-8
refuse-how-many = Кажи колко карти играеш от място { $position } нататък: play { $position } 1, 2 или 3.
    .clause = LZ-8
refuse-in-draft = Още се вземат карти: вземи една или сложи взетата в ръката си.
    .clause = LZ-3
refuse-in-play = Ръцете са пълни: играй карти от ръката си или пасувай.
    .clause = LZ-7
refuse-prize-first = Сега се избират награди по гърба им.
    .clause = LZ-15
refuse-place-first = Първо сложи взетата карта: left или right.
    .clause = LZ-5
    .taps = Първо сложи взетата карта в единия край на ръката си.
refuse-first-card = Първата карта в ръката се слага с left.
    .clause = LZ-5
    .taps = Първата карта се слага в левия край на ръката.
refuse-nothing-to-place = Нямаш карта за слагане: вземи една.
    .clause = LZ-5
refuse-not-there = Там няма карта с гръб { $back }.
    .clause = LZ-3
refuse-leader-pass = Ти започваш рунда: трябва да изиграеш поне една карта.
    .clause = LZ-8
refuse-no-card = { $held ->
    [one] В ръката ти има само { $held } карта: от това място нататък няма толкова.
   *[other] В ръката ти има само { $held } карти: от това място нататък няма толкова.
}
    .clause = LZ-8
refuse-mixed = Картите, които се играят заедно, трябва да са от един цвят.
    .clause = LZ-8
refuse-colour = { $colour ->
    [r] Рундът започна с червено: можеш да играеш само червени карти или да пасуваш.
    [b] Рундът започна със синьо: можеш да играеш само сини карти или да пасуваш.
    [g] Рундът започна със зелено: можеш да играеш само зелени карти или да пасуваш.
   *[y] Рундът започна с жълто: можеш да играеш само жълти карти или да пасуваш.
}
    .clause = LZ-9
refuse-low = { $number } не е по-голямо от { $last }.
    .clause = LZ-9

# Невъзможни позиции
position-card = „{ $where }“ трябва да е една от 96-те карти, например "r3|r1" (лице|гръб), а не { $value }.
position-twice = „{ $where }“: има само една карта { $card }, а тя е в { $places }.
position-hand = „{ $where }“ има { $given } карти, а ръката побира най-много { $limit }.
position-unplaced = „{ $where }“: несложени карти има само докато се вземат карти.
position-full = „{ $where }“: който има { $limit } карти, не взема друга.
position-table = „{ $where }“ има { $given } карти, а на ръцете още не достигат { $missing }.
position-seats = „{ $where }“ трябва да споменава всеки играч най-много веднъж.
position-out-draft = „{ $where }“: докато се вземат карти, никой не е излязъл.
position-out = „{ $where }“ трябва да съдържа точно тези без карти; виж играч { $seat }.
position-pass-over = „{ $where }“: излезлите са толкова, че турът е свършил; не може да е „play“.
position-pass-runs = „{ $where }“: излезлите са твърде малко, за да е свършил турът.
position-ready = „{ $where }“: докато се вземат карти, това е някой с { $limit } карти или null, ако няма такъв.
position-turn = „{ $where }“ трябва да сочи играч тук, а не null.
position-nobody = „{ $where }“ трябва да е null тук: при свободно вземане действат всички, а след края – никой.
position-nobody-ready = „{ $where }“ трябва да сочи играч: някой е бил готов пръв.
position-waits = „{ $where }“: когато се взема подред, само играч { $turn }, който е на ход, може да държи несложена карта.
position-taken = „{ $where }“ трябва да е 0 тук: награди се вземат във фаза „prize“.
position-drafter = „{ $where }“: който има { $limit } карти, повече не взема.
position-taker = „{ $where }“ трябва да е { $due }, който взема следващата награда, а не { $turn }.
position-no-round = „{ $where }“ трябва да е null или празно тук: не се играе рунд.
position-outside = „{ $where }“: играч { $seat } няма карти.
position-no-lead = „{ $where }“ трябва да е null или празно, преди рундът да е започнал.
position-leader = „{ $where }“ трябва да е { $leader }, който започва рунда, а не { $turn }.
position-number = „{ $where }“ трябва да е число от една до три цифри от 1 до 4, а не { $value }.
position-acted = „{ $where }“ трябва да съдържа точно тези от { $leader } по часовниковата стрелка до преди { $turn }, които са имали карти.
position-not-acted = „{ $where }“: играч { $seat } още не е действал.
position-play = „{ $where }“: играят се от една до три карти от цвета на рунда, нарастващо, по часовниковата стрелка от започналия, със своето число.
position-played = „{ $where }“: { $card } се играе веднъж и после не лежи никъде другаде.
position-plays = „{ $where }“ трябва да завършва с числото на „best“.
