## City of Lies: names, prompts, log lines, refusals.

name = City of Lies
pitch = Gather evidence, plant lies on the others, steal and confiscate, and block what is aimed at you.
players = 2–4 players
minutes = about 30 minutes

# Cards
card-name = { $card ->
    [sure] Sure evidence
    [double] Double evidence
    [hidden] Hidden evidence
    [interrogate] Interrogation
    [block] Block
    [reveal] Reveal
    [swap] Swap
    [trap] Trap
    [steal] Theft
    [confiscate] Confiscation
    [false] False evidence
    [forge] Forgery
    [confuse] Confusion
   *[unknown] A card
}
card-a = { $card ->
    [sure] sure evidence
    [double] double evidence
    [hidden] hidden evidence
    [interrogate] an interrogation
    [block] a block
    [reveal] a reveal
    [swap] a swap
    [trap] a trap
    [steal] a theft
    [confiscate] a confiscation
    [false] false evidence
    [forge] a forgery
    [confuse] a confusion
   *[unknown] a card
}
card-the = { $card ->
    [sure] the sure evidence
    [double] the double evidence
    [hidden] the hidden evidence
    [interrogate] the interrogation
    [block] the block
    [reveal] the reveal
    [swap] the swap
    [trap] the trap
    [steal] the theft
    [confiscate] the confiscation
    [false] the false evidence
    [forge] the forgery
    [confuse] the confusion
   *[unknown] the card
}
card-your = { $card ->
    [sure] your sure evidence
    [double] your double evidence
    [hidden] your hidden evidence
    [interrogate] your interrogation
    [block] your block
    [reveal] your reveal
    [swap] your swap
    [trap] your trap
    [steal] your theft
    [confiscate] your confiscation
    [false] your false evidence
    [forge] your forgery
    [confuse] your confusion
   *[unknown] your card
}
given-a = { $given ->
    [sure] sure evidence
    [double] double evidence
    [hidden] hidden evidence
    [interrogate] an interrogation
    [block] a block
    [reveal] a reveal
    [swap] a swap
    [trap] a trap
    [steal] a theft
    [confiscate] a confiscation
    [false] false evidence
    [forge] a forgery
    [confuse] a confusion
   *[unknown] a card
}
taken-a = { $taken ->
    [sure] sure evidence
    [double] double evidence
    [hidden] hidden evidence
    [interrogate] an interrogation
    [block] a block
    [reveal] a reveal
    [swap] a swap
    [trap] a trap
    [steal] a theft
    [confiscate] a confiscation
    [false] false evidence
    [forge] a forgery
    [confuse] a confusion
   *[unknown] a card
}
evidence-a = { $evidence ->
    [sure] sure evidence
    [double] double evidence
    [hidden] hidden evidence
   *[false] false evidence
}
archetype-name = { $archetype ->
    [interrogator] the interrogator
    [forger] the forger
    [analyst] the analyst
   *[shadow] the shadow
}
circle-name = { $circle ->
    [1] Circle I
    [2] Circle II
   *[3] Circle III
}

# Moves
move-lay = Lay out { card-a }
move-interrogate = Interrogate { $player }
move-reveal = Reveal hidden evidence of { $player }
move-swap = Swap a card with { $player }
move-trap = Set a trap for { $player }
move-steal = Steal from { $player }
move-confiscate = Confiscate { evidence-a } of { $player }
move-false = Place false evidence before { $player }
move-forge = Forge { evidence-a } of { $player }
move-confuse = Confuse { $player }
move-allow = Allow
move-block = Block it
move-give = Give { card-the }
move-discard = Discard { card-the }
move-draw = Draw it
move-bury = Bury it
move-show = Show { card-the }
move-enough = That is enough
move-name = Name { card-the }
move-random = Take a random card

