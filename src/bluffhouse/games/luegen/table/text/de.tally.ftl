## Was eine Simulation von Lügen zählt.

tally-bids = Gebote
tally-lies = Lügen
tally-lies_called = Aufgedeckte Lügen
tally-lies_uncalled = Unentdeckte Lügen
tally-calls = „Gelogen!“
tally-calls_right = „Gelogen!“ zu Recht
tally-points = Ein halber Deckel für jede verlorene Hälfte, und ein Punkt mehr für die Niederlage im Finale. Weniger ist besser: Alle gewinnen bis auf einen.

rate-lies-bids = Gebote, die gelogen waren
rate-lies_called-lies = Lügen, die aufgedeckt wurden
rate-calls_right-calls = „Gelogen!“ zu Recht

# In einer Prüfung unter anderen Namen: Wortanfänge (!: ganze Wörter) und was für sie steht.
disguise = würfel=kiesel, becher=kessel, bierdeckel=taler, deckel=taler, lügner=halt, straße=brücke
