# The rules of Line-it as players read them. Section numbers and clauses are the same in every language.

rules-01 = What it is about
    .clauses = LI-6 LI-10 LI-14
    .body =
        You build a line of cards in front of you. It climbs or it falls, and it must never turn round. The longer it grows, the more it is worth, but only once you close it.

        So there is one question all evening long: cash in now, or wait for one more card? A jackpot might be just that card away. A bet might still come true. Or the market might offer you nothing but trouble.

        Whoever has the **most points** at the end wins.

rules-02 = What you need
    .clauses = LI-1
    .body =
        The house lays out everything for **2 to 5 players**:

        - **100 number cards**, 1 to 100, each once. There are four colours with 25 cards each: red hearts, blue diamonds, green leaves and yellow stars.
        - **Six bets:** two each of `+3`, `+4` and `+5`.
        - **Four jackpots**, one for each colour. They are empty at first.
        - **A start marker.** Chance decides who has it first.

        The colours take turns with the numbers: 1 is red, 2 blue, 3 green, 4 yellow, 5 red again, and so on. Numbers and bets are shuffled into one deck. You begin with no cards at all, and your hand will never hold more than two.

rules-03 = How a match runs
    .clauses = LI-1 LI-2 LI-11 LI-12 LI-13 LI-14
    .body =
        The match is a chain of short rounds, followed by one last step.

        - **Lay out the market.** Two cards more than there are players are turned up in the middle.
        - **Take turns.** The player with the start marker begins, then it goes clockwise. Everybody has one turn.
        - **Clear up.** Two cards are left. Numbers go to the jackpot of their colour, bets are discarded. The start marker passes to the left.

        When the deck no longer holds enough cards for a whole market, the rounds are over. What is left of the deck goes the same way: numbers to the jackpots, bets to the discards. Then comes the last step, all lines are closed, and the points are counted.

        So you know beforehand how long it takes: 26 rounds with two players, 21 with three, 17 with four and 15 with five.

rules-04 = Your turn, step by step
    .clauses = LI-3 LI-4 LI-5 LI-7
    .body =
        One thing you **must** do, and two things you **may** do:

        - **Take a card (you must).** Take exactly one card from the market, either straight to your line or to your hand. Your hand holds at most two cards.
        - **Play a card (you may, once).** Play one card from your hand to your line, before or after taking. It may be the very card you have just taken.
        - **Close your line (you may).** If there is at least one card in it, you can close it at any moment of your turn, even more than once in the same turn.

        The order is yours. You might play a card from your hand first to make room, then take a new one to your hand.

        If the card you want fits neither your line nor your hand, close your line first. Then the card starts a new line.

rules-05 = Building a line
    .clauses = LI-6 LI-7
    .body =
        You have one line at a time. Its **first two numbers** decide whether it rises or falls. From then on every number must go on strictly in that direction.

        - With 20 and then 57 your line rises. 58 fits, 41 does not.
        - With 70 and then 44 your line falls. 43 fits, and so does 2, but nothing above 44.
        - Gaps are welcome: from 12 straight to 90 is fine, only not much will follow.

        A **bet** fits anywhere in a line, even in first place, as long as the line has no bet yet. It says nothing about the direction: with `+3`, 70 and 44 the line falls.

        Let us look at a turn with two players. Your line is 20, 34, 57, 63, 71. Your hand is full with 33 and 12. The market shows 41, 8, `+3` and 68.

        - You could take `+3` to your line. The bet fits. But now you need three more numbers above 71.
        - 41, 8 and 68 fit neither line nor hand. If you want one of them, close first. Then take 8 to the new line, and play 12 from your hand. The old line is scored, and your new one already rises from 8 to 12.

        If your hand is full, no market card fits and you have no card left that you may play, closing is all you can do.

rules-06 = Jackpots
    .clauses = LI-10 LI-11
    .body =
        Number cards that nobody takes from the market are put into the jackpot of their colour. There they wait for somebody lucky.

        At the moment when the **third card of a colour** is placed in your line, that jackpot is yours. All its cards go to your score pile at once, one point each. It makes no difference where the third card came from.

        - Your line is 9, 21, 46: two reds and a blue. The red jackpot holds 5, 33 and 85. You take 57 to your line. That is your third red, so you win three points on the spot.
        - If you add 97 later, nothing happens. Only the third card wins; the fourth and all later ones do not.
        - If the jackpot is empty when your third card arrives, you get nothing, and there is no second try in this line.

        With a new line you count from zero again.

rules-07 = Closing a line
    .clauses = LI-5 LI-8 LI-9
    .body =
        Closing always goes in this order:

        - **First the bet.** Count the numbers that came **after** it. Are there at least as many as it says? Then you gain that many points. Otherwise you lose as many.
        - **Then the cards.** Three number cards are discarded. All the others go to your score pile, one point each. If the line has three numbers or fewer, they are all discarded.

        Two examples:

        - Your line is 12, 27, `+4`, 35, 58, 61, 90. Four numbers follow the bet: plus 4. Of the six numbers three are discarded and three go to your pile. Together that makes 7 points.
        - Your line is 80, 66, `+5`, 51, 30. Only two numbers follow the bet: minus 5. Of the four numbers one goes to your pile. Together that makes minus 4.

