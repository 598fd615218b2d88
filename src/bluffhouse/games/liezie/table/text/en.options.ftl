## The Lie Zie: what a table can agree on.

preset-first-hint = A single pass, and cards are taken calmly, one after the other.
preset-quick-hint = A single pass.

option-players = Players at the table
option-draft = Taking cards
    .hint = All at once is a race. In turn, everybody has time to look.
option-draft-free = all at once
option-draft-turns = one card each in turn
option-lead_after_out = After somebody went out, who leads?
    .hint = The sheet can be read in more than one way here.
option-lead_after_out-most_cards = for one round whoever has the most cards
option-lead_after_out-winner = the winner of the round, if not out
option-lead_after_out-most_cards_always = from then on always whoever has the most cards
option-passes = Passes
    .hint = A pass is drafting, playing and taking prizes. With six players there are at most four.
