"""City of Lies: worlds as they are likely by what the others did, and how a search judges them.

Compiled like the rules. A world is imagined, then cards that the player does not know change places
again and again: cards drawn, cards dealt and cards of the deck. Each change is kept, or taken back,
by how likely the others would have done in that world what they did (`likelihood`): the Metropolis
algorithm, whose worlds are in the end as frequent as they are likely.
"""

import numpy as np

from bluffhouse.core.chance import below, draw, fraction
from bluffhouse.core.plan import LATER
from bluffhouse.games.cityoflies.mind.likelihood import (
    FORWARD,
    first_hands,
    heard,
    listen,
    move_cards,
)
from bluffhouse.games.cityoflies.mind.outlook import outlook
from bluffhouse.games.cityoflies.rules.certainty import relearn
from bluffhouse.games.cityoflies.rules.forgetting import beginning
from bluffhouse.games.cityoflies.rules.history import (
    DREW,
    FIRST_CARD,
    RESHUFFLED,
    WHAT,
    facts_of,
    first_of,
    player_of,
)
from bluffhouse.games.cityoflies.rules.knowledge import imagine
from bluffhouse.games.cityoflies.rules.state import (
    CARDS,
    HISTORY,
    KIND,
    KINDS,
    NONE,
    PLAY,
    PLAYERS,
    SEEN,
    seats,
    seen_bit,
)

#: Playouts, turns and worlds of a search, by players.
BUDGETS = {2: (4000, 1, 160), 3: (2400, 0, 128), 4: (1600, 0, 112)}
CHANGES = 300  # that are tried in a world, at most: a long history is slow to hear
HEARD = 24000  # entries of a history, for all of them

# A place of a card: dealt to a player, drawn by an entry of the history, or in the deck.
DEALT, DRAWN, IN_DECK = np.arange(3, dtype=np.int64)
SORT, NUMBER, CARD_THERE, PLACE_FACTS = 0, 1, 2, 3


def believe(s, player, rng):
    """A world in which the others would have done what they did."""
    imagine(s, player, rng)
    start = np.empty((PLAYERS, KINDS), np.int64)
    places = np.empty((PLAYERS * CARDS + HISTORY, PLACE_FACTS), np.int64)
    first_hands(s, start)
    elsewhere, count = list_places(s, player, start, places)
    if elsewhere > 0 and count > 1:
        change_places(s, player, start, places, elsewhere, count, rng)
        lay_out(s, player, start)
        relearn(s, s.written)
    s.chance[0] = draw(rng)
    return 1.0


def list_places(s, player, start, places):
    """The places of this deck's cards that the player does not know: how many were dealt or drawn,
    which come first, and how many there are. Cards of an earlier deck stay where they are."""
    shuffled = NONE
    for k in range(s.written):
        if s.history[k] & WHAT == RESHUFFLED:
            shuffled = np.int64(k)
    n = 0
    if shuffled == NONE and beginning(s) == 0:
        for p in seats(s):
            if p != player:
                for kind in range(KINDS):
                    for _ in range(start[p, kind]):
                        n = add_place(places, n, DEALT, p, kind)
    bit = seen_bit(player)
    for k in range(shuffled + 1, s.written):
        entry = s.history[k]
        hidden = player_of(entry) != player and not facts_of(entry) << SEEN & bit
        if s.naming and facts_of(entry):
            hidden = False  # who saw the card in the deck may have named it since
        if hidden and entry & WHAT == DREW:
            n = add_place(places, n, DRAWN, k, first_of(entry))
    elsewhere = n
    for k in range(s.left):
        if not s.deck[k] & bit:
            n = add_place(places, n, IN_DECK, k, s.deck[k] & KIND)
    return elsewhere, n


def add_place(places, n, sort, number, kind):
    places[n, SORT] = sort
    places[n, NUMBER] = number
    places[n, CARD_THERE] = kind
    return n + 1


def change_places(s, player, start, places, elsewhere, count, rng):
    """Let two cards change places, and keep it as likely as it is; many times."""
    found, figures = listen(s, player)
    likely = heard(s, start, found, figures)
    for _ in range(min(CHANGES, HEARD // max(1, s.written))):
        one, other = places[below(rng, elsewhere)], places[below(rng, count)]
        if one[CARD_THERE] == other[CARD_THERE]:
            continue
        change_over(s, start, one, other)
        then = heard(s, start, found, figures)
        if then > fraction(rng) * likely:
            likely = then
        else:
            change_over(s, start, one, other)


def change_over(s, start, one, other):
    kind = one[CARD_THERE]
    put_there(s, start, one, other[CARD_THERE])
    put_there(s, start, other, kind)


def put_there(s, start, place, kind):
    """Lay another card in a place."""
    sort, number, before = place[SORT], place[NUMBER], place[CARD_THERE]
    if sort == DEALT:
        start[number, before] -= 1
        start[number, kind] += 1
    elif sort == DRAWN:
        s.history[number] += (kind - before) << FIRST_CARD
    else:
        s.deck[number] += kind - before
    place[CARD_THERE] = kind


def lay_out(s, player, hands):
    """The others' hands, as the history leads to them from the first ones."""
    for k in range(s.written):
        move_cards(s.history[k], hands, FORWARD)
    for p in seats(s):
        if p == player:
            continue
        held = 0
        for kind in range(KINDS):
            for _ in range(hands[p, kind]):
                s.hands[p, held] = kind
                held += 1


def rest(s, player):
    """At the start of a turn: answers, what belongs to a card, and a second card come before."""
    if s.phase != PLAY or s.plays > 0:
        return LATER
    return outlook(s, player)
