# The rules of The Lie Zie as players read them. Section numbers and clauses are the same in every language.

rules-01 = What it is about
    .clauses = LZ-1 LZ-2 LZ-18
    .body =
        Every card at this table tells you half of the truth. Its back shows a colour and a number, and one of the two is a lie. Which one? You find out when you have taken the card, and by then it is yours.

        From such cards you collect a hand that you must not sort. Then you try to get rid of it: neighbouring cards of one colour make a number, and a greater number beats a smaller one. Whoever is rid of all cards early chooses prizes, again by their lying backs.

        After three passes the prizes are turned over. The **most points** win.

rules-02 = What you need
    .clauses = LZ-1
    .body =
        The house lays out everything for **2 to 6 players**: 96 cards.

        - The **front** has a colour (red, blue, green or yellow) and a number from 1 to 4. The front is what counts.
        - The **back** has a colour and a number, too. It shares **exactly one** of them with the front.

        So a back that shows red 3 hides either a red card with another number (red 1, red 2, red 4) or a 3 of another colour (blue 3, green 3, yellow 3). Each of these six cards is there once, and so it is with all sixteen backs.

rules-03 = How a game runs
    .clauses = LZ-2 LZ-17 LZ-18
    .body =
        A game is **three passes**, and each pass has three parts:

        - **Draft.** Everybody collects 12 cards.
        - **Play.** In rounds you try to get rid of them.
        - **Prizes.** The first three players choose prize cards.

        Then all cards but the prizes are shuffled, and the next pass begins. What somebody still held is not shown to the others.

rules-04 = The draft
    .clauses = LZ-3 LZ-4 LZ-5 LZ-6
    .body =
        All cards lie on the table, backs up. Take one, look at its front, and put it at the **left or right end** of your hand. Then take the next, until you have 12.

        - You choose the side **after** you have seen the front.
        - A card must be in its place before you take another.
        - Nothing is ever moved, put between other cards, or put back.

        Everybody does this at the same time, and nobody waits. Whoever has 12 cards first is **ready** and will lead the first round. The others go on until they have 12 as well. What is left on the table becomes the pile of prizes.

        Let us try it. Your hand reads, from left to right, green 2, red 3, red 1. You take a card with the back red 4, and its front is red 2. At the right end it makes 312 possible: a red 3, 1 and 2 side by side.

rules-05 = Leading and beating
    .clauses = LZ-7 LZ-8 LZ-9 LZ-11
    .body =
        Play goes in rounds, clockwise, and everybody who has cards acts **exactly once** in a round.

        - **The leader** must play: one card, or two or three neighbouring cards of one colour. Read from left to right they are a number. Red 3, red 2, red 3 is 323.
        - **Everybody else** passes, or plays one to three neighbouring cards **of the colour led** whose number is **greater** than the last one played.

        How many cards were played before does not matter, only the number: 41 beats 32, and 111 beats 44.

        The greatest number wins the round, and its player leads the next. Played cards are discarded face up.

        An example with four players: Anna leads green 24. Ben has no green card and passes. Clara plays green 31. Dora holds green 2, 1, 4 side by side and plays 214. She wins the round and leads.

rules-06 = Your hand closes up
    .clauses = LZ-10
    .body =
        When cards leave the middle of your hand, the rest moves together. Cards that were apart are then neighbours and can be played together.

        Suppose you hold blue 4, red 1, blue 3, blue 2. If you get rid of the red 1, your hand reads blue 4, 3, 2: that is 432, and hard to beat.

rules-07 = Going out
    .clauses = LZ-12 LZ-13 LZ-14
    .body =
        Whoever has no cards left is **out of the pass** and gets the next free place: first, second, third. The round goes on for the others.

        After a round in which somebody went out, the winner does not lead. Instead **whoever has the most cards** leads. From the next round on, winning brings the lead again, until somebody else goes out. If several have equally many, it is the first of them clockwise after the player who went out last.

        The pass ends

        - with 4 to 6 players as soon as the **third** is out,
        - with 2 or 3 players as soon as only **one** has cards left.

        It ends at once, even in the middle of a round. Nobody answers the last number any more.

