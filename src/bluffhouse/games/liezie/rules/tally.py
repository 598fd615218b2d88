"""What a simulation of The Lie Zie counts for each player."""

from bluffhouse.games.liezie.rules.cards import NO_COLOUR
from bluffhouse.games.liezie.rules.choices import length_of, may_play
from bluffhouse.games.liezie.rules.state import PASS, PLAY, PRIZE, RUN_LENGTH

TALLIES = ("leads", "beats", "passes", "forced", "cards_played", "outs", "firsts", "prizes")
LEADS, BEATS, PASSED, FORCED, CARDS_PLAYED, OUTS, FIRSTS, PRIZES_TAKEN = range(8)

# What reports make of them: names with what is added and what is taken away, and shares of a whole.
DERIVED = (("answers", ("beats", "passes"), ()), ("plays", ("leads", "beats"), ()))
RATES = (("beats", "answers"), ("forced", "answers"), ("firsts", "outs"))


def tally(s, player, action, counts):
    """A pass is forced if nothing in the hand could be played."""
    if action >= PRIZE:
        counts[player, PRIZES_TAKEN] += 1
    elif action == PASS:
        counts[player, PASSED] += 1
        counts[player, FORCED] += not can_beat(s, player)
    elif action >= PLAY:
        tally_play(s, player, length_of(action), counts)


def tally_play(s, player, cards, counts):
    if s.led == NO_COLOUR:
        counts[player, LEADS] += 1
    else:
        counts[player, BEATS] += 1
    counts[player, CARDS_PLAYED] += cards
    if cards == s.held[player]:
        counts[player, OUTS] += 1
        if s.outs == 0:
            counts[player, FIRSTS] += 1


def can_beat(s, player):
    """LZ-9: whether anything in the hand may be played after the lead."""
    for start in range(s.held[player]):
        for length in range(1, RUN_LENGTH + 1):
            if may_play(s, player, start, length):
                return True
    return False
