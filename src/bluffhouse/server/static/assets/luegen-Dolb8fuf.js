var e=`name = Lügen
pitch = Liar’s dice from the pub: six dice under your cup, a bid on your lips, and beer mats for who gets caught.
players = 2–12 players
minutes = about 20 minutes
option-players = Players at the table
option-mats = Beer mats in a stage
option-straight = A straight (1-2-3-4-5-6) counts ten
option-dice = Dice a player
option-halves = Two halves and a final (off: one stage decides)
option-wild = The wild face (0: none)
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
move-bid = Bid { bid-words }
move-liar = Liar!
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
refuse-notation = “{ $move }” is no move of Lügen: bid like 6x5, or call with liar.
refuse-face = A die has no { $face }: faces are 1 to 6.
refuse-count = The smallest bid is one.
refuse-many = { $count }x{ $face } is more than the dice still in can show.
refuse-nothing-to-call = Nothing is bid yet: the starting player must bid.
refuse-low = { $count }x{ $face } does not outbid { $last }.
odds-bid = By your dice alone the bid is true with { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { bid-words }.
odds-heard = After all that was bid it is true with { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { bid-words }.
odds-raise = You could bid { bid-words }: true with { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
pic-you = You
pic-stage = { $stage ->
    [1] First half
    [2] Second half
   *[3] Final
}
pic-only-stage = One stage decides
pic-middle = in the middle
pic-opens = { $who ->
    [you] You open the bidding.
   *[other] { $player } opens the bidding.
}
pic-bids = { $who ->
    [you] You bid
   *[other] { $player } bids
}
pic-your-cup = Your cup
pic-out = out
pic-straight = straight
pic-called = { $who ->
    [you] You call { $bidder } a liar: { $bid }?
   *[other] { $whom ->
        [you] { $caller } calls you a liar: { $bid }?
       *[other] { $caller } calls { $bidder } a liar: { $bid }?
    }
}
pic-verdict = { $truth ->
    [true] { $there } there: the bid was true.
   *[lie] { $there } there: it was a lie.
}
pic-loser = { $who ->
    [you] You get a beer mat.
   *[other] { $player } gets a beer mat.
}
pic-spoken-mats = Mats: { $middle } in the middle; { $mats }.
pic-spoken-out = Out of this stage: { $players }.
pic-spoken-bid = Last bid: { $bid } ({ $words }), by { $player }.
pic-spoken-dice = Your dice: { $dice }.
pic-spoken-shown = { $player }: { $dice }, counts { $count }.
pic-help =
    ## Moves

    - \`6x5\` bids six fives; \`liar\` (key \`l\`) calls the last bid a lie
    - \`←\` \`→\` choose the face, \`↑\` \`↓\` the count; the line shows the cheapest raise on every face
pic-score = { $score ->
    [one] { $score } penalty point
   *[other] { $score } penalty points
}`;export{e as default};