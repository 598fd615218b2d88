"""City of Lies: the cards, and the state of a match.

A card of a hand or of the discards is its kind. A card of the deck is its kind and, above that, who
knows it where it lies: a bit a player (CL-A3). What else was seen of hidden cards is kept in the
history of the match (see `history`), from which everything follows that a player knows.
"""

import numpy as np

from bluffhouse.core.plan import HEAD

# Compiled functions are compiled anew for every plain constant they are called with; those that
# are handed around are none, which spares a third of the time.
NOBODY = np.int64(-1)
NONE = np.int64(-1)
ZERO = np.int64(0)
ONE = np.int64(1)
PLAYERS = 4  # at most
CARDS = 60
KINDS = 13
(
    SURE, DOUBLE, HIDDEN, INTERROGATE, BLOCK, REVEAL, SWAP, TRAP, STEAL, CONFISCATE, FALSE, FORGE,
    CONFUSE,
) = np.arange(KINDS, dtype=np.int64)  # fmt: skip
COPIES = np.array([12, 4, 4, 5, 4, 4, 3, 4, 3, 2, 6, 5, 4], np.int64)

# Evidence on the table, and notes (CL-8). The first three of the table are cards of that number.
TABLE_FALSE, PLACES = 3, 4
NOTE_1, NOTE_2, NOTE_FALSE, NOTES = 0, 1, 2, 3

ARCHETYPES = 4
INTERROGATOR, FORGER, ANALYST, SHADOW = np.arange(ARCHETYPES, dtype=np.int64)

# Bits of a card of the deck.
KIND = 15
SEEN = 4  # shift
# Bits of what is known of a hand: so many, kind after kind, for how many cards.
COPY, COPY_MASK = 4, 15
SINCE_FALSE, SINCE_FORGE = 0, 1  # of what came to somebody since he was not asked
SPECTATOR = np.int64(4)  # in place of a player: who sees only what all see
REAL = 1 << SURE | 1 << DOUBLE | 1 << HIDDEN
EVERY_KIND = np.int64((1 << KINDS) - 1)

# Phases in which somebody decides,
PLAY, ASKED, GIVING, TRIMMING, TOP, SHOWING, SECOND, ENDED, NAMING = 0, 1, 2, 3, 4, 5, 6, 7, 8
DECISIONS = 9
# and those that pass by themselves.
OPENING, DRAWING, READY, EFFECT, UNVEILING, AFTER, PASSING, COUNTING, SPRINGING = range(9, 18)

# What a trap or a theft must hit to be a sabotage (CL-17).
PRINTED, ANY_USEFUL, EVIDENCE_ONLY, ANY_CARD = 0, 1, 2, 3

# Why a match is over.
BY_TRUTH, BY_EXPOSURE, BY_SABOTAGE, BY_SURVIVAL, BY_COUNT, BY_LIE = np.arange(1, 7, dtype=np.int64)

LOG = 160
FULL = 256  # entries of a history; when there are more, the older half is forgotten
HISTORY = FULL + 72  # as many more may be written before that: at most a hand is laid down
REMEMBERED = 64  # at most: what was seen in that half

# What is heard: see `view`.
(
    E_BEGINS, E_ROUND, E_CIRCLE, E_TURN, E_RESHUFFLE, E_TOP, E_KEEP, E_BURY, E_DRAW, E_DRAW_NONE,
    E_EVIDENCE, E_AIM, E_ALLOW, E_BLOCK, E_EMPTY, E_SHADOW, E_SHOWN, E_TRAPPED, E_STOLEN, E_GIVE,
    E_SWAPPED, E_CONFISCATED, E_PLANTED, E_FORGED, E_SECOND, E_ENOUGH, E_CONFUSED, E_REVEALED,
    E_SABOTAGE, E_ARCHETYPE, E_NOTHING, E_NOTHING_MORE, E_CONFUSION, E_DISCARD, E_OUT, E_FINAL,
    E_COUNT, E_WIN,
) = np.arange(38, dtype=np.int64)  # fmt: skip

