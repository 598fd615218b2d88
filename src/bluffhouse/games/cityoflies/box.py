"""City of Lies: the cards, the state of a match, and hands that remember who saw what.

A card is a whole number. Its lowest four bits are its kind; above them lies what is known of this
very card, wherever it lies hidden (a hand or the deck):

- who has seen it: a bit a player, and one for the spectator, who stands for what all know;
- its generation: after how many reshuffles of the deck it came into play. After a reshuffle the
  deck is exactly the former discards, so hidden cards of one generation change places only among
  themselves;
- whose second forgery did not come about while he held it: if he is the forger, it is no `false`;
- its veil: the kinds which, by public facts, it is not (its owner had nothing to play, or stole it
  without a sabotage).

Cards of a kind are alike. When an owner parts with one, everybody who knew of copies of this kind
in that hand knows of one copy less (see `part_with`). Nor does anybody see which of several hidden
cards went: of those of its generation that it could have been, the one of which most was known
counts as gone, whichever it was, and the others keep the rest (see `forget`). What moved on unseen
keeps only what was known of all of them. So a little is forgotten rather than given away. One gap
is left: a card takes its true generation along, though of alike cards of several generations in
one hand nobody could tell which went.
"""

import numpy as np

from bluffhouse.core.chance import shuffle
from bluffhouse.core.plan import HEAD

# Compiled functions are compiled anew for every plain constant they are called with; for those
# that are handed around most, this spares a quarter of the time.
NOBODY = np.int64(-1)
NONE = np.int64(-1)
PLAYERS = 4  # at most
CARDS = 60
KINDS = 13
SURE, DOUBLE, HIDDEN, INTERROGATE, BLOCK, REVEAL, SWAP = 0, 1, 2, 3, 4, 5, 6
TRAP, STEAL, CONFISCATE, FALSE, FORGE, CONFUSE = 7, 8, 9, 10, 11, 12
COPIES = np.array([12, 4, 4, 5, 4, 4, 3, 4, 3, 2, 6, 5, 4], np.int64)

# Evidence on the table, and notes (CL-8). The first three of the table are cards of that number.
TABLE_FALSE, PLACES = 3, 4
NOTE_1, NOTE_2, NOTE_FALSE, NOTES = 0, 1, 2, 3

INTERROGATOR, FORGER, ANALYST, SHADOW, ARCHETYPES = 0, 1, 2, 3, 4

# Bits of a card.
KIND = 15
SEEN, ALL_SEEN = 4, 31  # shift and mask
GENERATION, LAST_GENERATION = 9, 15
FORGER_OF, SEAT_BITS = 13, 7  # seat + 1 of who forged
VEIL = 16
SPECTATOR = 4  # the bit of who sees only what all see
REAL = 1 << SURE | 1 << DOUBLE | 1 << HIDDEN
EVERY_KIND = (1 << KINDS) - 1

# Phases in which somebody decides,
PLAY, ASKED, GIVING, TRIMMING, TOP, SHOWING, SECOND, ENDED = 0, 1, 2, 3, 4, 5, 6, 7
# and those that pass by themselves.
OPENING, DRAWING, READY, EFFECT, UNVEILING, AFTER, PASSING, COUNTING = 8, 9, 10, 11, 12, 13, 14, 15

# Why a match is over.
BY_TRUTH, BY_EXPOSURE, BY_SABOTAGE, BY_SURVIVAL, BY_COUNT, BY_LIE = np.arange(1, 7, dtype=np.int64)

LOG = 160
MEMORY = 64  # cards that a player remembers to have seen or shown; older ones are forgotten

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
        ("scope", np.int64),  # 0: printed, 1: any useful, 2: evidence only
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
        ("chosen", np.int64),  # where the card lies that the shadow shows, or none
        ("given", np.int64, (PLAYERS,)),  # where the card lies that is given in a swap, or none
        # cards
        ("generation", np.int64),
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
        ("out", np.int64, (PLAYERS,)),  # 0: in; else the how manieth to go
        ("archetype", np.int64, (PLAYERS,)),
        ("shown", np.int64, (PLAYERS,)),  # 1: everybody knows the archetype
        ("not_archetype", np.int64, (PLAYERS,)),  # archetypes he is known not to be, as bits
        ("some", np.int64, (PLAYERS,)),  # kinds of which his hand is known to hold at least one
        ("memories", np.int64, (PLAYERS,)),
        ("memory", np.int64, (PLAYERS, MEMORY)),  # see `remember`
        ("memory_round", np.int64, (PLAYERS, MEMORY)),
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


# --- cards ----------------------------------------------------------------------------------


def kind_of(card):
    return card & KIND


def seen_bit(viewer):
    """The bit of a player, or of the spectator (−1), in a card."""
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
        mask |= 1 << (s.hands[p, k] & KIND)
    return mask


def copy_in_hand(s, p, kind):
    """Where the copy lies that goes first: the one of which most is known; or −1."""
    found, most = -1, -1
    for k in range(s.held[p]):
        card = s.hands[p, k]
        if card & KIND == kind and card >> FORGER_OF > most:
            found, most = k, card >> FORGER_OF
    return found


