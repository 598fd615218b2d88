## City of Lies in the terminal: what stands beside the cards.

pic-you = You
pic-round = Round { $round } · Circle { $circle }
pic-deck = deck { $deck } · discards { $discard }
pic-last-round = last round
pic-truth = truth
pic-out = out
pic-confused = confused
pic-no-cards = no cards
pic-noted = noted: { $notes }
pic-archetype = { $archetype ->
    [interrogator] interrogator
    [forger] forger
    [analyst] analyst
   *[shadow] shadow
}
pic-card = { $card ->
    [sure] Sure
    [double] Double
    [hidden] Hidden
    [interrogate] Interrogation
    [block] Block
    [reveal] Reveal
    [swap] Swap
    [trap] Trap
    [steal] Theft
    [confiscate] Confiscation
    [false] False
    [forge] Forgery
   *[confuse] Confusion
}
pic-aim = { $evidence ->
    [sure] , on sure evidence
    [double] , on double evidence
    [hidden] , on hidden evidence
    [false] , on false evidence
   *[none] { "" }
}
pic-pending = { $who ->
    [you] You play { pic-card } against { $rival }{ pic-aim }.
   *[other] { $whom ->
        [you] { $player } plays { pic-card } against you{ pic-aim }.
       *[other] { $player } plays { pic-card } against { $rival }{ pic-aim }.
    }
}
pic-top = On top of the deck: { pic-card }. Draw it, or bury it?
pic-seen = Seen: { $cards }
pic-seen-card = { pic-card } ({ $player }, round { $round })
pic-shown = In the hand of { $player }: { pic-card }

# Without drawings
pic-spoken-hand = Your hand: { $cards }.
pic-spoken-player = { $player }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand; truth { $truth }, falses { $falses }, sabotages { $sabotage }; on the table: { $table }; noted: { $notes }{ $confused ->
    [yes] ; confused.
   *[no] .
}

# Help
pic-help =
    ## Moves

    - digits and letters play the move they stand before (`sure`, `trap 2`, `forge 1 double`); arrows go from move to move, up and down from card to card
    - `a` allows what is aimed at you, `b` blocks it; the analyst draws with `d` and buries with `b`; `e` ends a forgery; with `a` a trap takes any card
    - ▮ cards in hand, ✗ false evidence, out of the number that exposes, ⚑ sabotages
    - before each player: ● sure, ◆ double, ▒ hidden, ✗ false; notes are what revealed evidence turned out to be
