## Lügen-Kniffel in the terminal: what stands beside the cups, dice and cards.

pic-you = You
pic-short = { $combination ->
    [ones] 1
    [twos] 2
    [threes] 3
    [fours] 4
    [fives] 5
    [sixes] 6
    [three] 3K
    [four] 4K
    [fullhouse] FH
    [small] SS
    [large] LS
    [kniffel] Kn
   *[chance] Ch
}
pic-rolling = { $who ->
    [you] Your turn · roll { $rolls } of 3
   *[other] { $player } is rolling · roll { $rolls } of 3
}
pic-over = The match is over
pic-last-turns = last turns: { $players }
pic-says = { $who ->
    [you] You say: { said-words }
   *[other] { $player } says: { said-words }
}
pic-answers = Answers: { $answers }
pic-silent = Nothing is announced yet.
pic-your-dice = Your dice
pic-lying = lying: { $dice }
pic-hidden = under the cups
pic-last-reveal = Last reveal: { $player }, { said-words }: { $shown }, { $truth ->
    [true] true
   *[lie] a lie
}; doubted: { $doubters }
pic-revealed = { $who ->
    [you] You said: { said-words }
   *[other] { $player } said: { said-words }
}
pic-verdict = { $truth ->
    [true] That was the truth.
   *[lie] That was a lie.
}
pic-doubters = Doubted: { $doubters }
pic-roll = roll again
pic-leave-none = leave no die, roll { $count }
pic-leave = leave { $left }, roll { $count }
pic-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pic-true = true
pic-lie = a lie

# Without drawings
pic-spoken-card = { $player }: { pic-worth }; written: { $fields }; strikes: { $strikes }.
pic-spoken-dice = Your dice: { $dice }. Lying: { $lying }.
pic-answered = has answered

# Help
pic-help =
    ## Moves

    - `↑` `↓` choose between rolling again and the open combinations, `←` `→` what to leave or how much to announce
    - `keep 4 4` leaves two fours and rolls the rest; `say fours 3`, `say three 19`, `say fullhouse` announce
    - `b` believes, `d` doubts
    - on the cards · is an open field, ✗ a struck one, ╱ a struck lie field
    - in the line of answers ● has answered, secretly; … has not yet
