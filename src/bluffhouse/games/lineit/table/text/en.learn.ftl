## Line-it: what the guide of the first match says.

learn-welcome = Build a line of cards that rises or falls, and close it at the right moment. Here is the market: in every round each of you takes one card from it.
learn-take = The market offers { $market }. Take one card: straight to your line, or to your hand, which holds two.
learn-way = Your line’s first two numbers say which way it goes. If it rises, only higher numbers fit from then on; if it falls, only lower ones. Small steps leave room.
learn-hand = Once in a turn you may also play a card from your hand to your line, before or after taking one.
learn-end-turn = You have taken your card. Play one from your hand if it fits, or end your turn.
learn-jackpots = Two cards were left over: { $cards }. Numbers go to the jackpot of their colour, where they wait for somebody.
learn-jackpot = { $who ->
    [you] The third card of a colour in your line: that jackpot is yours, one point for each of its cards!
   *[other] { $player } has placed the third card of a colour in one line and wins that jackpot, one point for each card.
}
learn-bet = There is a bet in the market. In your line, it says how many numbers will still follow it. If they do, you gain as many points; if not, you lose them.
learn-bet-won = { $who ->
    [you] Your bet came true: { $value } points more.
   *[other] The bet of { $player } came true: { $value } points more.
}
learn-bet-lost = { $who ->
    [you] Too few numbers followed your bet: { $value } points less.
   *[other] Too few numbers followed the bet of { $player }: { $value } points less.
}
learn-close = Your line has five cards. When you close it, three numbers are discarded and each of the others is a point. Wait for more, or close now?
learn-closed = { $who ->
    [you] You closed your line.
   *[other] { $player } closed the line.
} Three numbers are discarded, the rest goes to the score pile, one point each. Then a new line begins.
learn-take-again = Take a card that continues your line in small steps, or keep one in your hand for later.
learn-done-again = Play a card from your hand if it helps, or end your turn.
learn-turn = Choose what you want to do.
learn-last-step = The deck is used up. Everybody may play one last card from the hand; then all lines are closed.
learn-last-card = Play a card if it fits, or pass. What stays in your hand counts nothing.
learn-enough = You know the game now. Stop here and play a match of your own, or play this one on: I shall only speak up when something new happens.
learn-summary = Take a card in every turn, let your line grow in small steps, and close it before it gets stuck. Third cards of a colour win jackpots; bets pay if enough numbers follow.

# Why a move is good
because-step = { $card } is { $step } away from your last number: small steps leave room for more.
because-begin = { $card } begins a new line with room to grow.
because-hand = { $card } can wait in your hand until it fits.
because-bet = Your line still has room for { $value } numbers, and then the bet pays.
because-close = The line will hardly grow any more: take its points before it gets stuck.
because-done = Nothing else helps your line now.
because-pass = No card of your hand helps your line any more.
