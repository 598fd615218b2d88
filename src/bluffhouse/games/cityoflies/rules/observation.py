"""City of Lies: what a player knows, as numbers for learners."""

from bluffhouse.games.cityoflies.rules.history import (
    LAP,
    NO_CARD,
    ONCE,
    SHOWN,
    STOLEN,
    SWAPPED,
    WHAT,
    first_of,
    player_of,
    rival_of,
    second_of,
)
from bluffhouse.games.cityoflies.rules.state import (
    ARCHETYPES,
    DECISIONS,
    KIND,
    KINDS,
    NOBODY,
    NONE,
    NOTES,
    PLACES,
    PLAYERS,
    TOP,
    seats,
    truth_of,
)

# What `observe` tells of the table, and of a seat.
TABLE_FACTS = DECISIONS + 4 + 3 * KINDS + 2 * PLAYERS + PLACES + ARCHETYPES + KINDS
SEAT_FACTS = 6 + PLACES + NOTES + KINDS + 2 * ARCHETYPES


def observe(s, player, out):
    """The pieces of `layout`, one after the other; seats are counted from the player's own."""
    if s.phase < DECISIONS:
        out[s.phase] = 1
    at = DECISIONS
    out[at] = s.lap
    out[at + 1] = s.plays
    out[at + 2] = s.evidence
    out[at + 3] = s.left
    at += 4
    for k in range(s.piled):
        out[at + s.pile[k]] += 1
    at += KINDS
    for k in range(s.held[player]):
        out[at + (s.hands[player, k] & KIND)] += 1
    at += KINDS
    if s.pending != NONE:
        out[at + s.pending] = 1
        out[at + KINDS + (s.by - player) % s.players] = 1
        if s.at != NOBODY:
            out[at + KINDS + PLAYERS + (s.at - player) % s.players] = 1
    at += KINDS + 2 * PLAYERS
    if s.aim != NONE:
        out[at + s.aim] = 1
    at += PLACES
    if s.secret:
        out[at + s.archetype[player]] = 1
    at += ARCHETYPES
    if s.phase == TOP and player == s.turn:
        out[at + (s.deck[s.left - 1] & KIND)] = 1
    at += KINDS
    for k in seats(s):
        at = observe_seat(s, player, (player + k) % s.players, out, at)
    for k in range(s.written):
        observe_seen(s.history[k], player, s.players, out)


def observe_seat(s, player, p, out, at):
    out[at] = p == s.turn
    out[at + 1] = s.held[p]
    out[at + 2] = truth_of(s, p)
    out[at + 3] = s.sabotage[p]
    out[at + 4] = s.confused[p]
    out[at + 5] = s.out[p]
    at += 6
    for k in range(PLACES):
        out[at + k] = s.table[p, k]
    at += PLACES
    for k in range(NOTES):
        out[at + k] = s.notes[p, k]
    at += NOTES
    at += KINDS
    if s.secret:
        for archetype in range(ARCHETYPES):
            if s.shown[p]:
                out[at + archetype] = s.archetype[p] == archetype
            out[at + ARCHETYPES + archetype] = s.not_archetype[p] >> archetype & 1
    return at + 2 * ARCHETYPES


def observe_seen(entry, player, players, out):
    """In which round a card was seen that was in another's hand afterwards."""
    what, p, q = entry & WHAT, player_of(entry), rival_of(entry)
    if what >= ONCE:
        what += STOLEN - ONCE
    if what != SHOWN and what != STOLEN and what != SWAPPED:
        return
    if (q if what == SHOWN else p) == player:
        other = p if what == SHOWN else q
        note_seen(entry, first_of(entry), (other - player) % players, out)
        if what == SHOWN and second_of(entry) != NO_CARD:
            note_seen(entry, second_of(entry), (other - player) % players, out)
    elif what == SWAPPED and q == player:
        note_seen(entry, second_of(entry), (p - player) % players, out)


def note_seen(entry, kind, seat, out):
    out[TABLE_FACTS + seat * SEAT_FACTS + 6 + PLACES + NOTES + kind] = entry >> LAP
