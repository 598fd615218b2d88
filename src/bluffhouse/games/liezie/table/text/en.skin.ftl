## The Lie Zie at the web table.

skin-spread = { $verb ->
    [prize] The pile of prizes
   *[take] The cards on the table, backs up
}
skin-pile = { side-words }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
skin-hand = Your hand
skin-card = { $front }, back { $back }
skin-spell = Play { $number }
skin-pick = Tap neighbours that spell a greater number.
skin-led = { $colour ->
    [r] Red is led
    [b] Blue is led
    [g] Green is led
   *[y] Yellow is led
}
skin-leads = { $player } leads.
skin-passed = passed
skin-ready = Ready first
skin-backs = { $player }, { $count ->
    [one] { $count } back
   *[other] { $count } backs
}: { $cards }
skin-open-hand = Hand of { $player }: { $cards }
skin-prizes = Prizes of { $player }: { $cards }
skin-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
skin-grab = { $phase ->
    [prize] Choose a prize. Half of its back is a lie.
   *[draft] Grab a card. Half of its back is a lie.
}

skin-fact-fooled = A prize fooled { $player }: its back promised { $promised }, its front was worth { $points }.
skin-fact-lucky = A lucky prize for { $player }: its back promised { $promised }, its front was worth { $points }.
skin-fact-number = { $player } played the greatest number of the match: { $number }.
skin-fact-stuck = { $player } still held { $cards } cards when deal { $pass } was over.
skin-fact-first = { $player } was the first without cards { $firsts ->
        [one] once
       *[other] { $firsts } times
    }.
skin-fact-beats = { $player } beat { $beats ->
        [one] one number
       *[other] { $beats } numbers
    }, more than anybody.
skin-fact-passes = { $player } passed { $passes ->
        [one] once
       *[other] { $passes } times
    }.

# How it is played, beside three pictures
how-1 = Half of every back is a lie. Take cards, and put each at an end of your hand.
how-2 = Neighbours of one colour make a number. The greater number beats the smaller.
how-3 = Whoever is rid of the hand early chooses prizes. The most points win.
