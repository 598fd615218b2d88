## Lügen: what a table can agree on.

preset-first-hint = One stage with three mats decides, and a straight is nothing special.
preset-quick-hint = One stage with three mats decides.

option-players = Players at the table
option-mats = Beer mats in a stage
    .hint = Whoever holds all of them has lost the stage. Fewer mats, shorter match.
option-straight = A straight counts ten
    .hint = 1-2-3-4-5-6 under one cup counts as ten of any face, or as five ones. It needs six dice and wild ones.
option-dice = Dice for each player
    .hint = Fewer dice are easier to count and harder to hide behind.
option-halves = Two halves and a final
    .hint = Off: a single stage decides the match.
option-wild = What is wild
    .hint = Wild dice help every other face. If ones are not wild, they are not worth double either.
option-wild-1 = ones
option-wild-6 = sixes
option-wild-0 = nothing
