## Was eine Simulation von Line-it zählt.

tally-lines = Begonnene Reihen
tally-numbers = Angelegte Zahlen
tally-line_cards = Karten aus Reihen
tally-bets_won = Gewonnene Wetten
tally-bets_lost = Verlorene Wetten
tally-bets = Angelegte Wetten
tally-jackpots = Gewonnene Jackpots
tally-jackpot_cards = Karten aus Jackpots
tally-hand_takes = Auf die Hand genommen
tally-points = Karten im Punktestapel, dazu gewonnene und abzüglich verlorene Wetten. Es gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.

rate-line_cards-numbers = Zahlen, die zählten
rate-bets_won-bets = Wetten, die aufgingen

# In einer Prüfung unter anderen Namen: Wortanfänge (!: ganze Wörter) und was für sie steht.
disguise = markt=strand, jackpot=bottich, wette=zusage, karte=kachel, rot!=kupfer, blau!=silber, grün!=eisen, gelb!=gold
