## Was eine Simulation von Stadt der Lügen zählt.

tally-plays = Gespielte Karten
tally-evidence = Ausgelegte Beweise
tally-falses = Falsche Beweise gegen andere
tally-forgeries = Fälschungen
tally-confiscations = Beschlagnahmen echter Beweise
tally-traps = Fallen
tally-thefts = Diebstähle
tally-reveals = Enthüllungen
tally-asked = Fragen, ob zulassen oder blockieren
tally-blocks = Blockaden
tally-blocked = Eigene Angriffe, die blockiert wurden
tally-attacks = Angriffe
tally-points = Die Wahrheit am Ende, nach einer Endabrechnung deren Summe. Gewinnen lässt sich auch durch Entlarvung, Sabotage oder Überleben.

rate-evidence-plays = Gespielte Karten, die Beweise waren
rate-attacks-plays = Gespielte Karten, die Angriffe waren
rate-blocks-asked = Fragen, auf die eine Blockade folgte
rate-blocked-attacks = Angriffe, die blockiert wurden

# In einer Prüfung unter anderen Namen: Wortanfänge (!: ganze Wörter) und was für sie steht.
disguise = beweis=balken, falle=netz, sabotage=kälte, archetyp=tiertyp, karte=kachel, diebstahl=zugriff
