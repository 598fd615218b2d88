## Lügen-Kniffel: what the guide of the first match says.

learn-welcome = You roll five dice under cups, up to three times, as in Yahtzee. Then you announce a combination. Nobody sees whether it is true.
learn-card = Every combination has a points field and lie fields on your card. When somebody’s points fields are all closed, the last turns come, and the most points win.
learn-roll = Peek under your cups: { $dice }. Tap what shall stay and roll the rest again, or announce right away.
learn-roll-again = Now you have { $dice }. Dice that you left lying stay there. You can roll once more, or announce.
learn-announce = You have rolled three times: { $dice }. Now announce one open combination. The truth is safe; a lie is worth more, if everybody believes you.
learn-bluff = { $dice }. Announce what you have, or something better that sounds likely: a lie that nobody doubts is written down as if it were true.
learn-you-said = You announced { said-words }. Now everybody else answers in secret: believe or doubt.
learn-answer = { $player } announces { said-words }. Doubt, and the cups come up: a lie gives you the points, if your field is open; the truth costs you a lie field.
learn-asked = { $player } announces { said-words }. Do you believe it?
learn-turn = Your dice: { $dice }. Leave some and roll the rest, or announce a combination that is still open on your card.
learn-nobody-doubts = { $who ->
    [you] Everybody believes you: you write the points, and nobody will ever see the dice.
   *[other] Everybody believes { $player }, who writes the points. Nobody will ever see the dice.
}
learn-reveal-true = Somebody doubted, so the cups come up: { $dice }. { $who ->
    [you] You told the truth: you write the points, and every doubter strikes a lie field.
   *[other] It was the truth: { $player } writes the points, and every doubter strikes a lie field.
}
learn-reveal-lie = Somebody doubted, so the cups come up: { $dice }. { $who ->
    [you] You were caught: no points for you, and you strike a lie field.
   *[other] { $player } was caught lying: no points, and a lie field is struck.
}
learn-credited = { $who ->
    [you] You were right to doubt: the points of { combination-words } are yours.
   *[other] { $player } was right to doubt and writes the points: { combination-words }.
}
learn-strike = { $who ->
    [you] You strike a lie field: { combination-words }.
   *[other] { $player } strikes a lie field: { combination-words }.
} A second strike in the same combination closes its points field as well.
learn-struck = { $who ->
    [you] That was your second strike here: { combination-words }. The points field is struck, too.
   *[other] That was the second strike of { $player } here: { combination-words }. The points field is struck, too.
}
learn-no-effect = { $who ->
    [you] You were right, but this field of your card is closed, so you get nothing for it: { combination-words }.
   *[other] { $player } was right, but has closed this field already and gets nothing for it: { combination-words }.
}
learn-last-turns = A card is full. Everybody whose card is still open has one last turn; then the points are counted.
learn-enough = You know the game now. Stop here and play a match of your own, or play this one on: I shall only speak up when something new happens.
learn-summary = Roll in secret, announce what you like, and doubt what sounds too good. Caught lies and wrong doubts cost lie fields; the most points win.

# Why a move is good
because-row = { $kept } is a row of four: a small straight already, and one die away from a large one.
because-equal = Equal dice are a good start: { $kept } can grow to three or four of a kind.
because-some = { $kept } may still become something. The rest you roll again.
because-fresh = Nothing of this is worth keeping. Roll it all again.
because-true = It is true: whoever doubts it pays for that.
because-lie = It is a lie, but a likely one: what the dice really show would bring less.
because-believe = It may well be true, and to believe costs you nothing.
because-doubt = It sounds better than dice usually fall. If it is a lie, you get the points.
