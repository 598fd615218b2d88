## Lügen-Kniffel: names, prompts, log lines, refusals.

name = Lügen-Kniffel
pitch = Yahtzee under cups: roll in secret, announce what you like, and hope that nobody doubts.
players = 2–8 players, best with 3 or more
minutes = about 40 minutes

# The fields of a card
combination-words = { $combination ->
    [ones] ones
    [twos] twos
    [threes] threes
    [fours] fours
    [fives] fives
    [sixes] sixes
    [three] three of a kind
    [four] four of a kind
    [fullhouse] full house
    [small] small straight
    [large] large straight
    [kniffel] Kniffel
   *[chance] chance
}

# Announcements
said-words = { $combination ->
    [ones] { $dice ->
        [one] one one
       *[other] { $dice } ones
    }
    [twos] { $dice ->
        [one] one two
       *[other] { $dice } twos
    }
    [threes] { $dice ->
        [one] one three
       *[other] { $dice } threes
    }
    [fours] { $dice ->
        [one] one four
       *[other] { $dice } fours
    }
    [fives] { $dice ->
        [one] one five
       *[other] { $dice } fives
    }
    [sixes] { $dice ->
        [one] one six
       *[other] { $dice } sixes
    }
    [three] three of a kind with { $points }
    [four] four of a kind with { $points }
    [fullhouse] a full house
    [small] a small straight
    [large] a large straight
    [kniffel] a Kniffel
   *[chance] chance with { $points }
}

# Moves
move-keep = { $count ->
    [0] Leave no die, roll the rest
   *[other] Leave { $left }, roll the rest
}
move-say = Announce { said-words }
move-believe = Believe
move-doubt = Doubt

# Log
event-starts = { $who ->
    [you] You roll the highest die and start.
   *[other] { $player } rolls the highest die and starts.
}
event-turn = { $who ->
    [you] You roll all five dice under your cups.
   *[other] { $player } rolls all five dice under the cups.
}
event-dice = { $who ->
    [you] You peek under the cups: { $dice }.
   *[other] { $player } peeks under the cups: { $dice }.
}
event-leaves = { $who ->
    [you] { $count ->
        [0] You leave no die under the cup.
       *[other] You leave under the cup: { $left }.
    }
   *[other] { $count ->
        [0] { $player } leaves no die under the cup.
       *[other] { $player } leaves under the cup: { $left }.
    }
}
event-rolls-again = { $who ->
    [you] { $rolls ->
        [2] You roll a second time.
       *[3] You roll a third time.
    }
   *[other] { $rolls ->
        [2] { $player } rolls a second time.
       *[3] { $player } rolls a third time.
    }
}
event-say = { $who ->
    [you] You announce { said-words }.
   *[other] { $player } announces { said-words }.
}
event-answered = { $who ->
    [you] You have answered.
   *[other] { $player } has answered.
}
event-believes = { $who ->
    [you] You believe it.
   *[other] { $player } believes it.
}
event-doubts = { $who ->
    [you] You doubt it.
   *[other] { $player } doubts it.
}
event-nobody-doubts = { $who ->
    [you] Everybody believes you. The dice stay under the cups.
   *[other] Everybody believes { $player }. The dice stay under the cups.
}
event-doubted = { $who ->
    [you] You doubted.
   *[other] { $player } doubted.
}
event-reveal = { $who ->
    [you] { $truth ->
        [true] Your cups come up: { $dice }. You told the truth.
       *[lie] Your cups come up: { $dice }. You lied.
    }
   *[other] { $truth ->
        [true] { $player } lifts the cups: { $dice }. That was the truth.
       *[lie] { $player } lifts the cups: { $dice }. That was a lie.
    }
}
event-writes = { $points ->
    [one] { $who ->
        [you] You write { $points } point: { combination-words }.
       *[other] { $player } writes { $points } point: { combination-words }.
    }
   *[other] { $who ->
        [you] You write { $points } points: { combination-words }.
       *[other] { $player } writes { $points } points: { combination-words }.
    }
}
event-credited = { $points ->
    [one] { $who ->
        [you] You were right to doubt and write { $points } point: { combination-words }.
       *[other] { $player } was right to doubt and writes { $points } point: { combination-words }.
    }
   *[other] { $who ->
        [you] You were right to doubt and write { $points } points: { combination-words }.
       *[other] { $player } was right to doubt and writes { $points } points: { combination-words }.
    }
}
event-strikes-lie = { $who ->
    [you] You strike a lie field: { combination-words }.
   *[other] { $player } strikes a lie field: { combination-words }.
}
event-strikes-points = { $who ->
    [you] { $points ->
        [0] It was the second strike: your points field is struck, too.
        [one] It was the second strike: your points field is struck, too, and { $points } point is lost.
       *[other] It was the second strike: your points field is struck, too, and { $points } points are lost.
    }
   *[other] { $points ->
        [0] It was the second strike: the points field of { $player } is struck, too.
        [one] It was the second strike: the points field of { $player } is struck, too, and { $points } point is lost.
       *[other] It was the second strike: the points field of { $player } is struck, too, and { $points } points are lost.
    }
}
event-no-effect = { $truth ->
    [true] { $who ->
        [you] You have nothing left to strike: { combination-words }.
       *[other] { $player } has nothing left to strike: { combination-words }.
    }
   *[lie] { $combination ->
        [kniffel] { $who ->
            [you] You were right to doubt, but a Kniffel is never credited to a doubter.
           *[other] { $player } was right to doubt, but a Kniffel is never credited to a doubter.
        }
       *[other] { $who ->
            [you] You were right to doubt, but this field of your card is closed: { combination-words }.
           *[other] { $player } was right to doubt, but has closed this field already: { combination-words }.
        }
    }
}
event-finished = { $who ->
    [you] Your card is full.
   *[other] The card of { $player } is full.
}
event-last-turns = Everybody whose card still has an open field has one last turn.
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
refuse-notation = “{ $move }” is no move of Lügen-Kniffel: keep 4 4, say fours 3, say three 19, say fullhouse, believe or doubt.
refuse-face = A die has no { $face }: faces are 1 to 6.
    .clause = LK-1