rules-08 = The end of the match
    .clauses = LI-12 LI-13 LI-14
    .body =
        When the rounds are over and the rest of the deck has gone to the jackpots, there is **one last step**. The start marker has already been passed on, and its new owner begins. Clockwise, everybody may play one card from their hand if it fits their line, or pass. A third card of a colour still wins its jackpot. You cannot close in this step.

        A table can agree that two cards are played in this step, or that a card that fits must be played.

        After that every line is closed as usual, with its bet. Then your points are counted:

        - one for each card in your score pile,
        - plus the bets you won,
        - minus the bets you lost.

        Cards left in your hand count nothing. With 14 cards in the pile, one bet of 4 won and one of 3 lost, you have 15 points. The most points win; if several players are level, they share the victory.

rules-09 = Table options
    .clauses = LI-3 LI-8 LI-13 LI-15
    .lists = options
    .body =
        Whoever opens a table decides how it is played: in one of the ready-made ways, or rule by rule. What differs from the printed rules is marked with ≠.

rules-10 = How we rule
    .clauses = LI-3 LI-4 LI-5 LI-6 LI-7 LI-8 LI-9 LI-10 LI-12 LI-13 LI-14 LI-15
    .body =
        Where rules can be read in more than one way, we read them like this:

        - **The bet.** It is met by **at least** as many numbers as it says; more than needed do no harm. Read literally, the printed rules want exactly as many: if you like it so, choose `exactly` when you open the table.
        - **Discarding three.** Only numbers are discarded; a bet is settled beforehand and is not one of the three. Which three they are makes no difference, so the house takes the first three.
        - **The card you just took** may go to your hand and be played in the same turn. That is your one card for this turn.
        - **Closing early and often.** You may close before or after taking, and more than once. You may even close a line that holds nothing but a bet; the bet is then lost.
        - **Nothing fits.** With a full hand and no way out, you have to close. Then you still have to take a card.
        - **The third card of a colour** counts however it gets into the line: from the market, from your hand or in the last step. Bets have no colour.
        - **A full market to the last card.** If the deck holds exactly enough for one more market, that round is still played.
        - **The last step is voluntary** and is about one card. You may pass even if a card fits. Read strictly, a card that fits has to be played: that is `must` of the option `last_card`. Some play two cards: that is `last_cards`. Nobody closes in it, for every line is closed right afterwards anyway.
        - **Hands are open.** Everybody saw every card being taken, so the house shows all hands to everyone. If you would rather remember them yourselves, switch `open_hands` off. Only the order of the deck is secret.

rules-11 = Typing moves
    .clauses = LI-3 LI-4 LI-5 LI-13
    .body =
        Choose your moves with the arrow keys or type them:

        - `take 57 line` takes the 57 from the market to your line.
        - `take +4 hand` takes a bet to your hand.
        - `play 33` plays the 33 from your hand to your line. Bets work the same way: `play +4`.
        - `close` closes your line.
        - `done` ends your turn, once you have taken a card.
        - `pass` plays nothing in the last step.

        If nothing is left to decide, your turn ends by itself. Capital letters and extra spaces do no harm. If a move is not allowed, the house tells you why, and nothing is lost.
    .taps-title = How to play by tapping
    .taps =
        - **Take.** Tap a card of the market. Then tap where it shall go: the place at the end of your line, or the place in your hand.
        - **Play.** Tap a card of your hand: it goes to your line. Cards with a bright edge fit.
        - **Close.** Hold the button until the ring is full, or tap it twice.
        - **End your turn**, or pass in the last step, with the button beside it. If nothing is left to decide, your turn ends by itself.

        What cannot be played is pale. Tap it all the same, and the house tells you why. Nothing is lost by it.

rules-12 = Tips for your first match
    .clauses = LI-6 LI-8 LI-9 LI-10 LI-13
    .body =
        - **Think long.** The first three numbers of every line are the entrance fee. Two lines of four bring 2 points, one line of eight brings 5.
        - **Start near the edge, take small steps.** A line that begins with 6, 11 has a long way to go. One that begins with 40, 88 is nearly over.
        - **Place bets early.** Only what comes after a bet helps it. A `+5` at the end of a match is rarely a present.
        - **Watch the jackpots.** They are fed round after round. Two cards of a colour in your line and a fat jackpot: that is the moment to be patient.
        - **Keep room in your hand.** A full hand can force you to close.
        - **Look at your neighbours.** Their lines are open, and so are their hands unless your table hides them. Sometimes the best card is the one they need.
        - **Do not hurry at the end.** Your line is closed for you. Keep a card that fits for the last step.
