"""What a room must have and a reference game has no use for: texts, and other spellings."""

import sys
from types import ModuleType
from typing import Any, ClassVar

from bluffhouse.core.furnish import furnish
from bluffhouse.core.game import Game
from bluffhouse.core.hands import Hands
from bluffhouse.core.options import Option
from bluffhouse.core.room import Room, Snapshot, State

OPTIONS = (Option("players", 2, (2,)),)


def room(rules: ModuleType, hands: Hands) -> Room:
    """A room of the rules, which have the words and the view in them, and of hands."""
    here = sys.modules[__name__]
    name = rules.__name__
    return furnish(
        name.rpartition(".")[2], name, version=1, rules=(rules,), notation=_Notation(rules),
        view=rules, position=here, hands=hands,
    )  # fmt: skip


class _Notation(ModuleType):
    """Moves are as the rules say."""

    OPTIONS = OPTIONS
    REFUSALS: ClassVar = {1: "move-over"}

    def __init__(self, rules: ModuleType) -> None:
        super().__init__("notation")
        self.words = lambda game: list(rules.WORDS)

    def fill(self, options: object) -> dict[str, int]:
        return {}

    def label(self, game: Game, action: int) -> dict[str, Any]:
        return {"key": "move"}

    def parse(self, game: Game, move: str) -> int:
        raise ValueError(f"no move {move}")


def read(game: Game, position: dict[str, Any]) -> State:
    """A position is some fields of the state, by their names."""
    state = game.clone(game.blank)
    for name, value in position.items():
        state[name][0] = value
    return state


def write(game: Game, s: Snapshot) -> dict[str, Any]:
    return dict(vars(s))
