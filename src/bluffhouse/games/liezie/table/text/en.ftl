## The Lie Zie: names, prompts, log lines, refusals.

name = The Lie Zie
pitch = Half of every card’s back is a lie. Draft a hand you may not sort, and outbid the others with the numbers it happens to spell.
players = 2–6 players
minutes = about 30 minutes

# A back or a front
side-words = { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} { $number }
front-words = { $front_colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} { $front_number }

# Moves
move-take = Take { side-words }
move-left = Put it at the left end
move-right = Put it at the right end
move-play = { $count ->
    [one] Play card { $first }
   *[other] Play cards { $first } to { $last }
}
move-pass = Pass
move-prize = Choose { side-words } as a prize

# Log
event-draft = Deal { $pass } begins: the cards lie on the table, backs up. Everybody drafts at once.
event-draft-turns = { $who ->
    [you] Deal { $pass } begins: the cards lie on the table, backs up. You take the first card.
   *[other] Deal { $pass } begins: the cards lie on the table, backs up. { $player } takes the first card.
}
event-take = { $who ->
    [you] You take a card whose back shows { side-words }. Its front: { front-words }.
   *[other] { $player } takes a card whose back shows { side-words }.
}
event-place = { $side ->
    [left] { $who ->
        [you] You put it at the left end of your hand.
       *[other] { $player } puts it at the left end.
    }
   *[right] { $who ->
        [you] You put it at the right end of your hand.
       *[other] { $player } puts it at the right end.
    }
}
event-ready = { $who ->
    [you] “Ready!” Your hand is the first to be complete.
   *[other] “Ready!” { $player } is the first to have a complete hand.
}
event-full = { $who ->
    [you] Your hand is complete.
   *[other] { $player } has a complete hand.
}
event-leads = { $who ->
    [you] It is your lead.
   *[other] { $player } has the lead.
}
event-lead = { $who ->
    [you] You lead { side-words }.
   *[other] { $player } leads { side-words }.
}
event-beat = { $who ->
    [you] You play { side-words }.
   *[other] { $player } plays { side-words }.
}
event-pass = { $who ->
    [you] You pass.
   *[other] { $player } passes.
}
event-out = { $place ->
    [1] { $who ->
        [you] You have no cards left: first place.
       *[other] { $player } has no cards left: first place.
    }
    [2] { $who ->
        [you] You have no cards left: second place.
       *[other] { $player } has no cards left: second place.
    }
   *[3] { $who ->
        [you] You have no cards left: third place.
       *[other] { $player } has no cards left: third place.
    }
}
event-round = { $who ->
    [you] You win the round with { $number }.
   *[other] { $player } wins the round with { $number }.
}
event-most-cards = { $who ->
    [you] Somebody is out, so whoever has the most cards leads: you.
   *[other] Somebody is out, so whoever has the most cards leads: { $player }.
}
event-pass-over = Deal { $pass } is over. Now the prizes are chosen.
event-prize = { $who ->
    [you] You choose a prize whose back shows { side-words }.
   *[other] { $player } chooses a prize whose back shows { side-words }.
}
event-reveal = { $count ->
    [0] { $who ->
        [you] You have no prizes.
       *[other] { $player } has no prizes.
    }
   *[other] { $points ->
        [one] { $who ->
            [you] You turn over your prizes: { $points } point.
           *[other] { $player } turns over the prizes: { $points } point.
        }
       *[other] { $who ->
            [you] You turn over your prizes: { $points } points.
           *[other] { $player } turns over the prizes: { $points } points.
        }
    }
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
event-win-cards = { $points ->
    [one] { $who ->
        [you] Level at { $points } point: you win with more prize cards ({ $count }).
       *[other] Level at { $points } point: { $player } wins with more prize cards ({ $count }).
    }
   *[other] { $who ->
        [you] Level at { $points } points: you win with more prize cards ({ $count }).
       *[other] Level at { $points } points: { $player } wins with more prize cards ({ $count }).
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
refuse-passes = The option “passes” must be a whole number, { $allowed }, with six players, not { $passes }: a further deal would have no prizes.
    .clause = LZ-18
refuse-notation = “{ $move }” is no move of The Lie Zie: take r3, left, right, play 4 2, pass or prize y4.
refuse-back = There is no back { $back }: colours are r, b, g and y, numbers 1 to 4.
    .clause = LZ-1
refuse-position = There is no position { $position }: a hand has positions 1 to 12.
    .clause = LZ-8
refuse-length = You can play one, two or three cards together, not { $count }.
    .clause = LZ-8
refuse-how-many = Say how many cards you play from position { $position } on: play { $position } 1, 2 or 3.
    .clause = LZ-8
refuse-in-draft = The draft is not over yet: take a card, or place the one you took.
    .clause = LZ-3
refuse-in-play = The draft is over: play cards of your hand, or pass.
    .clause = LZ-7
refuse-prize-first = Now prizes are chosen, by their backs.
    .clause = LZ-15
refuse-place-first = Place the card you took first: left or right.
    .clause = LZ-5
    .taps = Place the card you took first, at either end of your hand.
refuse-first-card = The first card of a hand is placed with left.
    .clause = LZ-5
    .taps = The first card of a hand goes to its left end.
refuse-nothing-to-place = You have no card to place: take one.
    .clause = LZ-5
refuse-not-there = No card with the back { $back } lies there.
    .clause = LZ-3
refuse-leader-pass = You lead the round: you have to play at least one card.
    .clause = LZ-8
refuse-no-card = { $held ->
    [one] Your hand has only { $held } card: there are not so many from that position on.
   *[other] Your hand has only { $held } cards: there are not so many from that position on.
}
    .clause = LZ-8
refuse-mixed = Cards played together must have the same colour.
    .clause = LZ-8
refuse-colour = { $colour ->
    [r] Red was led: you can only play red cards, or pass.
    [b] Blue was led: you can only play blue cards, or pass.
    [g] Green was led: you can only play green cards, or pass.
   *[y] Yellow was led: you can only play yellow cards, or pass.
}
    .clause = LZ-9
refuse-low = { $number } is not greater than { $last }.
    .clause = LZ-9

# Impossible positions
position-card = “{ $where }” must be one of the 96 cards, such as "r3|r1" (front|back), not { $value }.
position-twice = “{ $where }”: there is only one { $card }, but it is in { $places }.
position-hand = “{ $where }” has { $given } cards, but a hand holds at most { $limit }.
position-unplaced = “{ $where }”: there are unplaced cards in the draft only.
position-full = “{ $where }”: who has { $limit } cards takes no other.
position-table = “{ $where }” has { $given } cards, but the hands still lack { $missing }.
position-seats = “{ $where }” must name every player at most once.
position-out-draft = “{ $where }”: in the draft nobody is out.
position-out = “{ $where }” must name exactly those without cards; see player { $seat }.
position-pass-over = “{ $where }”: so many are out that the pass is over; it cannot be “play”.
position-pass-runs = “{ $where }”: too few are out for the pass to be over.
position-ready = “{ $where }”: in the draft it is one of those with { $limit } cards, or null if there is none.
position-turn = “{ $where }” must name a player here, not null.
position-nobody = “{ $where }” must be null here: in a free draft everybody acts, and after the end nobody.
position-nobody-ready = “{ $where }” must name a player: somebody was ready first.
position-waits = “{ $where }”: in turns only player { $turn }, whose turn it is, can hold an unplaced card.
position-taken = “{ $where }” must be 0 here: prizes are taken in the phase “prize”.
position-drafter = “{ $where }”: who has { $limit } cards does not draft any more.
position-taker = “{ $where }” must be { $due }, who takes the next prize, not { $turn }.
position-no-round = “{ $where }” must be null or empty here: no round is played.
position-outside = “{ $where }”: player { $seat } has no cards.
position-no-lead = “{ $where }” must be null or empty before the lead.
position-leader = “{ $where }” must be { $leader }, the leader, before the lead, not { $turn }.
position-number = “{ $where }” must be a number of one to three digits from 1 to 4, not { $value }.
position-acted = “{ $where }” must name exactly those from leader { $leader } clockwise to before { $turn } who had cards.
position-not-acted = “{ $where }”: player { $seat } has not acted.
position-play = “{ $where }”: plays have one to three cards of the colour led, rise, go clockwise from the leader, and say their number.
position-played = “{ $where }”: { $card } is played once and then lies nowhere else.
position-plays = “{ $where }” must end with the best player’s number.
