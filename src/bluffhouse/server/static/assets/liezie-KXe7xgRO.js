var e=`name = The Lie Zie
pitch = Half of every card’s back is a lie. Draft a hand you may not sort, and outbid the others with the numbers it happens to spell.
players = 2–6 players
minutes = about 30 minutes
option-players = Players at the table
option-draft = How to draft: all at once (free), or one card each in turn (turns)
option-lead_after_out = Who leads after somebody went out: who has most cards, or the round’s winner
option-passes = Passes in a game (with six players 1–4)
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
move-take = Take { side-words }
move-left = Put it at the left end
move-right = Put it at the right end
move-play = { $count ->
    [one] Play card { $first }
   *[other] Play cards { $first } to { $last }
}
move-pass = Pass
move-prize = Choose { side-words } as a prize
event-draft = Pass { $pass } begins: the cards lie on the table, backs up. Everybody drafts at once.
event-draft-turns = { $who ->
    [you] Pass { $pass } begins: the cards lie on the table, backs up. You take the first card.
   *[other] Pass { $pass } begins: the cards lie on the table, backs up. { $player } takes the first card.
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
    [you] Somebody went out, so whoever has most cards leads: you.
   *[other] Somebody went out, so whoever has most cards leads: { $player }.
}
event-pass-over = Pass { $pass } is over. Now the prizes are chosen.
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
            [you] You turn over your prizes: { $cards }. { $points } point.
           *[other] { $player } turns over the prizes: { $cards }. { $points } point.
        }
       *[other] { $who ->
            [you] You turn over your prizes: { $cards }. { $points } points.
           *[other] { $player } turns over the prizes: { $cards }. { $points } points.
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
refuse-passes = The option “passes” must be a whole number, { $allowed }, with six players, not { $passes }: a further pass would have no prizes.
refuse-notation = “{ $move }” is no move of The Lie Zie: take r3, left, right, play 4 2, pass or prize y4.
refuse-back = There is no back { $back }: colours are r, b, g and y, numbers 1 to 4.
refuse-position = There is no position { $position }: a hand has positions 1 to 12.
refuse-length = You can play one, two or three cards together, not { $count }.
refuse-how-many = Say how many cards you play from position { $position } on: play { $position } 1, 2 or 3.
refuse-in-draft = The draft is not over yet: take a card, or place the one you took.
refuse-in-play = The draft is over: play cards of your hand, or pass.
refuse-prize-first = Now prizes are chosen, by their backs.
refuse-place-first = Place the card you took first: left or right.
refuse-first-card = The first card of a hand is placed with left.
refuse-nothing-to-place = You have no card to place: take one.
refuse-not-there = No card with the back { $back } lies there.
refuse-leader-pass = You lead the round: you have to play at least one card.
refuse-no-card = { $held ->
    [one] Your hand has only { $held } card: there are not so many from that position on.
   *[other] Your hand has only { $held } cards: there are not so many from that position on.
}
refuse-mixed = Cards played together must have the same colour.
refuse-colour = { $colour ->
    [r] Red was led: you can only play red cards, or pass.
    [b] Blue was led: you can only play blue cards, or pass.
    [g] Green was led: you can only play green cards, or pass.
   *[y] Yellow was led: you can only play yellow cards, or pass.
}
refuse-low = { $number } is not greater than { $last }.
odds-prize = A prize whose back shows { side-words } is worth { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } points on the average.
odds-joins = A back that shows { side-words } hides the colour of an end of your hand: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-unbeaten = { $colour ->
    [r] Nobody can beat your red { $number }
    [b] Nobody can beat your blue { $number }
    [g] Nobody can beat your green { $number }
   *[y] Nobody can beat your yellow { $number }
}: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
pic-you = You
pic-pass = Pass { $number } of { $passes }
pic-phase = { $phase ->
    [draft] draft
    [play] play
    [prize] prizes
   *[over] the end
}
pic-to-beat = to beat:
pic-unplaced = You took:
pic-you-lead = You lead: one card, or two or three neighbours of one colour.
pic-revealed = The prizes are turned over
pic-spoken-table = { $phase ->
    [draft] Backs on the table: { $cards }.
   *[other] Backs in the prize pile: { $cards }.
}
pic-spoken-number = To beat: { $number }, by { $player }.
pic-spoken-backs = { $player }, backs from left to right: { $cards }.
pic-spoken-prizes = { $shown ->
    [fronts] { $player }, prizes: { $cards }.
   *[backs] { $player }, backs of the prizes: { $cards }.
}
pic-spoken-hand = Your hand from left to right: { $cards }.
pic-spoken-unplaced = You took { $card }. Left or right?
pic-spoken-points = { $points ->
    [one] { $player }: { $cards }; { $points } point.
   *[other] { $player }: { $cards }; { $points } points.
}
pic-help =
    ## Moves

    - digits and letters take a card by its back (\`take r3\`), choose a prize (\`prize y4\`) or play cards of your hand (\`play 4 2\`: two cards from the fourth on)
    - \`1\` and \`2\` put the card you took at the left or right end (\`left\`, \`right\`); \`p\` passes (\`pass\`)
    - red ♥, blue ♦, green ♣, yellow ★; backs stand on a dark ground, and half of what they show is a lie
    - ◆ counts prizes, ✓ is ready first, – has passed, 1. is out first`;export{e as default};