## What a simulation of The Lie Zie counts.

tally-leads = Rounds led
tally-beats = Numbers beaten
tally-passes = Passed
tally-forced = Passed for want of a choice
tally-answers = Answers to a lead
tally-plays = Combinations played
tally-cards_played = Cards played
tally-outs = Hands played out
tally-firsts = Hands played out first
tally-prizes = Prizes taken
tally-points = The numbers on the fronts of the prizes. Most points win; if level, more prize cards do.

rate-beats-answers = Answers that beat the number
rate-forced-answers = Answers without a choice
rate-firsts-outs = Hands played out that were first

# In an exam under other names: beginnings of words (!: whole words), and what stands for them.
disguise = red!=copper, blue!=silver, green!=iron, yellow!=gold, cards=tiles, card!=tile, drafting=gathering, draft!=gathering, prizes=feathers, prize!=feather, passes=tides, pass!=tide
