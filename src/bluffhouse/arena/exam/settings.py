"""What an exam is about: everything that decides its result, checked."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

import bluffhouse
from bluffhouse.arena.simulate import check_whole
from bluffhouse.bots import Bot
from bluffhouse.core.errors import OptionError
from bluffhouse.core.game import Game
from bluffhouse.core.options import Value
from bluffhouse.core.seeds import Seed, chance_of
from bluffhouse.core.words import LANGUAGES
from bluffhouse.house import make

PLAYOUTS = 200

Condition = Literal["free", "honest"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two exams of the same settings ask the same of everybody."""

    game: str
    rules: int  # version
    options: dict[str, Value]
    panel: tuple[str, ...]  # who plays against the candidates
    deals: int
    seed: int
    playouts: int = PLAYOUTS  # of the search that judges a decision
    condition: Condition = "free"
    disguise: bool = False
    beliefs: bool = False
    lang: str = "en"  # of prompts
    version: str = bluffhouse.__version__

    @classmethod
    def checked(
        cls, game: str, options: Mapping[str, Value], panel: Sequence[str], deals: int, seed: int,
        playouts: int = PLAYOUTS, **manner: object,
    ) -> "Settings":  # fmt: skip
        """`manner`: condition, disguise, beliefs and lang."""
        for bot in panel:
            Bot(bot, 0)  # refuses what cannot play
        table = make(game, **options)
        if manner.get("condition", "free") not in ("free", "honest"):
            raise OptionError("exam-error-condition", value=str(manner["condition"]))
        if manner.get("lang", "en") not in LANGUAGES:
            allowed = ", ".join(LANGUAGES)
            raise OptionError("ui-bad-lang", value=str(manner["lang"]), allowed=allowed)
        return cls(
            table.id, table.room.version, table.options, tuple(panel),
            check_whole("deals", deals, 1), check_whole("seed", seed, 0),
            check_whole("playouts", playouts, 2), **manner,  # type: ignore[arg-type]
        )  # fmt: skip

    @property
    def table(self) -> Game:
        return make(self.game, **self.options)

    def chance(self, deal: int) -> int:
        """The seed of a deal: the same for all candidates and seats."""
        return chance_of(Seed.of(f"exam {self.seed}".encode()).key(), deal)

    def others(self, deal: int, players: int) -> list[str]:
        """Who sits at the other seats, clockwise from the candidate."""
        return [self.panel[(deal + k) % len(self.panel)] for k in range(players - 1)]
