## City of Lies at the web table: what every card does, and what stands beside the drawings.

# On a card, with a place to part the word where the card is narrow.
skin-printed = { $card ->
    [sure] Sure
    [double] Double
    [hidden] Hidden
    [interrogate] Interro{ "\u00AD" }gation
    [block] Block
    [reveal] Reveal
    [swap] Swap
    [trap] Trap
    [steal] Theft
    [confiscate] Confis{ "\u00AD" }cation
    [false] False
    [forge] Forgery
   *[confuse] Confu{ "\u00AD" }sion
}
skin-does = { $card ->
    [sure] Lay it before you: 1 truth.
    [double] Lay it before you: 2 truth.
    [hidden] Lay it face down. A reveal turns it up: +1, +2 or false.
    [interrogate] See a random card of another hand. Only you see it.
    [block] Stops a card that is aimed at you. Cannot be played in your turn.
    [reveal] Turn up hidden evidence: +1, +2 or false for its owner.
    [swap] You and another player give each other a card of your choice.
    [trap] { $choice ->
        [chooser] A card of another hand is discarded: one that you know there, or a random one.
       *[random] A random card of another hand is discarded.
    }
    [steal] Take a random card of another hand.
    [confiscate] Discard a piece of evidence before another player.
    [false] Place it before another player. From Circle II on it counts −1.
    [forge] Your false evidence replaces real evidence of another player.
   *[confuse] Another player plays nothing in their next turn.
}
# What would happen to you, if you allow it.
skin-threat = { $card ->
    [interrogate] A random card of your hand would be seen.
    [reveal] Your hidden evidence would be turned up: +1, +2 or false for you.
    [swap] You would each give the other a card of your choice.
    [trap] { $choice ->
        [chooser] You would lose a card of your hand: one that is known, or a random one.
       *[random] You would lose a random card of your hand.
    }
    [steal] A random card of your hand would be stolen.
    [confiscate] This evidence of yours would be discarded.
    [false] It would lie before you as a lie.
    [forge] A false would take the place of this evidence.
   *[confuse] You would play nothing in your next turn.
}

skin-archetype-does = { $archetype ->
    [interrogator] Your interrogation shows you two cards.
    [forger] { $forger ->
        [forgeries] One forgery may replace two pieces of evidence; the second costs another forgery card, too.
       *[falses] One forgery may replace two pieces of evidence.
    }
    [analyst] Before you draw you see the top card, and may bury it.
   *[shadow] When you are interrogated, you choose the card that is shown.
}
skin-hand = Your hand
skin-hand-of = Hand of { $player }
skin-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
skin-card = { $count ->
    [1] { card-name }
   *[other] { card-name }, { $count } of them
}
skin-pile = { card-name }: { $count }
skin-truth = Truth { $count } of { $goal }
skin-falses = Falses: { $count } of { $goal }
skin-sabotage = { $goal ->
    [0] Sabotages: { $count }
   *[other] Sabotages: { $count } of { $goal }
}
skin-noted = Noted for good: { $note }
skin-noted-false = Noted for good: false
skin-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
skin-discards = Discards
skin-no-discards = Nothing has been discarded.
skin-notebook = Notebook
skin-no-notes = You have not seen anything yet that others hide.
skin-saw = You saw this
skin-they-saw = Others saw this of you
skin-buried = In the deck, after { $after ->
    [one] { $after } card
   *[other] { $after } cards
}: { card-a }
skin-note-seen = { $whom ->
    [you] { card-name }: you have taken it, round { $round }
   *[other] { card-name }: in the hand of { $player }, round { $round }
}
skin-note-shown = { card-name }: { $player } knows it, round { $round }
skin-not-archetypes = { $player } is not: { $names }
skin-why-not = Why can’t I?
skin-swap = The swap: choose a card to give.
skin-gave = You have chosen { card-the }. Waiting for the other card.
skin-too-many = Your hand is too full: choose what to discard.
skin-show = You are interrogated: choose the card that is shown.
skin-second = Your forgery may strike once more.
skin-name = Your trap is set off: name a card that you know in that hand, or take a random one.
skin-name-none = You know no card of that hand for certain: the trap takes a random one.
skin-choose = Tap a card to see what it does.
skin-target = Against whom?
skin-evidence-none = No evidence yet

skin-fact-near = So close: { $player } once had { $truth } of { $goal } truth.
skin-fact-brink = { $player } won with { $falses ->
        [one] one false
       *[other] { $falses } falses
    }: one more would have meant exposure.
skin-fact-blocked = { $player } was blocked { $blocked ->
        [one] once
       *[other] { $blocked } times
    }.
skin-fact-reveals = { $player } turned up hidden evidence { $reveals ->
        [one] once
       *[other] { $reveals } times
    }.
skin-fact-evidence = { $player } laid out evidence { $evidence ->
        [one] once
       *[other] { $evidence } times
    }, more than anybody.
skin-fact-traps = { $player } set { $traps ->
        [one] one trap
       *[other] { $traps } traps
    }.
skin-fact-falses = { $player } aimed false evidence at others { $falses ->
        [one] once
       *[other] { $falses } times
    }.
skin-fact-blocks = { $player } blocked { $blocks ->
        [one] one card
       *[other] { $blocks } cards
    }.
skin-fact-thefts = { $player } stole { $thefts ->
        [one] once
       *[other] { $thefts } times
    }.

# How it is played, beside three pictures
how-1 = Lay out evidence: it is your truth.
how-2 = Plant false evidence on the others, steal, and set traps.
how-3 = Block what is aimed at you. Whoever has enough truth wins at once.
