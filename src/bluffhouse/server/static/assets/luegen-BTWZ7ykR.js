var e=`name = Lügen
pitch = Кръчмарската игра на лъжа със зарове: шест зара под чашата, един залог на езика и подложка за бира за всеки, когото хванат.
players = 2–12 играчи
minutes = около 20 минути
option-players = Играчи на масата
option-mats = Подложки за бира в един етап
option-straight = Кентата (1-2-3-4-5-6) се брои за десет
option-dice = Зарове на играч
option-halves = Две половини и финал (изключено: решава един-единствен етап)
option-wild = Кое число е жокер (0: никое)
bid-words = { $face ->
    [1] { $count ->
        [one] една единица
       *[other] { $count } единици
    }
    [2] { $count ->
        [one] една двойка
       *[other] { $count } двойки
    }
    [3] { $count ->
        [one] една тройка
       *[other] { $count } тройки
    }
    [4] { $count ->
        [one] една четворка
       *[other] { $count } четворки
    }
    [5] { $count ->
        [one] една петица
       *[other] { $count } петици
    }
   *[6] { $count ->
        [one] една шестица
       *[other] { $count } шестици
    }
}
move-bid = Обяви { bid-words }
move-liar = Лъжа!
event-stage = { $stage ->
    [1] Първата половина започва.
   *[2] Втората половина започва.
}
event-starts = { $who ->
    [you] Хвърляш най-голямото число и започваш.
   *[other] { $player } хвърля най-голямото число и започва.
}
event-final = { $who ->
    [you] Финал: започваш срещу { $rival }.
   *[other] Финал: { $player } започва срещу { $rival }.
}
event-bid = { $who ->
    [you] Обявяваш { bid-words }.
   *[other] { $player } обявява { bid-words }.
}
event-call = { $who ->
    [you] „Лъжа!“ – казваш на { $bidder }.
   *[other] „Лъжа!“ – казва { $player } на { $bidder }.
}
event-showdown = { $truth ->
    [true] Всички чаши се вдигат! Обявено: { bid-words }. Преброено: { $there }. Залогът е бил верен.
   *[lie] Всички чаши се вдигат! Обявено: { bid-words }. Преброено: { $there }. Било е лъжа.
}
event-mat-taken = { $who ->
    [you] { $left ->
        [0] Вземаш последната подложка от средата.
        [one] Вземаш подложка от средата; там остава още една.
       *[other] Вземаш подложка от средата; там остават още { $left }.
    }
   *[other] { $left ->
        [0] { $player } взема последната подложка от средата.
        [one] { $player } взема подложка от средата; там остава още една.
       *[other] { $player } взема подложка от средата; там остават още { $left }.
    }
}
event-mat-given = { $who ->
    [you] Даваш на { $loser } една подложка.
   *[other] { $player } дава на { $loser } една подложка.
}
event-out = { $who ->
    [you] Излизаш от този етап.
   *[other] { $player } излиза от този етап.
}
event-half-lost = { $who ->
    [you] { $half ->
        [1] Събираш всички подложки и губиш първата половина.
       *[2] Събираш всички подложки и губиш втората половина.
    }
   *[other] { $half ->
        [1] { $player } събира всички подложки и губи първата половина.
       *[2] { $player } събира всички подложки и губи втората половина.
    }
}
event-match-lost = { $who ->
    [you] Губиш партията. Всички останали печелят.
   *[other] { $player } губи партията. Всички останали печелят.
}
refuse-notation = „{ $move }“ не е ход в Lügen. Обяви например 6x5 или напиши liar за „лъжа“.
refuse-face = На зара няма { $face }: числата са от 1 до 6.
refuse-count = Най-малкият брой е едно.
refuse-many = { $count }x{ $face } е повече, отколкото заровете в етапа могат да покажат.
refuse-nothing-to-call = Още няма залог: който започва рунда, трябва да обяви.
refuse-low = С { $count }x{ $face } не вдигаш { $last }.
odds-bid = Само според твоите зарове залогът е верен с вероятност { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { bid-words }.
odds-heard = След всичко обявено е верен с вероятност { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { bid-words }.
odds-raise = Можеш да обявиш { bid-words }: вярно с вероятност { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
pic-you = Ти
pic-stage = { $stage ->
    [1] Първа половина
    [2] Втора половина
   *[3] Финал
}
pic-only-stage = Един етап решава
pic-middle = в средата
pic-opens = { $who ->
    [you] Ти даваш първия залог.
   *[other] { $player } дава първия залог.
}
pic-bids = { $who ->
    [you] Обявяваш
   *[other] { $player } обявява
}
pic-your-cup = Твоята чаша
pic-out = вън
pic-straight = кента
pic-called = { $who ->
    [you] Не вярваш на { $bidder }: { $bid }?
   *[other] { $whom ->
        [you] { $caller } не ти вярва: { $bid }?
       *[other] { $caller } не вярва на { $bidder }: { $bid }?
    }
}
pic-verdict = { $truth ->
    [true] Преброено: { $there }. Залогът е бил верен.
   *[lie] Преброено: { $there }. Било е лъжа.
}
pic-loser = { $who ->
    [you] Получаваш подложка за бира.
   *[other] { $player } получава подложка за бира.
}
pic-spoken-mats = Подложки: { $middle } в средата; { $mats }.
pic-spoken-out = Вън от този етап: { $players }.
pic-spoken-bid = Последен залог: { $bid } ({ $words }), от { $player }.
pic-spoken-dice = Твоите зарове: { $dice }.
pic-spoken-shown = { $player }: { $dice }, брои се { $count }.
pic-help =
    ## Ходове

    - \`6x5\` обявява шест петици; \`liar\` (клавиш \`l\`) казва, че последният залог е лъжа
    - \`←\` \`→\` избират числото, \`↑\` \`↓\` броя; редът показва най-ниския залог за всяко число
pic-score = { $score ->
    [one] { $score } наказателна точка
   *[other] { $score } наказателни точки
}`;export{e as default};