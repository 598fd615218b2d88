## Was eine Simulation von Lügen-Kniffel zählt.

tally-announcements = Ansagen
tally-lies = Lügen
tally-lies_caught = Aufgeflogene Lügen
tally-lies_believed = Lügen, die alle glaubten
tally-rolls_again = Würfe nach dem ersten
tally-answers = Antworten
tally-doubts = Zweifel
tally-doubts_right = Berechtigte Zweifel
tally-doubt_points = Punkte durch Zweifel
tally-fields_struck = Gestrichene Punktefelder
tally-points = Die Punkte aller Felder und der Bonus für den oberen Teil. Es gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.

rate-lies-announcements = Ansagen, die gelogen waren
rate-lies_caught-lies = Lügen, die aufflogen
rate-doubts-answers = Antworten, die Zweifel waren
rate-doubts_right-doubts = Zweifel, die berechtigt waren

# In einer Prüfung unter anderen Namen: Wortanfänge (!: ganze Wörter) und was für sie steht.
disguise = kniffel=quintett, würfel=kiesel, becher=kessel, full house=gemischter korb, straße=brücke, lügenfeld=rotfeld, punktefeld=blaufeld
