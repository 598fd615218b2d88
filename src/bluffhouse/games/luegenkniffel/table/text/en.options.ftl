## Lügen-Kniffel: what a table can agree on.

preset-first-hint = Saying less than you have is no lie.

option-players = Players at the table (best with 3 or more)
    .hint = With two, somebody who doubts everything is hard to punish.
option-truth = What is true
    .hint = Whether an announcement of less than the dice show is a lie.
option-truth-exact = only what is exact
option-truth-at_least = also less than you have
option-doubts = Believing and doubting
    .hint = Whether everybody answers alone, or hears the answers before his own.
option-doubts-secret = in secret, all together
option-doubts-open = openly, one after the other
option-bonus = Bonus for the upper part
    .hint = Points on top for whoever has enough in ones to sixes.
option-bonus_at = Points that earn the bonus
    .hint = So many in ones to sixes.
