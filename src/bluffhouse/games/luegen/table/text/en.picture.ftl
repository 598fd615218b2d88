## Lügen in the terminal: what stands beside the cups and dice.

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

# Without drawings
pic-spoken-mats = Mats: { $middle } in the middle; { $mats }.
pic-spoken-out = Out of this stage: { $players }.
pic-spoken-bid = Last bid: { $bid } ({ $words }), by { $player }.
pic-spoken-dice = Your dice: { $dice }.
pic-spoken-shown = { $player }: { $dice }, counts { $count }.

# Help
pic-help =
    ## Moves

    - `6x5` bids six fives; `liar` (key `l`) calls the last bid a lie
    - `←` `→` choose the face, `↑` `↓` the count; the line shows the cheapest raise on every face
