## Line-it at the web table: what is heard where a drawing is seen.

skin-start = Start marker
skin-market = The market
skin-hand = Your hand
skin-hand-of = Hand of { $player }
skin-hidden-hand = Hand of { $player }, not shown: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
skin-line-of = { $way ->
    [none] { $player }: no line yet
    [rises] { $player }: rising line
    [falls] { $player }: falling line
   *[open] { $player }: line
}
skin-bet = { $after ->
    [one] Bet { $value }: { $after } number follows it
   *[other] Bet { $value }: { $after } numbers follow it
}
skin-jackpot = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
} jackpot: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
skin-offer = { $fits ->
    [yes] { $card }: fits your line
   *[no] { $card }
}
skin-in-hand = { $card }, in your hand
skin-why-not = { $place ->
    [line] Why can’t { $card } go to the line?
   *[hand] Why can’t { $card } go to the hand?
}

skin-fact-line = { $player } had the longest line: { $numbers } numbers, from { $first } to { $last }.
skin-fact-lost = { $player } lost { $bets_lost ->
        [one] one bet
       *[other] { $bets_lost } bets
    }.
skin-fact-jackpots = { $player } took { $jackpot_cards ->
        [one] one card
       *[other] { $jackpot_cards } cards
    } out of jackpots.
skin-fact-bets = { $player } won { $bets_won ->
        [one] one bet
       *[other] { $bets_won } bets
    }.
skin-fact-lines = { $player } began { $lines ->
        [one] one line
       *[other] { $lines } lines
    }, more than anybody.

# How it is played, beside three pictures
how-1 = Take a card from the market, to your line or to your hand.
how-2 = Your line rises or falls. It never turns round.
how-3 = Close it in time: only then it counts. The longer, the more.
