## The Lie Zie in the terminal: what stands beside the cards.

pic-you = You
pic-pass = Deal { $number } of { $passes }
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

# Without drawings
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

# Help
pic-help =
    ## Moves

    - digits and letters take a card by its back (`take r3`), choose a prize (`prize y4`) or play cards of your hand (`play 4 2`: two cards from the fourth on)
    - `1` and `2` put the card you took at the left or right end (`left`, `right`); `p` passes (`pass`)
    - red ♥, blue ♦, green ♣, yellow ★; backs stand on a dark ground, and half of what they show is a lie
    - ◆ counts prizes, ✓ is ready first, – has passed, 1. is out first
