## Lügen-Kniffel in the browser: the cups, the picker, the card.

skin-lift = Lift your cups
skin-lower = Put your cups down
skin-leave = Leave this die: { $face }
skin-take = Roll this die again: { $face }
skin-lies = lies
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
