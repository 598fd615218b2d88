"""The Lie Zie: when a search may judge how somebody stands. Compiled like the rules."""

# Compiled like the rules, so without annotations.

from bluffhouse.games.liezie.calculator import weigh
from bluffhouse.games.liezie.knowledge import imagine
from bluffhouse.games.liezie.rules import DRAFT, PRIZES


def believe(s, player, rng):
    """Backs are public; what is drafted by them tells little of the fronts."""
    imagine(s, player, rng)
    return 1.0


def rest(s, player, ids, n, weights):
    """While playing, by the chance to be out first; then by who was."""
    if s.phase == DRAFT:
        return -1.0
    if s.phase == PRIZES:
        ahead = 0
        while ahead < s.outs and s.places[ahead] != player:
            ahead += 1
        return 1.0 - ahead / (s.players - 1)
    return weigh(s, player, ids, n, weights)
