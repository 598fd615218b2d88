## What a simulation of City of Lies counts.

tally-plays = Cards played
tally-evidence = Evidence laid
tally-falses = False evidence aimed at others
tally-forgeries = Forgeries
tally-confiscations = Confiscations of real evidence
tally-traps = Traps
tally-thefts = Thefts
tally-reveals = Reveals
tally-asked = Times asked to allow or block
tally-blocks = Blocks
tally-blocked = Own attacks that were blocked
tally-attacks = Attacks
tally-points = Truth at the end; after a final count, that count. A match can also be won by exposure, by sabotage or as survivor.

rate-evidence-plays = Plays that were evidence
rate-attacks-plays = Plays that were attacks
rate-blocks-asked = Questions answered with a block
rate-blocked-attacks = Attacks that were blocked

# In an exam under other names: beginnings of words (!: whole words), and what stands for them.
disguise = evidence=timber, truths=warmth, truth=warmth, falses=leaks, false!=leaky, traps=nets, trap!=net, sabotages=frosts, sabotage=frost, archetype=animal, interrogation=visit, interrogate=visit, confiscation=collection, confiscate=collect, confusion=glare, confused=dazzled, confuse=dazzle, thefts=loans, theft=loan, cards=stones, card!=stone