# Log
event-begins = { $who ->
    [you] The match begins. You have the first turn.
   *[other] The match begins. { $player } has the first turn.
}
event-archetype = { $who ->
    [you] Your secret archetype: { archetype-name }.
   *[other] The secret archetype of { $player }: { archetype-name }.
}
event-round = { $who ->
    [you] Round { $round }, { circle-name }. You begin.
   *[other] Round { $round }, { circle-name }. { $player } begins.
}
event-circle = { $circle ->
    [1] Circle I begins: false evidence does not count yet.
    [2] Circle II begins: from now on every false counts −1.
   *[3] Circle III begins: from now on draw two, play two, and keep at most six.
}
event-turn = { $who ->
    [you] It is your turn.
   *[other] It is the turn of { $player }.
}
event-reshuffle = { $count ->
    [one] The discards become the new deck: { $count } card.
   *[other] The discards are shuffled into a new deck: { $count } cards.
}
event-top = { $who ->
    [you] On top of the deck you see { card-a }.
   *[other] { $player } looks at the top card of the deck.
}
event-keep = { $who ->
    [you] You leave it on top.
   *[other] { $player } leaves it on top.
}
event-bury = { $who ->
    [you] You bury { card-a } at the bottom of the deck.
   *[other] { $player } buries { card-a } at the bottom of the deck.
}
event-draw = { $who ->
    [you] You draw { card-a }.
   *[other] { $player } draws { card-a }.
}
event-draw-none = { $who ->
    [you] Deck and discards are empty: you draw nothing. After this round comes the final count.
   *[other] Deck and discards are empty: { $player } draws nothing. After this round comes the final count.
}
event-evidence = { $card ->
    [hidden] { $who ->
        [you] You lay hidden evidence face down before you.
       *[other] { $player } lays out hidden evidence, face down.
    }
   *[other] { $who ->
        [you] You lay { card-a } before you.
       *[other] { $player } lays out { card-a }.
    }
}
event-aim = { $whom ->
    [self] { $who ->
        [you] You play { card-a } on your own { evidence-a }.
       *[other] { $player } plays { card-a } on their own { evidence-a }.
    }
    [you] { $evidence ->
        [none] { $player } plays { card-a } against you.
       *[some] { $player } plays { card-a } on your { evidence-a }.
    }
   *[other] { $who ->
        [you] { $evidence ->
            [none] You play { card-a } against { $rival }.
           *[some] You play { card-a } on { evidence-a } of { $rival }.
        }
       *[other] { $evidence ->
            [none] { $player } plays { card-a } against { $rival }.
           *[some] { $player } plays { card-a } on { evidence-a } of { $rival }.
        }
    }
}
event-allow = { $who ->
    [you] You allow { card-the }.
   *[other] { $player } allows { card-the }.
}
event-block = { $who ->
    [you] Blocked! You stop { $rival }: { card-the } has no effect, and both cards are discarded.
   *[other] { $whom ->
        [you] Blocked! { $player } stops { card-your }, and both cards are discarded.
       *[other] Blocked! { $player } stops { $rival }: { card-the } has no effect, and both cards are discarded.
    }
}
event-empty = { $whom ->
    [you] Your hand is empty: { card-the } has no effect.
   *[other] The hand of { $rival } is empty: { card-the } has no effect.
}
event-shadow = { $who ->
    [you] You choose which card is shown.
   *[other] { $player } chooses which card is shown.
}
event-shown = { $whom ->
    [you] { $player } sees { card-a } in your hand.
   *[other] { $who ->
        [you] You see { card-a } in the hand of { $rival }.
       *[other] { $player } sees { card-a } in the hand of { $rival }.
    }
}
event-trapped = { $how ->
    [named] { $whom ->
        [you] { $player } names { card-a }, and the trap takes it from you.
       *[other] { $who ->
            [you] You name { card-a }, and your trap takes it from { $rival }.
           *[other] { $player } names { card-a }, and the trap takes it from { $rival }.
        }
    }
   *[random] { $whom ->
        [you] The trap of { $player } costs you { card-a }.
       *[other] { $who ->
            [you] Your trap costs { $rival } { card-a }.
           *[other] The trap of { $player } costs { $rival } { card-a }.
        }
    }
}
event-stolen = { $whom ->
    [you] { $player } steals { card-a } from you.
   *[other] { $who ->
        [you] You steal { card-a } from { $rival }.
       *[other] { $player } steals { card-a } from { $rival }.
    }
}
event-give = { $who ->
    [you] You choose { card-a } for the swap.
   *[other] { $player } chooses { card-a } for the swap.
}
event-swapped = { $whom ->
    [you] { $player } gives you { given-a } and gets { taken-a } in return.
   *[other] { $who ->
        [you] You give { $rival } { given-a } and get { taken-a } in return.
       *[other] { $given ->
            [unknown] { $player } and { $rival } exchange a card each.
           *[known] { $player } gives { $rival } { given-a } and gets { taken-a } in return.
        }
    }
}
event-confiscated = { $whom ->
    [self] { $who ->
        [you] You get rid of your own { evidence-a }.
       *[other] { $player } gets rid of their own { evidence-a }.
    }
    [you] { $player } confiscates your { evidence-a }.
   *[other] { $who ->
        [you] You confiscate { evidence-a } of { $rival }.
       *[other] { $player } confiscates { evidence-a } of { $rival }.
    }
}
event-planted = { $whom ->
    [you] { $player } places false evidence before you.
   *[other] { $who ->
        [you] You place false evidence before { $rival }.
       *[other] { $player } places false evidence before { $rival }.
    }
}
event-forged = { $whom ->
    [you] { $player } replaces your { evidence-a } with false evidence.
   *[other] { $who ->
        [you] You replace { evidence-a } of { $rival } with false evidence.
       *[other] { $player } replaces { evidence-a } of { $rival } with false evidence.
    }
}
event-second = { $who ->
    [you] You may forge once more.
   *[other] { $player } may forge once more.
}
event-enough = { $who ->
    [you] You leave it at one forgery.
   *[other] { $player } leaves it at one forgery.
}
event-confused = { $whom ->
    [you] { $player } confuses you: you will play nothing in your next turn.
   *[other] { $who ->
        [you] You confuse { $rival }, who will play nothing in the next turn.
       *[other] { $player } confuses { $rival }, who will play nothing in the next turn.
    }
}
event-revealed = { $outcome ->
    [one] { $who ->
        [you] Your hidden evidence is turned up: +1 is noted for you.
       *[other] The hidden evidence of { $player } is turned up: +1 is noted.
    }
    [two] { $who ->
        [you] Your hidden evidence is turned up: +2 is noted for you.
       *[other] The hidden evidence of { $player } is turned up: +2 is noted.
    }
   *[false] { $who ->
        [you] Your hidden evidence is turned up: it is false, and that is noted for you.
       *[other] The hidden evidence of { $player } is turned up: it is false, and that is noted.
    }
}
event-sabotage = { $count ->
    [1] { $who ->
        [you] That is your first sabotage.
       *[other] That is the first sabotage by { $player }.
    }
   *[other] { $who ->
        [you] That is your sabotage number { $count }.
       *[other] That is sabotage number { $count } by { $player }.
    }
}
event-archetype-seen = { $who ->
    [you] Now everybody knows your archetype: { archetype-name }.
   *[other] Now everybody knows the archetype of { $player }: { archetype-name }.
}
event-nothing = { $who ->
    [you] You have no card that can be played.
   *[other] { $player } has no card that can be played.
}
event-nothing-more = { $who ->
    [you] You have no second card that can be played.
   *[other] { $player } has no second card that can be played.
}
event-confusion = { $who ->
    [you] You are confused and play nothing this turn.
   *[other] { $player } is confused and plays nothing this turn.
}
event-discard = { $who ->
    [you] You discard { card-a }.
   *[other] { $player } discards { card-a }.
}
event-out = { $why ->
    [exposure] { $who ->
        [you] Your own reveal exposes you: you are out. Your hand and your table are discarded.
       *[other] { $player } is exposed by their own reveal and out. Hand and table are discarded.
    }
   *[empty] { $who ->
        [you] You have nothing to draw and nothing to play: you are out. Your hand and your table are discarded.
       *[other] { $player } has nothing to draw and nothing to play, and is out. Hand and table are discarded.
    }
}
event-final-count = { $why ->
    [empty] Deck and discards are used up: the final count. All hidden evidence is revealed.
   *[rounds] The last round is over: the final count. All hidden evidence is revealed.
}
event-count = { $points ->
    [one] { $who ->
        [you] Your final count: { $points } point.
       *[other] The final count of { $player }: { $points } point.
    }
   *[other] { $who ->
        [you] Your final count: { $points } points.
       *[other] The final count of { $player }: { $points } points.
    }
}
event-win-truth = { $truth ->
    [one] { $who ->
        [you] The truth wins: you have { $truth } point.
       *[other] The truth wins: { $player } has { $truth } point.
    }
   *[other] { $who ->
        [you] The truth wins: you have { $truth } points.
       *[other] The truth wins: { $player } has { $truth } points.
    }
}
event-win-exposure = { $whom ->
    [you] { $count } lies expose you: { $player } wins.
   *[other] { $who ->
        [you] { $count } lies expose { $loser }: you win.
       *[other] { $count } lies expose { $loser }: { $player } wins.
    }
}
event-win-saboteur = { $count ->
    [one] { $who ->
        [you] You win as saboteur, with { $count } sabotage.
       *[other] { $player } wins as saboteur, with { $count } sabotage.
    }
   *[other] { $who ->
        [you] You win as saboteur, with { $count } sabotages.
       *[other] { $player } wins as saboteur, with { $count } sabotages.
    }
}
event-win-survivor = { $who ->
    [you] All the others are out: you win as survivor.
   *[other] All the others are out: { $player } wins as survivor.
}
event-win-count = { $points ->
    [one] { $who ->
        [you] You win the final count with { $points } point.
       *[other] { $player } wins the final count with { $points } point.
    }
   *[other] { $who ->
        [you] You win the final count with { $points } points.
       *[other] { $player } wins the final count with { $points } points.
    }
}
event-collective-lie = Level in everything: a collective lie. Nobody wins.

