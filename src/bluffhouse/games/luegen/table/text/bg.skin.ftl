## Lügen в браузъра: чашата, колелото, подложките.

skin-lift = Вдигни чашата
skin-lower = Захлупи чашата
skin-hold = Имаш { $count } от тях.
skin-hold-wild = { $wild ->
    [one] Имаш { $count } от тях, { $wild } е жокер.
   *[other] Имаш { $count } от тях, { $wild } са жокери.
}
skin-hold-straight = Под чашата ти има кента.
skin-count = Колко
skin-faces = Кое число
skin-more = С един повече
skin-fewer = С един по-малко
skin-on = Продължаваме
skin-ladder = Как растат обявите
skin-last = Виж последната проверка
skin-mats = { $count ->
    [0] няма подложки
    [one] { $count } подложка
   *[other] { $count } подложки
}
skin-mats-middle = { $count ->
    [0] В средата няма подложки.
    [one] В средата има { $count } подложка.
   *[other] В средата има { $count } подложки.
}
skin-score = { $score ->
    [one] { $score } подложка
   *[other] { $score } подложки
}
skin-half = половин подложка за загубена половина
skin-rolloff = хвърлено за начало: { $dice }

skin-fact-bluff = Най-смелият блъф: { $player } обяви { bid-words }, а на масата { $there ->
        [0] нямаше нито една
        [one] имаше само една
       *[other] имаше само { $there }
    }. { $caught ->
        [yes] Блъфът беше разкрит.
       *[no] Блъфът мина.
    }
skin-fact-close = На косъм: { $player } обяви { bid-words }, чу „Лъжа!“, а на масата имаше точно толкова.
skin-fact-high = Най-високата обява в партията е на { $player }: { bid-words }.
skin-fact-liar = Най-много лъга { $player }: { $lies ->
        [one] веднъж
       *[other] { $lies } пъти
    }, { $lies_called ->
        [0] без нито една да бъде хваната
       *[other] от тях хванати: { $lies_called }
    }.
skin-fact-hunter = { $player } извика „Лъжа!“ { $calls ->
        [one] веднъж
       *[other] { $calls } пъти
    } и { $calls_right ->
        [0] нито веднъж не позна
        [one] позна веднъж
       *[other] позна { $calls_right } пъти
    }.

# Как се играе, до три картинки
how-1 = Всеки хвърля под чашата си. Своите зарове виждаш само ти.
how-2 = Обявявай за заровете на всички: толкова с едно и също число. Всяка обява е по-висока от предишната.
how-3 = Или кажи „Лъжа!“. Чашите се вдигат и който е сгрешил, взема подложка за бира.
