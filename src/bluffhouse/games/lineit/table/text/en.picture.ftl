## Line-it in the terminal: what stands beside the cards.

pic-you = You
pic-market = Market · deck { $deck }
pic-last-step = The last step
pic-jackpots = Jackpots
pic-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pic-hand = hand
pic-hidden-cards = { $count ->
    [0] no cards
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
pic-no-line = no line yet
pic-to-line = To the line
pic-to-hand = To the hand
pic-other-moves = Or
pic-play = Play

# Without drawings
pic-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
pic-spoken-market = Market: { $cards }. In the deck: { $deck }.
pic-spoken-jackpots = Cards in the jackpots: { $jackpots }.
pic-spoken-player = { $player }: { pic-points }; hand: { $hand }; { $way ->
    [none] no line.
    [rises] rising line: { $line }.
    [falls] falling line: { $line }.
   *[open] line: { $line }.
}

# Help
pic-help =
    ## Moves

    - digits take a card of the market to your line (`take 57 line`), the letters below them to your hand (`take 57 hand`)
    - `x` `v` `b` play a card from your hand (`play 33`)
    - `c` closes your line, `d` ends your turn, `p` passes in the last step
    - red ♥, blue ♦, green ♣, yellow ★; cards with double edges are bets
    - ↗ a line rises, ↘ it falls; (+4: 2/4) tells how many numbers follow the bet; ◉ is the start marker; ▒▒ is a hand card that is not shown
