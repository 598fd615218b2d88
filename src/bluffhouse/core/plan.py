"""The plan of a game's rules: the functions every room has, and what each must do.

A state is one record (`s`) of a NumPy structured array; its first fields are those of `HEAD`.
The functions below are declarations: `press` puts the room's own in their place. Those that a room
may leave out do something here.
Players and actions are plain integers. Nothing here knows a game.
"""

import numpy as np

from bluffhouse.core.chance import below

# A door's answer: who acts in the lowest bits, and of a single actor what he may do. It fits into
# 30 bits, which is what Python computes with fastest; so there is an end to ids, too.
TURN = 31  # mask of the seat, or of one of the four next
ILLEGAL = 28  # nothing was changed
CHANCE = 29  # dice or cards must fall before anybody acts: call `fall`
MANY = 30  # several players may act
OVER = 31
RUN = 32  # his legal actions are a run of consecutive ids
COUNT = 6  # shift: how many they are
FIRST = 18  # shift: the first of them; or, in a walk, where on its shelf a list of ids lies
FRESH_LIST = 1 << 30  # in a walk: and that it has just been put there
SHELF_SIZE = 1 << 16  # numbers that the lists take which a walk keeps at once
SHELF_GAIN = 5  # lists that are put there for one that is found there
SHELF_LOSS = 200  # and no longer, if so many more are put there

# What `rest` answers where it names no share of the win.
LATER = -1.0  # it is better judged later
CALCULATED = -2.0  # what the calculator expects

IDS = 1 << FIRST - COUNT  # a game has fewer action ids
SEATS = 20  # no game seats more

#: Fields every state begins with.
HEAD = [
    ("chance", np.uint64, (1,)),  # the generator that dice and shuffles are drawn from
    ("players", np.int32),
    ("actions", np.int32),  # how many action ids the table has
    ("due", np.int32),  # not 0: chance must decide something before anybody acts
    ("over", np.int32),
]


def deal(s):
    """Set up a match whose options are written in `s`, up to the first decision."""


def settle(s):
    """Bring a position to its next decision: what happens by itself at its start."""


def chance(s):
    """Let fall what is due (`s.due`), up to the next decision or the end."""


def actors(s):
    """The players who may act now, as a bit mask; 0 when over or while chance is due."""


def refusal(s, player, action):
    """Why an actor may not take this action, as one of the room's reasons; 0 if he may."""


def allowed(s, player, action):
    """Whether an actor may take this action."""
    return refusal(s, player, action) == 0


def legal(s, player, out):
    """Write the ids of an actor's legal actions into `out`, in notation order; return how many."""
    n = 0
    for action in range(s.actions):
        if allowed(s, player, action):
            out[n] = action
            n += 1
    return n


def sample(s, player, rng, out):
    """One of an actor's legal actions, each equally likely; `out` is room to list them in."""
    return out[below(rng, legal(s, player, out))]


def apply(s, player, action):
    """Carry out a legal action. If dice or cards must fall, say so in `s.due`."""


def score(s, out):
    """Write everybody's score into `out`; return the winners as a bit mask (when over)."""


def imagine(s, player, rng):
    """Redraw what `player` (−1: a spectator) cannot know."""


def observe(s, player, out):
    """Write what `player` knows as numbers into `out` (all zeros before), for learners."""


def thumb(s, player, rng, out):
    """The action of the rule-of-thumb bot; uses only what `player` knows. Without a rule of thumb,
    any action that is legal."""
    return sample(s, player, rng, out)


def weigh(s, player, ids, n, weights):
    """The calculator's mixed strategy: for the n legal actions in `ids`, write into `weights` how
    often to take each (0 or more, any scale); return the share of the win that `player` may expect,
    0 to 1. Uses only what he knows."""


def weigh_well(s, player, ids, n, weights):
    """How a master would mix them, who goes by numbers of his own; what he expects. Unless a room
    has such numbers, he plays like the calculator."""
    return weigh(s, player, ids, n, weights)


def believe(s, player, rng):
    """Redraw what `player` cannot know; how likely the others, were they calculators, would have
    done in that world what they did, on any scale. Unless a room knows better, all is as likely."""
    imagine(s, player, rng)
    return 1.0


def ponder(s, player):
    """Whether a search finds more than the calculator knows, where `player` is to act: 1 or 0."""
    return 1


def rest(s, player):
    """The share of the win that a search gives `player`, who is to act: a share, `CALCULATED`, or
    `LATER`."""
    return CALCULATED


def rest_well(s, player):
    """The same as a master judges."""
    return rest(s, player)


def tally(s, player, action, counts):
    """Count what is worth counting about a legal action about to be taken (`counts[player, k]`)."""
