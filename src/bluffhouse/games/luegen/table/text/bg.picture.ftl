## Lügen в терминала: какво стои до чашите и заровете.

pic-you = Ти
pic-stage = { $stage ->
    [1] Първа половина
    [2] Втора половина
   *[3] Финал
}
pic-only-stage = Един етап решава
pic-middle = в средата
pic-opens = { $who ->
    [you] Започваш ти.
   *[other] Започва { $player }.
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
    [true] Преброено: { $there }. Обявата е била вярна.
   *[lie] Преброено: { $there }. Било е лъжа.
}
pic-loser = { $who ->
    [you] Получаваш подложка за бира.
   *[other] { $player } получава подложка за бира.
}

# Без рисунки
pic-spoken-mats = Подложки: { $middle } в средата; { $mats }.
pic-spoken-out = Вън от този етап: { $players }.
pic-spoken-bid = Последна обява: { $bid } ({ $words }), от { $player }.
pic-spoken-dice = Твоите зарове: { $dice }.
pic-spoken-shown = { $player }: { $dice }, брои се { $count }.

# Помощ
pic-help =
    ## Ходове

    - `6x5` обявява шест петици; `liar` (клавиш `l`) казва, че последната обява е лъжа
    - `←` `→` избират числото, `↑` `↓` броя; редът показва най-ниската обява за всяко число