STATE = np.dtype(
    [
        *HEAD,
        # options
        ("target", np.int64),  # truth that wins
        ("limit", np.int64),  # falses that expose
        ("gross", np.int64),  # 1: falses do not count against truth
        ("secret", np.int64),  # 1: with archetypes
        ("sabotage_win", np.int64),
        ("sabotage_target", np.int64),
        ("scope", np.int64),  # what is a sabotage, see above
        ("naming", np.int64),  # 1: who plays a trap may name a card that he knows to be there
        ("second_card", np.int64),  # 1: a forger's second replacement costs a second forgery
        ("own_false", np.int64),  # 1: one's own false may be confiscated
        ("max_rounds", np.int64),
        # the course
        ("phase", np.int64),
        ("lap", np.int64),  # the round, from 1
        ("first", np.int64),
        ("turn", np.int64),
        ("last", np.int64),  # 1: deck and discards were empty at a draw; this round is the last
        ("drawn", np.int64),
        ("to_draw", np.int64),
        ("plays", np.int64),
        ("evidence", np.int64),  # 1: one of this turn's plays was evidence
        ("shadowed", np.int64),  # players who have chosen a card to show in this turn
        ("reason", np.int64),
        ("winners", np.int64),
        # the card that is being played
        ("pending", np.int64),
        ("by", np.int64),
        ("at", np.int64),
        ("aim", np.int64),  # the evidence it is aimed at, or none
        ("forged", np.int64),  # replacements made
        ("chosen", np.int64),  # where the card lies that is shown, or trapped by name; or none
        ("given", np.int64, (PLAYERS,)),  # where the card lies that is given in a swap, or none
        # cards
        ("left", np.int64),
        ("deck", np.int64, (CARDS,)),  # the last is drawn next
        ("piled", np.int64),
        ("pile", np.int64, (CARDS,)),  # discards: kinds only
        ("held", np.int64, (PLAYERS,)),
        ("hands", np.int64, (PLAYERS, CARDS)),
        ("table", np.int64, (PLAYERS, PLACES)),
        # each player
        ("notes", np.int64, (PLAYERS, NOTES)),
        ("sabotage", np.int64, (PLAYERS,)),
        ("confused", np.int64, (PLAYERS,)),
        ("gone", np.int64),  # players who are out
        ("out", np.int64, (PLAYERS,)),  # 0: in; else the how manieth to go
        ("archetype", np.int64, (PLAYERS,)),
        ("shown", np.int64, (PLAYERS,)),  # 1: everybody knows the archetype
        ("not_archetype", np.int64, (PLAYERS,)),  # archetypes he is known not to be, as bits
        # who forged and was not asked for a second, as bits; how many of the `false`s, and of the
        # forgeries, that he shows from then on may have come to him since; and of which of the two
        # he certainly had one then, as bits
        ("unasked", np.int64),
        ("since", np.int64, (PLAYERS, 2)),
        ("had", np.int64, (PLAYERS,)),
        # what happened so far to cards in hands: see `history`; and whether some is forgotten
        ("forgotten", np.int64),
        ("written", np.int64),
        ("history", np.int64, (HISTORY,)),
        # how many of its entries were taken in; and what they tell: how many cards of every hand
        # are of none of some kinds (see `lacking_of`), and how many of each kind a player, or the
        # spectator, knows in every hand
        ("taken", np.int64),
        ("lacking", np.int64),  # a byte a player
        ("lacks", np.int64),  # a bit a kind, player after player
        ("sure", np.int64, (PLAYERS + 1, PLAYERS)),  # see `known_of`
        # what happened in the last move
        ("told", np.int64),
        ("log", np.int64, (LOG,)),
    ],
    align=True,
)


# --- the log --------------------------------------------------------------------------------


def note(s, event, player, rival, card, number):
    """Something happened that is worth telling."""
    if s.told < LOG:
        word = event | (player + 1) << 6 | (rival + 1) << 10 | (card + 1) << 14
        s.log[s.told] = word + (np.int64(number) << 18)
        s.told += 1


def seats(s):
    """Of all players; a state's own numbers of them are shorter than what is handed around."""
    return range(np.int64(s.players))


# --- cards ----------------------------------------------------------------------------------


def seen_bit(viewer):
    """The bit of a player, or of the spectator (−1), in a card of the deck."""
    return 1 << (SEEN + (SPECTATOR if viewer == NOBODY else viewer))


def circle_of(s):
    """CL-4."""
    if s.lap <= 5:
        return 1
    return 2 if s.lap <= 10 else 3


def kinds_in_hand(s, p):
    """As bits."""
    mask = 0
    for k in range(s.held[p]):
        mask |= 1 << s.hands[p, k]
    return mask


def copy_in_hand(s, p, kind):
    """Where a card of this kind lies in a hand, or −1."""
    for k in range(s.held[p]):
        if s.hands[p, k] == kind:
            return k
    return -1


def part_with(s, p, place):
    """Take a card out of a hand."""
    kind = s.hands[p, place]
    s.held[p] -= 1
    s.hands[p, place] = s.hands[p, s.held[p]]
    return kind


def put_in_hand(s, p, kind):
    s.hands[p, s.held[p]] = kind
    s.held[p] += 1
    s.since[p, SINCE_FALSE] += 1
    s.since[p, SINCE_FORGE] += 1


def throw(s, kind):
    """A card goes to the discards; there everybody sees it."""
    s.pile[s.piled] = kind
    s.piled += 1


# --- what is known of hands -----------------------------------------------------------------


def known_of(s, viewer, p, kind):
    """How many cards of this kind a viewer certainly knows in another's hand."""
    return s.sure[SPECTATOR if viewer == NOBODY else viewer, p] >> COPY * kind & COPY_MASK


def learn(s, viewer, p, kind):
    s.sure[viewer, p] += 1 << COPY * kind


def unlearn(s, viewer, p, kind):
    s.sure[viewer, p] -= 1 << COPY * kind


def lacking_of(s, p):
    """CL-3: how many cards of a hand are of none of the kinds that it lacked."""
    return s.lacking >> 8 * p & 255


def lacks_of(s, p):
    """These kinds, as bits."""
    return s.lacks >> KINDS * p & EVERY_KIND


def set_lacking(s, p, cards, kinds):
    s.lacking += (cards - lacking_of(s, p)) << 8 * p
    s.lacks += (kinds - lacks_of(s, p)) << KINDS * p


# --- truth ----------------------------------------------------------------------------------


def is_in(s, p):
    return not s.out[p]


def falses_of(s, p):
    """CL-19: cards and notes."""
    return s.table[p, TABLE_FALSE] + s.notes[p, NOTE_FALSE]


def evidence_of(s, p):
    """CL-6, CL-8: what lies face up and is noted."""
    cards = s.table[p, SURE] + 2 * s.table[p, DOUBLE]
    return cards + s.notes[p, NOTE_1] + 2 * s.notes[p, NOTE_2]


def truth_of(s, p):
    """CL-7, CL-18."""
    if s.gross or circle_of(s) == 1:
        return evidence_of(s, p)
    return evidence_of(s, p) - falses_of(s, p)


def final_count(s, p):
    """CL-23."""
    return evidence_of(s, p) - falses_of(s, p)
