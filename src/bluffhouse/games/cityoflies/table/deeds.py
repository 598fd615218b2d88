"""City of Lies: what is told of a match afterwards: who nearly won, and who nearly was exposed."""

from collections.abc import Iterable, Iterator

from bluffhouse.core.deed import Deed, Moment
from bluffhouse.core.game import Game
from bluffhouse.games.cityoflies.rules.state import falses_of, truth_of

NEAR = 1  # truth that may be missing


def deeds(game: Game, told: Iterable[Moment]) -> Iterator[Deed]:
    seats = range(game.players)
    best, s = [0] * game.players, None
    for *_, s in told:
        best = [max(best[p], int(truth_of(s, p))) for p in seats]
    if s is None:
        return
    for p in seats:
        falses = int(falses_of(s, p))
        if not s.winners >> p & 1:
            if s.target - NEAR <= best[p] < s.target:
                near = {"truth": best[p], "goal": s.target}
                yield Deed("skin-fact-near", p, best[p], near)
        elif falses == s.limit - 1:
            yield Deed("skin-fact-brink", p, falses, {"falses": falses})