# Refusals
refuse-notation = “{ $move }” is no move of City of Lies: for example sure, interrogate 2, confiscate 2 double, forge 2 sure, allow or block.
refuse-seat = There is no player { $seat } at this table: players are 0 to { $last }.
    .clause = CL-1
refuse-evidence-word = “{ $card }” is no evidence that this card can be aimed at.
    .clause = CL-13
refuse-asked = A card is aimed at you: allow it or block it first.
    .clause = CL-16
    .taps = A card is aimed at you: allow it or block it first.
refuse-no-block = You have no block in your hand.
    .clause = CL-16
refuse-not-asked = No card is aimed at you now: there is nothing to allow or block.
    .clause = CL-16
refuse-must-give = A swap: first choose the card you give.
    .clause = CL-10
    .taps = A swap: first choose the card you give.
refuse-give = You have nothing to give: there is no swap going on.
    .clause = CL-10
refuse-must-discard = { $limit ->
    [one] Your hand is too full: discard until you have { $limit } card.
   *[other] Your hand is too full: discard until you have { $limit } cards.
}
    .clause = CL-2
refuse-discard = Your hand is not too full: there is nothing to discard now.
    .clause = CL-2
refuse-must-draw = Decide about the top card first: draw or bury.
    .clause = CL-A3
    .taps = Decide about the top card first: draw it, or put it at the bottom.
