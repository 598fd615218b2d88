## Lügen: names, prompts, log lines, refusals.

name = Lügen
pitch = Liar’s dice from the pub: six dice under your cup, a bid on your lips, and a beer mat for whoever gets caught.
players = 2–20 players
minutes = about 20 minutes

# Faces, by how many there are of them
bid-words = { $count } { $face ->
    [1] { $count ->
        [one] one
       *[other] ones
    }
    [2] { $count ->
        [one] two
       *[other] twos
    }
    [3] { $count ->
        [one] three
       *[other] threes
    }
    [4] { $count ->
        [one] four
       *[other] fours
    }
    [5] { $count ->
        [one] five
       *[other] fives
    }
   *[6] { $count ->
        [one] six
       *[other] sixes
    }
}

# Moves
move-bid = Bid { bid-words }
move-liar = Liar!

# Log
event-stage = { $stage ->
    [1] The first half begins.
   *[2] The second half begins.
}
event-starts = { $who ->
    [you] You win the roll-off and start.
   *[other] { $player } wins the roll-off and starts.
}
event-final = { $who ->
    [you] The final: you start against { $rival }.
   *[other] The final: { $player } starts against { $rival }.
}
event-bid = { $who ->
    [you] You bid { bid-words }.
   *[other] { $player } bids { bid-words }.
}
event-call = { $who ->
    [you] “Liar!” you say to { $bidder }.
   *[other] “Liar!” says { $player } to { $bidder }.
}
event-showdown = { $truth ->
    [true] All cups up: { $there } against { bid-words }. The bid was true.
   *[lie] All cups up: { $there } against { bid-words }. It was a lie.
}
event-mat-taken = { $who ->
    [you] You take a mat from the middle; { $left } left.
   *[other] { $player } takes a mat from the middle; { $left } left.
}
event-mat-given = { $who ->
    [you] You give { $loser } a mat.
   *[other] { $player } gives { $loser } a mat.
}
event-out = { $who ->
    [you] You are out of this stage.
   *[other] { $player } is out of this stage.
}
event-half-lost = { $who ->
    [you] You hold all mats and lose half number { $half }.
   *[other] { $player } holds all mats and loses half number { $half }.
}
event-match-lost = { $who ->
    [you] You lose the match. Everybody else wins.
   *[other] { $player } loses the match. Everybody else wins.
}

# Refusals
refuse-notation = “{ $move }” is no move of Lügen: bid like 6x5, or call with liar.
refuse-face = A die has no { $face }: faces are 1 to 6.
    .clause = LU-5
refuse-count = The smallest bid is one.
    .clause = LU-8
refuse-many = { $count }x{ $face } is more than the dice still in can show.
    .clause = LU-8
    .taps = { bid-words }: the dice still in cannot show so many.
refuse-nothing-to-call = Nothing is bid yet: the starting player must bid.
    .clause = LU-6
refuse-low = { $count }x{ $face } does not outbid { $last }.
    .clause = LU-7
    .taps = { bid-words }: that does not outbid what was bid last.

# Impossible positions
position-final = “{ $where }”: a final is played by two different players.
position-mats = “{ $where }”: middle and players must hold { $total } mats together, not { $given }.
position-not-in-final = “{ $where }”: only the two losers of the halves play the final.
position-all-mats = “{ $where }”: who holds all mats has lost the stage already.
position-bidder = “{ $where }”: a bid has a bidder, and a bidder a bid; or both are null.
position-turn = “{ $where }” must be { $due }, the next in the stage after bidder { $bidder }, not { $turn }.
position-bids = “{ $where }”: the bids of a round rise, go clockwise, and end with the bid.
position-bid = “{ $where }” must be a bid like 6x5 that the dice in the stage could show, not { $value }.
position-outside = “{ $where }”: player { $seat } is out of the stage.
position-showdown = “{ $where }”: by its dice the count is { $count } and the loser { $loser }.
position-over = “{ $where }”: a match that is over has its last showdown, all mats with the loser, and no bid.
position-rolloff = “{ $where }”: at most 24 throws, each by all who are still tied for the highest, and none for a final.
position-caller = “{ $where }” must be { $due }: only the next player after the bidder calls.
