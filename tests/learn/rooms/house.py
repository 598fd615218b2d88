"""The reference games with their hands, as the solver is told of them."""

from types import SimpleNamespace

from bluffhouse.core.game import Game
from tests.learn.rooms import kuhn, leduc, plain

KUHN_HANDS = SimpleNamespace(
    REDUCED="none",
    deals=lambda game: {((a,), (b,)): 1 / 6 for a in range(3) for b in range(3) if a != b},
    position=lambda game, first, second: {"cards": [*first, *second]},
    future=lambda s: (s.turn, tuple(s.bets), s.moves),
)

LEDUC_HANDS = SimpleNamespace(
    REDUCED="none",
    deals=lambda game: {
        ((a,), (b,)): (1 if a == b else 2) / 15 for a in range(3) for b in range(3)
    },
    position=lambda game, first, second: {"cards": [*first, *second]},
)


def kuhn_game(hands=KUHN_HANDS, rules=kuhn) -> Game:
    return Game(plain.room(rules, hands), {}, compiled=False)


def leduc_game(hands=LEDUC_HANDS, rules=leduc) -> Game:
    return Game(plain.room(rules, hands), {}, compiled=False)