rules-08 = Prizes
    .clauses = LZ-15 LZ-16
    .body =
        Now the pile of cards that nobody drafted is spread out, backs up. Prizes are chosen by their backs:

        - **First place** takes three cards,
        - then **second place** two,
        - then **third place** one.

        With three players, the one who still has cards is third. With two players, the one who still has cards is second and takes only one. If the pile is used up, nobody takes any more.

        Prizes stay **back up** in front of their owners. Nobody looks at a front before the end of the game, not even the owner.

rules-09 = The end of the game
    .clauses = LZ-16 LZ-18
    .body =
        After the last pass all prizes are turned over. You add up the numbers on the **fronts** of yours.

        The most points win. If several are level, whoever has more prize cards wins. If that is level, too, they share the victory.

        An example: Anna has fronts 4, 4, 2 and 1, that is 11 points. Ben has 4, 4 and 3, also 11. Anna wins with four cards against three.

rules-10 = Table options
    .clauses = LZ-4 LZ-13 LZ-18
    .lists = options
    .body =
        Whoever opens a table decides how it is played: in one of the ready-made ways, or rule by rule. What differs from the printed rules is marked with ≠.

rules-11 = How we rule
    .clauses = LZ-3 LZ-4 LZ-5 LZ-6 LZ-7 LZ-9 LZ-12 LZ-13 LZ-14 LZ-15 LZ-16 LZ-17
    .body =
        Where rules can be read in more than one way, we read them like this:

        - **Alike backs are alike.** You name a back, and chance says which of the cards with that back you get. Nobody can keep an eye on one of them.
        - **Backs are open.** You hold your cards with the fronts to yourself, so everybody sees the backs of your hand, in their order, and the back of the card you are about to place.
        - **The first card** of a hand has no left or right.
        - **Ready** is whoever has 12 cards in place first, not whoever takes the twelfth first.
        - **Passing is a move.** You pass yourself even if you have no choice, so that nobody learns whether you had one. The house never passes for you.
        - **Once a round.** If you have passed, you do not act again in this round.
        - **The lead after somebody went out** goes to whoever has the most cards, once. The printed rules can also be read so that it stays that way to the end of the pass: that is `most_cards_always`.
        - **The last one out** decides ties for the lead: we count clockwise from that player’s seat.
        - **The end comes at once.** As soon as the pass is over, nobody plays any more, even if the round is not complete.
        - **Cards left in hands** are shuffled in unseen. You remember your own, of course, and what was played; the house reminds you of both.
        - **Prizes are chosen by their backs.** Whoever takes one sees the backs, picks one of them and does not turn it over. So the back tells half of what it is worth.
        - **All three at once.** First place takes all three prizes before second place chooses.

rules-12 = Typing moves
    .clauses = LZ-3 LZ-5 LZ-8 LZ-9 LZ-15
    .body =
        Choose your moves with the arrow keys or type them:

        - `take r3` takes a card whose back shows red 3.
        - `left` and `right` put the card you took at that end of your hand. The first card goes `left`.
        - `play 4 2` plays two cards, beginning with the fourth from the left.
        - `pass` passes.
        - `prize y4` chooses a prize whose back shows yellow 4.

        We write `r3|r1` for a card with the front red 3 and the back red 1. The letters are `r`, `b`, `g` and `y`.

        Capital letters and extra spaces do no harm. If a move is not allowed, the house tells you why, and nothing is lost.
    .taps-title = How to play by tapping
    .taps =
        - **Take.** Tap a back on the table. You see the front, and tap ◀ or ▶: the card goes to that end of your hand.
        - **Play.** Tap a card, then its neighbours of the same colour. The button shows the number that they spell: tap it.
        - **Pass** has a button of its own, unless you lead.
        - **Choose a prize** by tapping its back.

        What cannot be played is pale. Tap it all the same, and the house tells you why. Nothing is lost by it.

rules-13 = Tips for your first game
    .clauses = LZ-1 LZ-5 LZ-8 LZ-13 LZ-15
    .body =
        - **Collect a colour at each end.** Every second card with a red back is red. If it is not, you know its number, and you have the other end.
        - **High numbers to the left.** The first digit decides most: 412 beats 342.
        - **Lead your strays.** A single 1 hardly ever beats anything. Get rid of it when you lead.
        - **Count your plays, not your cards.** Six cards in two runs are closer to the end than three strays.
        - **Mind the gap.** Sometimes one card in the middle keeps two runs of the same colour apart. Play it first.
        - **Prizes with a 4 on the back** are worth 3 on the average; with a 1 they are worth 2. And you know which cards have been played.
