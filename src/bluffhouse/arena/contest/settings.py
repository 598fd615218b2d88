"""What a contest is about: everything that decides its result, checked."""

from collections.abc import Mapping, Sequence

import msgspec

import bluffhouse
from bluffhouse.arena.contest.evidence import Sprt
from bluffhouse.arena.contest.tables import Table, all_tables
from bluffhouse.arena.simulate import check_whole
from bluffhouse.bots import LEVELS, Bot
from bluffhouse.bots.roster import check_seat
from bluffhouse.core.errors import OptionError
from bluffhouse.core.game import Game
from bluffhouse.core.options import Value
from bluffhouse.house import make

CHUNK = 256  # deals of compiled bots that are played at a time
SLOW_CHUNK = 2  # deals of bots that think
HYPOTHESES = (0.5, 0.55)  # of the share between two


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two contests of the same settings have the same result."""

    game: str
    options: dict[str, Value]  # as given, without the players
    bots: tuple[str, ...]
    players: tuple[int, ...]
    games: int  # matches at a table, at most
    seed: int
    sprt: tuple[float, float] | None = HYPOTHESES  # None: never stop early
    version: str = bluffhouse.__version__
    aivat: bool = False  # whether luck is taken away, too

    @classmethod
    def checked(
        cls, game: str, options: Mapping[str, Value], bots: Sequence[str],
        players: Sequence[int], games: int, seed: int,
        sprt: tuple[float, float] | None = HYPOTHESES,
    ) -> "Settings":  # fmt: skip
        _check_bots(bots)
        if "players" in options:
            raise OptionError("contest-error-players-option")
        if isinstance(players, str) or not isinstance(players, Sequence):
            raise OptionError("contest-error-players")
        if not players or len(set(players)) < len(players):
            raise OptionError("contest-error-players")
        for n in players:
            table = make(game, **{**options, "players": n})
            for bot in bots:
                check_seat(bot, table)
        if sprt is not None and not 0 < sprt[0] < sprt[1] < 1:
            raise OptionError("contest-error-sprt", value=f"{sprt[0]},{sprt[1]}")
        return cls(
            game, dict(options), tuple(bots), tuple(players), check_whole("games", games, 1),
            check_whole("seed", seed, 0), sprt,
        )  # fmt: skip

    @property
    def tables(self) -> list[Table]:
        return all_tables(self.bots, self.players)

    def game_of(self, table: Table) -> Game:
        return make(self.game, **{**self.options, "players": table.players})

    def deals_of(self, table: Table) -> int:
        """How many deals give at least `games` matches."""
        return -(-self.games // len(table.seatings))

    def test_of(self, table: Table) -> Sprt | None:
        """The test that may end a table early: what is said of two is said of more in proportion
        to the fair share."""
        if self.sprt is None or table.kind == "mixed":
            return None
        low, high = (2 * table.fair * share for share in self.sprt)
        return Sprt(low, high)


def _check_bots(bots: Sequence[str]) -> None:
    for bot in bots if not isinstance(bots, str) else ():
        Bot(bot, 0)  # refuses what cannot play
    if isinstance(bots, str) or len(bots) < 2 or len(set(bots)) < len(bots):
        raise OptionError("contest-error-bots", allowed=", ".join(LEVELS))
