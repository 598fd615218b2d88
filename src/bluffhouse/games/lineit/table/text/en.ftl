## Line-it: names, prompts, log lines, refusals.

name = Line-it
pitch = Build a line of cards that climbs or falls, cash it in at the right moment, and snatch jackpots and bets.
players = 2–5 players
minutes = about 30 minutes

# Moves
card-words = { $kind ->
    [bet] the bet { $card }
   *[number] { $card }
}
move-take-line = Take { card-words } to the line
move-take-hand = Take { card-words } to the hand
move-play = Play { card-words } from the hand
move-close = Close the line
move-done = End the turn
move-pass = Pass

# Log
event-market = { $who ->
    [you] The market: { $cards }. You begin.
   *[other] The market: { $cards }. { $player } begins.
}
event-take-line = { $who ->
    [you] You take { $card } to your line.
   *[other] { $player } takes { $card } to the line.
}
event-take-hand = { $who ->
    [you] You take { $card } to your hand.
   *[other] { $player } takes { $card } to the hand.
}
event-play = { $who ->
    [you] You play { $card } from your hand to your line.
   *[other] { $player } plays { $card } from the hand to the line.
}
event-jackpot = { $who ->
    [you] { $colour ->
        [red] Your third red card wins the red jackpot
        [blue] Your third blue card wins the blue jackpot
        [green] Your third green card wins the green jackpot
       *[yellow] Your third yellow card wins the yellow jackpot
    }: { $count ->
        [one] { $count } card for your score pile.
       *[other] { $count } cards for your score pile.
    }
   *[other] { $colour ->
        [red] A third red card wins { $player } the red jackpot
        [blue] A third blue card wins { $player } the blue jackpot
        [green] A third green card wins { $player } the green jackpot
       *[yellow] A third yellow card wins { $player } the yellow jackpot
    }: { $count ->
        [one] { $count } card for the score pile.
       *[other] { $count } cards for the score pile.
    }
}
event-close = { $who ->
    [you] { $count ->
        [0] You close your line. None of its cards goes to your score pile.
        [one] You close your line. { $count } card goes to your score pile.
       *[other] You close your line. { $count } cards go to your score pile.
    }
   *[other] { $count ->
        [0] { $player } closes the line. None of its cards goes to the score pile.
        [one] { $player } closes the line. { $count } card goes to the score pile.
       *[other] { $player } closes the line. { $count } cards go to the score pile.
    }
}
event-final-close = { $who ->
    [you] { $count ->
        [0] Your line is closed. None of its cards goes to your score pile.
        [one] Your line is closed. { $count } card goes to your score pile.
       *[other] Your line is closed. { $count } cards go to your score pile.
    }
   *[other] { $count ->
        [0] The line of { $player } is closed. None of its cards goes to the score pile.
        [one] The line of { $player } is closed. { $count } card goes to the score pile.
       *[other] The line of { $player } is closed. { $count } cards go to the score pile.
    }
}
event-bet-won = { $who ->
    [you] { $after ->
        [one] You win the bet: +{ $value } ({ $after } number followed it).
       *[other] You win the bet: +{ $value } ({ $after } numbers followed it).
    }
   *[other] { $after ->
        [one] { $player } wins the bet: +{ $value } ({ $after } number followed it).
       *[other] { $player } wins the bet: +{ $value } ({ $after } numbers followed it).
    }
}
event-bet-lost = { $who ->
    [you] { $after ->
        [0] You lose the bet: −{ $value } (no number followed it).
        [one] You lose the bet: −{ $value } ({ $after } number followed it).
       *[other] You lose the bet: −{ $value } ({ $after } numbers followed it).
    }
   *[other] { $after ->
        [0] { $player } loses the bet: −{ $value } (no number followed it).
        [one] { $player } loses the bet: −{ $value } ({ $after } number followed it).
       *[other] { $player } loses the bet: −{ $value } ({ $after } numbers followed it).
    }
}
event-done = { $who ->
    [you] You end your turn.
   *[other] { $player } ends the turn.
}
event-pass = { $who ->
    [you] You pass.
   *[other] { $player } passes.
}
event-market-cleared = Left in the market: { $cards }. Numbers go to their jackpots, bets are discarded.
event-deck-used-up = { $count ->
    [0] The deck is used up to the last card.
   *[other] The deck is used up. Its rest, { $cards }, goes the same way.
}
last-step-rule = { $rule ->
    [must] { $count ->
        [one] The last step: whoever has a hand card that fits must play one.
       *[other] The last step: whoever has hand cards that fit must play up to { $count }.
    }
   *[may] { $count ->
        [one] The last step: everybody may play one more hand card.
       *[other] The last step: everybody may play up to { $count } more hand cards.
    }
}
event-last-step = { last-step-rule } { $who ->
    [you] You begin.
   *[other] { $player } begins.
}
event-win = { $points ->
    [one] { $who ->
        [you] You win with { $points } point.
       *[other] { $player } wins with { $points } point.
    }
   *[other] { $who ->
        [you] You win with { $points } points.
       *[other] { $player } wins with { $points } points.
    }
}
event-shared-win = { $points ->
    [one] { $who ->
        [you] You share the victory with { $points } point.
       *[other] { $player } shares the victory with { $points } point.
    }
   *[other] { $who ->
        [you] You share the victory with { $points } points.
       *[other] { $player } shares the victory with { $points } points.
    }
}