refuse-draw = You are not asked whether to draw or bury: cards are drawn by themselves.
    .clause = CL-A3
refuse-must-show = You are interrogated: show a card.
    .clause = CL-A4
    .taps = You are interrogated: choose the card you show.
refuse-show = You have nothing to show now.
    .clause = CL-A4
refuse-must-forge = Your forgery goes on: forge once more, or enough.
    .clause = CL-A2
    .taps = Your forgery goes on: forge once more, or leave it at that.
refuse-enough = There is no forgery of yours going on.
    .clause = CL-A2
refuse-must-name = Your trap waits: name a card that you know in that hand, or take a random one.
    .clause = CL-11
    .taps = Your trap waits: choose a card that you know in that hand, or a random one.
refuse-name = No trap of yours is waiting for a card.
    .clause = CL-11
refuse-not-known = You do not know of “{ card-name }” in the hand of player { $seat }: name a card that you know there, or say random.
    .clause = CL-11
    .taps = You do not know of “{ card-name }” in the hand of { $seat }: choose a card that you know there, or a random one.
refuse-not-in-hand = “{ card-name }” is not in your hand.
    .clause = CL-3
refuse-self = You cannot play “{ card-name }” against yourself.
    .clause = CL-9
refuse-target-out = Player { $seat } is out.
    .clause = CL-19
    .taps = { $seat } is out.
refuse-no-hidden = No hidden evidence lies before player { $seat }.
    .clause = CL-8
    .taps = No hidden evidence lies before { $seat }.
refuse-no-evidence = There is no “{ card-name }” before player { $seat }.
    .clause = CL-13
    .taps = There is no “{ card-name }” before { $seat }.
refuse-swap-empty = Player { $seat } has no card to swap.
    .clause = CL-10
    .taps = { $seat } has no card to swap.
refuse-swap-alone = You have no other card that you could give.
    .clause = CL-10
refuse-no-false = A forgery needs false evidence in your hand.
    .clause = CL-14
refuse-one-evidence = In Circle III only one of your two cards may be evidence.
    .clause = CL-5

# Impossible positions
position-card = “{ $where }” must be a card of the game, such as "sure" or "trap", not { $value }.
position-copies = { $copies ->
    [60] “{ $where }”: there are only { $copies } cards in the box, not { $given }.
   *[other] “{ $where }”: there are only { $copies } of “{ card-name }” in the box, not { $given }.
}
position-distinct = “{ $where }”: every archetype exists once, and { $value } is there twice.
position-archetypes = “{ $where }” is null exactly when the table plays without archetypes.
position-eliminated = “{ $where }”: player { $seat } is out, and so has no cards, no notes and no turn, and is not asked.
position-alone = “{ $where }”: at least two players must still be in.
position-decided = “{ $where }”: by this the match is already decided.
position-rounds = { $most ->
    [one] “{ $where }”: the match ends after { $most } round.
   *[other] “{ $where }”: the match ends after { $most } rounds.
}
position-plays = { $most ->
    [one] “{ $where }”: a turn has at most { $most } play here, and evidence needs one.
   *[other] “{ $where }”: a turn has at most { $most } plays here, and evidence needs one.
}
position-pending = “{ $where }”: the pending card, who played it, whom it is aimed at, and what is asked do not fit together.
position-know = “{ $where }”: what is said to be known does not fit the cards.
position-named = “{ $where }”: somebody names a card of a hand that he cannot know.
position-ended = “{ $where }” does not fit the rest of the position.
