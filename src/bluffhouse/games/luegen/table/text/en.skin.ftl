## Lügen in the browser: the cup, the wheel, the mats.

skin-lift = Lift your cup
skin-lower = Put your cup down
skin-hold = You hold { $count } of these.
skin-hold-wild = You hold { $count } of these, { $wild } of them wild.
skin-hold-straight = A straight lies under your cup.
skin-count = How many
skin-faces = Which face
skin-more = One more
skin-fewer = One fewer
skin-on = On with the game
skin-ladder = How the bids have risen
skin-last = Look at the last showdown
skin-mats = { $count ->
    [0] no beer mats
    [one] { $count } beer mat
   *[other] { $count } beer mats
}
skin-mats-middle = { $count ->
    [0] No beer mat is in the middle.
    [one] { $count } beer mat is in the middle.
   *[other] { $count } beer mats are in the middle.
}
skin-score = { $score ->
    [one] { $score } beer mat
   *[other] { $score } beer mats
}
skin-half = half a beer mat, for a lost half
skin-rolloff = rolled for the start: { $dice }

skin-fact-bluff = The boldest bluff: { $player } bid { bid-words }, with { $there ->
        [0] none
       *[other] { $there }
    } on the table{ $caught ->
        [yes] , and was called.
       *[no] {" – and nobody called it."}
    }
skin-fact-close = By a hair: { $player } bid { bid-words }, was called a liar, and had it exactly right.
skin-fact-high = The highest bid of the match: { bid-words }, by { $player }.
skin-fact-liar = { $player } lied { $lies ->
        [one] once
       *[other] { $lies } times
    }, and was { $lies_called ->
        [0] never caught
        [one] caught once
       *[other] caught { $lies_called } times
    }.
skin-fact-hunter = { $player } called “Liar!” { $calls ->
        [one] once
       *[other] { $calls } times
    } and was { $calls_right ->
        [0] never right
        [one] right once
       *[other] right { $calls_right } times
    }.

# How it is played, beside three pictures
how-1 = Everybody rolls under a cup. Only you see your dice.
how-2 = Bid on all dice together: so many of one face. Every bid is higher than the last.
how-3 = Or call “Liar!”. The cups go up, and whoever was wrong takes a beer mat.