def part_with(s, p, place):
    """Take a card out of a hand. Who knew of copies of its kind there knows of one less."""
    card = s.hands[p, place]
    kind = card & KIND
    s.held[p] -= 1
    s.hands[p, place] = s.hands[p, s.held[p]]
    gone = card & (ALL_SEEN << SEEN)
    for k in range(s.held[p]):
        other = s.hands[p, k]
        if other & KIND == kind:
            drop = other & (ALL_SEEN << SEEN) & ~gone
            s.hands[p, k] = other & ~drop
            gone |= drop
    if s.some[p] >> kind & 1:
        s.some[p] = 0
    return card


def strength(card):
    """How much is known of what a card is not."""
    known = card >> FORGER_OF & SEAT_BITS > 0
    for kind in range(KINDS):
        known += 2 * (card >> (VEIL + kind) & 1)
    return known


def could_be(card, kinds):
    """Whether a card of a hand is one of these kinds for all that everybody knows."""
    if card & seen_bit(NOBODY):
        return kinds >> (card & KIND) & 1 == 1
    return kinds & ~(card >> VEIL) != 0


def common(card, other):
    """Of the first card, only what is known of both: its veil and its forger."""
    veil = (card >> VEIL) & (other >> VEIL)
    forger = card >> FORGER_OF & SEAT_BITS
    if forger != other >> FORGER_OF & SEAT_BITS:
        forger = 0
    return (card & ((1 << FORGER_OF) - 1)) | forger << FORGER_OF | veil << VEIL


def forget(s, p, place, kinds):
    """A card is about to leave a hand; everybody knows that it is one of these kinds, but not
    which one it was. It keeps what is known of all it could have been; those that stay lose what
    was known of the one of which most was known."""
    card = s.hands[p, place]
    left, top = card, place
    for k in range(s.held[p]):
        other = s.hands[p, k]
        if (other ^ card) >> GENERATION & LAST_GENERATION or not could_be(other, kinds):
            continue
        left = common(left, other)
        if strength(other) > strength(s.hands[p, top]):
            top = k
    if top != place:
        s.hands[p, top] = common(s.hands[p, top], card)
    s.hands[p, place] = left


def part_openly(s, p, place):
    """Everybody sees what kind of card leaves a hand. CL-A2: if it is a `false` that was certainly
    there when its owner was not asked for a second forgery, then he is not the forger."""
    kind = s.hands[p, place] & KIND
    forger = s.hands[p, place] >> FORGER_OF & SEAT_BITS
    if s.secret and kind == FALSE and forger:
        certain = True
        for k in range(s.held[p]):
            other = s.hands[p, k]
            if other >> FORGER_OF & SEAT_BITS != forger and could_be(other, 1 << FALSE):
                certain = False
        if certain:
            s.not_archetype[forger - 1] |= 1 << FORGER
    forget(s, p, place, 1 << kind)
    part_with(s, p, place)


def put_in_hand(s, p, card):
    s.hands[p, s.held[p]] = card
    s.held[p] += 1


def throw(s, kind):
    """A card goes to the discards; there everybody sees it."""
    s.pile[s.piled] = kind
    s.piled += 1


def learn(s, viewer, p, kind, copies):
    """Somebody knows now that a hand holds at least so many copies of a kind."""
    bit = seen_bit(viewer)
    for k in range(s.held[p]):
        if s.hands[p, k] & KIND == kind and s.hands[p, k] & bit:
            copies -= 1
    for k in range(s.held[p]):
        if copies > 0 and s.hands[p, k] & KIND == kind and not s.hands[p, k] & bit:
            s.hands[p, k] |= bit
            copies -= 1


def all_learn(s, p, kind):
    """Everybody knows now that a hand holds this kind."""
    learn(s, NOBODY, p, kind, 1)
    for viewer in range(s.players):
        if viewer != p:
            learn(s, viewer, p, kind, 1)


def remember(s, p, kind, other, mine):
    """A player has seen a card in another's hand (`mine` 0), or has shown him his own (1)."""
    if s.memories[p] == MEMORY:
        for k in range(MEMORY - 1):
            s.memory[p, k] = s.memory[p, k + 1]
            s.memory_round[p, k] = s.memory_round[p, k + 1]
        s.memories[p] -= 1
    s.memory[p, s.memories[p]] = kind | other << 4 | mine << 8
    s.memory_round[p, s.memories[p]] = s.lap
    s.memories[p] += 1


def reshuffle(s):
    """CL-2: the discards become the deck, of a generation of its own."""
    for k in range(s.piled):
        s.deck[k] = s.pile[k]
    s.left = s.piled
    s.piled = 0
    shuffle(s.chance, s.deck, s.left)
    if s.generation == LAST_GENERATION:
        merge_oldest(s)
    s.generation += 1
    for k in range(s.left):
        s.deck[k] |= s.generation << GENERATION
    note(s, E_RESHUFFLE, NOBODY, NOBODY, NONE, s.left)


def merge_oldest(s):
    """No bits are left for another generation: one of which no card is left in a hand is dropped;
    if there is none, the two oldest become one."""
    present = 0
    for p in range(s.players):
        for k in range(s.held[p]):
            present |= 1 << (s.hands[p, k] >> GENERATION & LAST_GENERATION)
    gone = 0
    while gone < LAST_GENERATION and present >> gone & 1:
        gone += 1
    if present >> gone & 1:
        gone = 0
    s.generation -= 1
    for p in range(s.players):
        for k in range(s.held[p]):
            if s.hands[p, k] >> GENERATION & LAST_GENERATION > gone:
                s.hands[p, k] -= 1 << GENERATION


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
