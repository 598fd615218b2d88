## What a simulation of Line-it counts.

tally-lines = Lines begun
tally-numbers = Numbers laid
tally-line_cards = Cards scored by lines
tally-bets_won = Bets won
tally-bets_lost = Bets lost
tally-bets = Bets laid
tally-jackpots = Jackpots won
tally-jackpot_cards = Cards scored by jackpots
tally-hand_takes = Cards taken to hand
tally-points = Cards in the pile, plus bets won, minus bets lost. The most points win; a tie is shared.

rate-line_cards-numbers = Numbers that scored
rate-bets_won-bets = Bets that were won

# In an exam under other names: beginnings of words (!: whole words), and what stands for them.
disguise = market=shore, jackpots=barrels, jackpot=barrel, bets=vows, bet!=vow, cards=stones, card!=stone, deck!=heap, lines=ropes, line!=rope, hands=bags, hand!=bag, red!=copper, blue!=silver, green!=iron, yellow!=gold