refuse-combination = There is no combination “{ $name }”. Say one of: { $allowed }.
    .clause = LK-7
refuse-points = { $kind ->
    [dice] “{ $move }” is no announcement: say how many dice, from { $name } 1 to { $name } 5.
    [total] “{ $move }” is no announcement: say the total of the dice, from { $name } 5 to { $name } 30.
   *[nothing] “{ $move }” is no announcement: the points of this combination are fixed. Just say { $name }.
}
    .clause = LK-7
refuse-nothing-said = Nothing is announced yet: there is nothing to answer.
    .clause = LK-10
refuse-answer = You are asked about “{ $said }”: believe or doubt.
    .clause = LK-10
    .taps = First you are asked about what was announced: believe it or doubt it.
refuse-filled = You have points there already: { combination-words }. Announce another combination.
    .clause = LK-6
refuse-struck = This field of your card is struck: { combination-words }. Announce another combination.
    .clause = LK-6
refuse-rolls = You have rolled three times: now you must announce.
    .clause = LK-3
refuse-roll-one = At least one die must be rolled again. If you are content with all of them, announce.
    .clause = LK-4
refuse-not-loose = You cannot leave these: the dice that do not lie yet are { $dice }.
    .clause = LK-4

# Impossible positions
position-points = “{ $where }” must be "x" or points that the combination can give ({ $allowed }), not { $value }.
position-strikes = “{ $where }”: two strikes strike the points field, too; it must be "x".
position-roller = “{ $where }”: player { $seat } has no open field and cannot have a turn.
position-lying = “{ $where }” must be among the dice.
position-lying-many = “{ $where }”: after the first roll no die lies yet, and later at most four, for one was rolled again.
position-said = “{ $where }” must be an announcement like fours 3, three 19 or fullhouse, not { $value }.
position-said-closed = “{ $where }”: this field of the roller’s card is closed: { combination-words }.
position-answers = “{ $where }”: only the other players answer ({ $allowed }).
position-answers-all = “{ $where }”: if all answers were in, the turn would be over.
position-answers-order = “{ $where }”: with open doubts the players answer in turn, from the roller’s left.
position-last-turns-needed = “{ $where }”: the card of player { $seat } is full, so the last turns must be listed.
position-last-turns-early = “{ $where }” must be null as long as no card is full.
position-last-turns = “{ $where }” must begin with the roller, { $roller }, and go on clockwise, with nobody twice.
position-last-turns-full = “{ $where }”: the card of player { $seat } is full, so no last turn is left there.
position-shown = “{ $where }” contradicts the dice that were shown.
position-doubters = “{ $where }” must be one or more different players, and not the roller.
position-over = “{ $where }”: a match that is over has a full card, no last turns ([]), no rolls (0), no dice and nothing announced.
position-rolloff = “{ $where }”: at most { $most } throws.
