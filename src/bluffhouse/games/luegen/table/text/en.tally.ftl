## What a simulation of Lügen counts.

tally-bids = Bids
tally-lies = Lies
tally-lies_called = Lies called
tally-lies_uncalled = Lies not called
tally-calls = Calls
tally-calls_right = Calls that were right
tally-points = A half mat for every half lost, and one more point for the loser of a final. Fewer is better: all win but one.

rate-lies-bids = Bids that were lies
rate-lies_called-lies = Lies that were called
rate-calls_right-calls = Calls that were right

# In an exam under other names: beginnings of words (!: whole words), and what stands for them.
disguise = dice=shells, die!=shell, cups=bowls, cup!=bowl, bidders=callers, bidder=caller, bidding=calling, bids=calls, bid!=call, liar=stop, beer mats=blue beads, beer mat=blue bead, mats=beads, mat!=bead, straights=rainbows, straight=rainbow, rolls=draws, roll=draw
