## Lügen-Kniffel в браузъра: чашите, обявяването, картата.

skin-lift = Вдигни чашите
skin-lower = Захлупи чашите
skin-leave = Остави този зар: { $face }
skin-take = Хвърли пак този зар: { $face }
skin-lies = запазен
skin-stays = остава
skin-announce = Обяви
skin-announce-hint = Какво твърдиш, че има под чашите ти?
skin-more = С едно повече
skin-fewer = С едно по-малко
skin-points = Точки
skin-lie-field = Поле за лъжа
skin-card = Карти с точки
skin-total = Общо
skin-answered = отговори
skin-on = Продължаваме
skin-last = Виж последното показване

skin-fact-bluff = Най-смелият блъф: { $player } обяви { said-words } и всички повярваха. Под чашите имаше { $shown }.
skin-fact-true = { $player } обяви { said-words }, някой се усъмни, а беше истина.
skin-fact-liar = Най-много лъга { $player }: { $lies ->
        [one] веднъж
       *[other] { $lies } пъти
    }, { $lies_caught ->
        [0] без нито една да бъде хваната
       *[other] от тях хванати: { $lies_caught }
    }.
skin-fact-hunter = { $player } се усъмни { $doubts ->
        [one] веднъж
       *[other] { $doubts } пъти
    } и позна { $doubts_right ->
        [one] веднъж
       *[other] { $doubts_right } пъти
    }.
skin-fact-roller = { $player } хвърли отново { $rolls_again ->
        [one] веднъж
       *[other] { $rolls_again } пъти
    } – повече от всички.

# Как се играе, до три картинки
how-1 = Хвърляй пет зара под чашите, до три пъти. Виждаш ги само ти.
how-2 = Обяви комбинация, независимо дали я имаш.
how-3 = Другите вярват или се съмняват. Хванатата лъжа струва скъпо на теб, а грешното съмнение – на тях.
