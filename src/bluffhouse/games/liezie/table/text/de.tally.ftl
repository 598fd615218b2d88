## Was eine Simulation von The Lie Zie zählt.

tally-leads = Ausgespielte Runden
tally-beats = Überbotene Zahlen
tally-passes = Gepasst
tally-forced = Gepasst ohne andere Wahl
tally-answers = Antworten auf eine Zahl
tally-plays = Gespielte Kombinationen
tally-cards_played = Gespielte Karten
tally-outs = Leer gespielte Blätter
tally-firsts = Zuerst leer gespielte Blätter
tally-prizes = Genommene Preise
tally-points = Die Zahlen auf den Vorderseiten der Preise. Es gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer mehr Preiskarten hat.

rate-beats-answers = Antworten, die überboten
rate-forced-answers = Antworten ohne Wahl
rate-firsts-outs = Leer gespielte Blätter, die die ersten waren

# In einer Prüfung unter anderen Namen: Wortanfänge (!: ganze Wörter) und was für sie steht.
disguise = rot!=kupfer, blau!=silber, grün!=eisen, gelb!=gold, karte=kachel, preis=pokal
