## Lügen: what the guide of the first match says.

learn-welcome = You are three, with six dice each under your cups and three beer mats in the middle. Whoever holds all the mats in the end loses alone.
learn-cup = Lift your cup and peek: { $dice }. Nobody else sees these. Ones are wild: they help every other face.
learn-open = You start. Say how many dice of one face lie under all the cups together: a count and a face. You may lie.
learn-answer = { $player } says there are at least { bid-words } under all the cups. Either raise the bid, or say “Liar!” and have it counted.
learn-estimate = { $player } bids { bid-words }. Count your own, ones included, and a third of the dice that you cannot see.
learn-ones = { $player } bids { bid-words }. Ones can be bid as well, and count double in a bid: three ones outbid five of anything else.
learn-next-round = Everybody has rolled again, and you start, because the last mat went to you. Peek first, then bid.
learn-turn = { $player } bids { bid-words }. Raise, or say “Liar!” if you think that there are fewer.
learn-showdown-true = All cups are up: { $there } are there, and { bid-words } had been bid. At least as many are enough, so the bid was true, and whoever doubted it loses.
learn-showdown-lie = All cups are up: only { $there } are there, and { bid-words } had been bid. That was a lie, and the liar loses.
learn-mat = { $who ->
    [you] You take a beer mat from the middle.
   *[other] { $player } takes a beer mat from the middle.
} Who loses a showdown also starts the next round, and everybody rolls again.
learn-empty-middle = The middle is empty now. Who has no mat is out and safe. The others go on: from now on, who wins a showdown gives the loser a mat.
learn-mat-given = { $who ->
    [you] You won and give { $loser } one of your mats.
   *[other] { $whom ->
        [you] { $player } won and gives you a mat.
       *[other] { $player } won and gives { $loser } a mat.
    }
} Who gives the last one away is out and safe as well.
learn-safe = You are out, and that is good: nothing can happen to you any more. Watch how the others settle it.
learn-enough = You know the game now. Stop here and play a match of your own, or play this one on: I shall only speak up when something new happens.
learn-summary = Bid on the dice of all, raise or say “Liar!”, and do not collect the beer mats. At a real table there are two halves with five mats each, and a final.

# Why a move is good
because-liar = You hold { $own }. With one in { $share } of the { $hidden } hidden dice that is about { $about }: too few.
because-likely = You hold { $own }. With one in { $share } of the { $hidden } hidden dice that is about { $about }: probably true.
because-brave = It will be about { $about }: a bluff, but to doubt is riskier.
