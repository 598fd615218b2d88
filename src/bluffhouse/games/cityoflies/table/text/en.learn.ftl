## City of Lies: what the guide of the first match says.

learn-welcome = You are three, and each of you tells a story. Five points of truth win at once, and so does whoever places the third false evidence before somebody.
learn-hand = In your turn you draw a card and play one. Tap a card in your hand to read what it does.
learn-play = Your turn. Evidence before you is truth: sure evidence counts 1, double 2. Lay some out if you have it; else play another card against somebody.
learn-attack = Your turn again. Keep an eye on whoever has most truth: with most other cards you pick a player, and they can only stop you with a block.
learn-turn = Play a card: evidence for yourself, or something against whoever is ahead.
learn-evidence = { $who ->
    [you] You have laid out evidence.
   *[other] { $player } has laid out evidence.
} It is there for all to see, and for all to steal away. Whoever gets to five wins.
learn-asked-block = { $player } aims a card at you: { card-name }. You hold a block: play it, and both cards are gone. Or allow it, and save the block.
learn-asked = { $player } aims a card at you: { card-name }. You have no block, so you can only allow it. You are asked all the same: the others shall not know.
learn-asked-again = { $player } aims a card at you: { card-name }.
learn-blocked = { $who ->
    [you] Blocked! The card of { $rival } has no effect.
   *[other] { $whom ->
        [you] { $player } has blocked your card.
       *[other] { $player } has blocked the card of { $rival }.
    }
} Both cards are discarded. Nobody knows beforehand who holds a block.
learn-planted = { $whom ->
    [you] { $player } has placed false evidence before you.
   *[other] { $who ->
        [you] You have placed false evidence before { $rival }.
       *[other] { $player } has placed false evidence before { $rival }.
    }
} { $circle ->
    [1] It does not count yet; from Circle II on each is −1.
   *[other] It takes a point of truth away.
} Three of them before one player decide the match.
learn-forged = { $whom ->
    [you] { $player } has replaced evidence of yours with false evidence: the truth is gone, and a lie lies there.
   *[other] Evidence of { $rival } was replaced with false evidence: the truth is gone, and a lie lies there.
}
learn-stolen = { $whom ->
    [you] { $player } has stolen a random card from your hand.
   *[other] { $who ->
        [you] You have stolen a random card from the hand of { $rival }.
       *[other] { $player } has stolen a random card from the hand of { $rival }.
    }
} Only the two players know which one it was.
learn-trapped = { $whom ->
    [you] The trap of { $player } has cost you a card.
   *[other] A trap has cost { $rival } a card.
} A trap always takes a random one.
learn-shown = { $whom ->
    [you] { $player } has seen a card of your hand. Your notebook remembers which.
   *[other] { $who ->
        [you] You have seen a card in the hand of { $rival }. Your notebook remembers it.
       *[other] { $player } has seen a card in the hand of { $rival }. You have not.
    }
}
learn-confiscated = { $whom ->
    [you] { $player } has confiscated evidence before you.
   *[other] Evidence before { $rival } was confiscated.
} What lies on the table is never quite safe.
learn-confused = { $whom ->
    [you] { $player } has confused you: in your next turn you play nothing.
   *[other] { $rival } is confused and plays nothing in the next turn.
}
learn-revealed = Hidden evidence was turned up. It can be +1, +2 or a lie: an outcome is drawn and noted for good, and nothing can take it away.
learn-circle-2 = Circle II begins. From now on every false before a player takes a point of truth away, those from before included.
learn-circle-3 = Circle III begins. Now you draw two cards and play two, and at most one of the two may be evidence.
learn-swap = A swap: choose the card you give away. You do not know yet what you will get.
learn-discard = Your hand is too full. Choose what you need least.
learn-enough = You know the game now. Stop here and play a match of your own, or play this one on: I shall only speak up when something new happens.
learn-summary = Lay out evidence, plant lies on whoever is ahead, and keep a block for the moment when it hurts. At a real table seven points of truth win, and sabotages can win as well.

# Why a move is good
because-sure = One more point of truth: you have { $truth }, and { $goal } win.
because-double = Two points of truth at once: you have { $truth }, and { $goal } win.
because-hidden = Hidden evidence can be turned up later: five times in six it is good.
because-ahead = { $rival } has the most truth of the others: stop whoever is ahead.
because-weaken = It costs { $rival } something and you only this card.
because-allow = This hurts little, or you have nothing against it. A block is worth more later.
because-block = This would hurt. For that you kept the block.
because-least = You can do without this card best.
