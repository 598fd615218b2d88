## Line-it: what a table can agree on.

preset-usual-hint = As most tables play it.
preset-printed-hint = A bet is won with its very number, and in the last step you play a card that fits.
preset-bga-hint = Everybody sees only their own hand.

option-players = Players at the table
option-bet_rule = A bet is won with …
    .hint = So many numbers have to come after the bet in its line.
option-bet_rule-at_least = as many numbers or more
option-bet_rule-exactly = exactly as many numbers
option-hand_limit = Cards in a hand
    .hint = So many can wait there at most.
option-last_cards = Cards in the last step
    .hint = When the deck is used up, everybody may lay so many from the hand.
option-last_card = A card that fits in the last step
    .hint = Whether you may keep it back, for example to leave a bet won by its very number.
option-last_card-may = may be laid
option-last_card-must = must be laid
option-open_hands = Everybody sees all hands
    .hint = All cards are taken openly. Off: you have to remember who took what.
