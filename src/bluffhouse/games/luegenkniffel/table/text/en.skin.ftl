## Lügen-Kniffel in the browser: the cups, the picker, the card.

skin-lift = Lift your cups
skin-lower = Put your cups down
skin-leave = Leave this die: { $face }
skin-take = Roll this die again: { $face }
skin-lies = kept
skin-stays = stays
skin-announce = Announce
skin-announce-hint = What do you say lies under your cups?
skin-more = One more
skin-fewer = One fewer
skin-points = Points
skin-lie-field = Lie field
skin-card = Score cards
skin-total = Total
skin-answered = has answered
skin-on = On with the game
skin-last = Look at the last reveal

skin-fact-bluff = The boldest bluff: { $player } announced { said-words } and was believed. Under the cups lay { $shown }.
skin-fact-true = { $player } announced { said-words }, was doubted, and had told the truth.
skin-fact-liar = { $player } lied { $lies ->
        [one] once
       *[other] { $lies } times
    }, and was { $lies_caught ->
        [0] never caught
        [one] caught once
       *[other] caught { $lies_caught } times
    }.
skin-fact-hunter = { $player } doubted { $doubts ->
        [one] once
       *[other] { $doubts } times
    } and was right { $doubts_right ->
        [one] once
       *[other] { $doubts_right } times
    }.
skin-fact-roller = { $player } rolled again { $rolls_again ->
        [one] once
       *[other] { $rolls_again } times
    }, more than anybody.

# How it is played, beside three pictures
how-1 = Roll five dice under the cups, up to three times. Only you see them.
how-2 = Announce a combination, whether you have it or not.
how-3 = The others believe or doubt. A lie that is caught costs you, a wrong doubt costs them.
