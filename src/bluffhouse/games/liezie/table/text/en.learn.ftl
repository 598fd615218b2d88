## The Lie Zie: what the guide of the first match says.

learn-welcome = First everybody drafts twelve cards, then you try to get rid of them, then you choose prizes. Prizes are points, and the most points win.
learn-back = All cards lie with their backs up. A back shows a colour and a number, and exactly one of the two is true. What counts is the front.
learn-take = Take any card. You see its front as soon as you have it. Here you take turns; at a real table everybody grabs at once.
learn-front = The back said { side-words }, but the front is { front-words }. One half was true, the other a lie. The others still see only the back.
learn-first-card = Your first card simply begins your hand.
learn-place = Now choose an end of your hand: left or right. You may never sort it, so think about which cards become neighbours.
learn-neighbours = Take the next one. Neighbours of one colour make a number, read from left to right: red 3, red 1, red 2 is 312. Three in a row are strong.
learn-draft-again = Take a card whose true half could fit one of your ends.
learn-place-again = Left or right? Keep cards of one colour together, with the high numbers on the left.
learn-ready = { $who ->
    [you] Your hand is the first to be complete, so you will lead the first round.
   *[other] { $player } is the first to have a complete hand and will lead the first round.
}
learn-lead = You lead: play one card, or two or three neighbours of one colour. Tap them in your hand. The number they spell must be beaten in this colour.
learn-lead-again = You lead. Play what gets rid of many cards, or what nobody will beat.
learn-beat = Play neighbours of the colour led whose number is greater, or pass. How many cards it takes does not matter: 111 beats 44.
learn-must-pass = You may always pass; it costs nothing but the chance to get rid of cards.
learn-turn = Beat the number in the colour led, or pass.
learn-closes-up = Your hand closes up: cards that were apart are neighbours now, and can be played together.
learn-round = { $who ->
    [you] You win the round with { $number }, so you lead the next one.
   *[other] { $player } wins the round with { $number } and leads the next one.
}
learn-out = { $who ->
    [you] You have no cards left!
   *[other] { $player } has no cards left.
} The earlier somebody is out, the more prizes they may choose: three, two or one.
learn-prizes = Now the prizes are chosen, by their lying backs again. They stay face down until the end; then the numbers on their fronts are points.
learn-prize = Choose a prize. A back with a high number is a good bet: in half of the cases the number is true.
learn-prize-again = Choose another prize.
learn-enough = You know the game now. Stop here and play a match of your own, or play this one on: I shall only speak up when something new happens.
learn-summary = Half of every back is a lie. Build neighbours of one colour, get rid of your hand early, and choose your prizes well. A real game has three passes, and everybody drafts at once.

# Why a move is good
because-take = Its back promises something that fits an end of your hand.
because-rid = You lead: the more cards go at once, the sooner your hand is empty.
because-beats = It beats what lies there, and { $count ->
    [one] a card is
   *[other] { $count } cards are
} gone.
because-pass = What would beat this is worth more later.
because-prize = A high number on a back is often true, and prizes are points.
