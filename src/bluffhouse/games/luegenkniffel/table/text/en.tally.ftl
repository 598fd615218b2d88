## What a simulation of Lügen-Kniffel counts.

tally-announcements = Announcements
tally-lies = Lies
tally-lies_caught = Lies caught
tally-lies_believed = Lies believed by everybody
tally-rolls_again = Rolls after the first
tally-answers = Answers
tally-doubts = Doubts
tally-doubts_right = Doubts that were right
tally-doubt_points = Points written for doubts
tally-fields_struck = Points fields struck
tally-points = Points of all fields, and the bonus for the upper part. The most points win; a tie is shared.

rate-lies-announcements = Announcements that were lies
rate-lies_caught-lies = Lies that were caught
rate-doubts-answers = Answers that were doubts
rate-doubts_right-doubts = Doubts that were right

# In an exam under other names: beginnings of words (!: whole words), and what stands for them.
disguise = kniffel=quintet, dice=shells, die!=shell, cups=bowls, cup!=bowl, full house=mixed basket, straights=ladders, straight=ladder, doubters=challengers, doubted=challenged, doubts=challenges, doubt=challenge, rolls=draws, roll=draw, lie field=red box, points field=blue box
