# Puzzles: positions with one right answer, one a day. $date: 2026-11-18; $levels: bots, listed.

puzzle-title = Puzzle of { $date }
puzzle-do = What would you do?
puzzle-liar = Is it true what was said last?
puzzle-before = What happened last
puzzle-you = You
puzzle-true = It is true
puzzle-lie = It is a lie
puzzle-right = Right!
puzzle-wrong = Not this time. Right is: { $move }.
puzzle-is-right = right
puzzle-costs = costs { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } of the win
puzzle-unlikely = wrong
puzzle-why = Why
puzzle-mixture = How the master mixes: { $mixture }
puzzle-judge = { $judge ->
    [master] The master says so: he plays this round as it was solved. Every wrong answer costs 3 % of the win or more, by two searches apart.
    [odds] The odds say so, after all that was said, as calculating bots say things.
   *[thinker] The bot that thinks ahead says so: every wrong answer costs 3 % of the win or more, by two searches apart.
}
puzzle-stars = { $stars } · mostly wrong here { $count ->
    [one] is { $levels }.
   *[other] are { $levels }.
}
puzzle-level = { $level ->
    [random] chance
    [thumb] the rule of thumb
    [calculator] the calculating bot
   *[thinker] the bot that thinks ahead
}
puzzle-ask = Your answer (1–{ $count }):
puzzle-number = A number from 1 to { $count }, or the move as it is written; q leaves.
puzzle-share = Bluffhouse puzzle { $date } · { $game } { $stars } { $right ->
    [yes] ✓
   *[no] ✗
}
puzzle-mining = Looking for puzzles: { $found } of { $count } in { $matches } matches …
puzzle-made = { $count } puzzles of “{ $room }” in { $file }.
puzzle-none = There are no puzzles of “{ $room }”. Find some: bluffhouse puzzle { $room } --make FILE
puzzle-nowhere = No game has puzzles.
puzzle-rules = The puzzles of “{ $room }” of { $date } were found by other rules. Find new ones: bluffhouse puzzle { $room } --make FILE
puzzle-unreadable = The puzzles of “{ $room }” cannot be read: { $why }
puzzle-date = “{ $value }” is no day: write it as 2026-11-18.
puzzle-which = Say of which game puzzles are to be found.