# Refusals
refuse-notation = “{ $move }” is no move of Line-it: take 57 line, take +4 hand, play 33, close, done or pass.
refuse-card = There is no card { $card }: numbers are 1 to 100, bets +3, +4 and +5.
    .clause = LI-1
refuse-place = Say where { $card } shall go: take { $card } line, or take { $card } hand.
    .clause = LI-3
refuse-last-step = In the last step cards are played from the hand only; nothing is taken or closed any more.
    .clause = LI-13
refuse-pass = You can pass in the last step only.
    .clause = LI-13
refuse-must = At this table a card that fits must be played in the last step.
    .clause = LI-13
refuse-done = Take a card from the market first; then you can end your turn.
    .clause = LI-3
refuse-close = Your line is empty: there is nothing to close.
    .clause = LI-5
refuse-taken = You have already taken a card this turn.
    .clause = LI-3
refuse-played = You have already played a card from your hand this turn.
    .clause = LI-4
refuse-not-in-market = { $card } is not in the market.
    .clause = LI-3
refuse-not-in-hand = { $card } is not in your hand.
    .clause = LI-4
refuse-hand-full = { $limit ->
    [one] Your hand is full: it holds { $limit } card.
   *[other] Your hand is full: it holds { $limit } cards.
}
    .clause = LI-3
refuse-second-bet = Your line already has a bet.
    .clause = LI-6
refuse-fit = { $way ->
    [rises] { $card } does not fit: your line rises, so only numbers above { $last } go on.
   *[falls] { $card } does not fit: your line falls, so only numbers below { $last } go on.
}
    .clause = LI-6

# Impossible positions
position-card = “{ $where }” must be a card, "1" to "100", "+3", "+4" or "+5", not { $value }.
position-twice = “{ $where }”: there is only one { $card }, but it is in { $places }.
position-bet-thrice = “{ $where }”: there are only two bets { $card }, but they are in { $places }.
position-bet = “{ $where }” must be a settled bet (3, 4, 5, −3, −4 or −5), not { $value }.
position-piles = “{ $where }” hold { $given } cards together, but only { $most } numbers lie nowhere else.
position-over = “{ $where }”: a match that is over has nobody in turn, its last step behind it, and no lines.
position-last-step = “{ $where }”: in the last step deck and market are empty, nothing is taken, and whoever has played all they may is not in turn any more.
position-market = “{ $where }” must have { $due } cards ({ $size } less those taken this round), not { $given }.
position-jackpot = { $colour ->
    [red] “{ $where }”: { $card } is no red number.
    [blue] “{ $where }”: { $card } is no blue number.
    [green] “{ $where }”: { $card } is no green number.
   *[yellow] “{ $where }”: { $card } is no yellow number.
}
position-hand = “{ $where }” has { $given } cards, but a hand holds at most { $limit }.
position-line = “{ $where }”: { $card } does not fit the cards before it.
