"""What a data set is made of: everything that decides its rows, checked."""

from collections.abc import Mapping, Sequence

import msgspec

import bluffhouse
from bluffhouse.arena.simulate import check_whole
from bluffhouse.bots import Bot
from bluffhouse.core.errors import OptionError
from bluffhouse.core.game import Game
from bluffhouse.core.options import Value
from bluffhouse.core.words import LANGUAGES
from bluffhouse.house import make

FORMAT = "bluffhouse-dataset/1"
PART = 64  # matches in a file


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two data sets of the same settings have the same rows."""

    game: str
    rules: int  # version
    options: dict[str, Value]
    bots: tuple[str, ...]
    matches: int
    seed: int
    text: str | None = None  # the language of prompts; None: there are none
    part: int = PART
    version: str = bluffhouse.__version__
    format: str = FORMAT

    @classmethod
    def checked(
        cls, game: str, options: Mapping[str, Value], bots: Sequence[str], matches: int, seed: int,
        text: str | None = None, part: int = PART,
    ) -> "Settings":  # fmt: skip
        for bot in bots:
            Bot(bot, 0)  # refuses what cannot play
        if text is not None and text not in LANGUAGES:
            raise OptionError("dataset-error-text", value=text, allowed=", ".join(LANGUAGES))
        table = make(game, **options)
        return cls(
            table.id, table.room.version, table.options, tuple(bots),
            check_whole("matches", matches, 1), check_whole("seed", seed, 0), text,
            check_whole("part", part, 1),
        )  # fmt: skip

    @property
    def table(self) -> Game:
        return make(self.game, **self.options)

    @property
    def parts(self) -> range:
        """The numbers of all files."""
        return range(-(-self.matches // self.part))

    def matches_of(self, part: int) -> range:
        first = part * self.part
        return range(first, min(first + self.part, self.matches))

    def seating(self, match: int) -> list[str]:
        """Who sits where: with every match, all move up by one."""
        return [self.bots[(seat + match) % len(self.bots)] for seat in range(self.table.players)]
