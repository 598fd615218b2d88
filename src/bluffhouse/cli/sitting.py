"""A person and bots at one table: everything about it but how it looks."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from bluffhouse.bots import Bot
from bluffhouse.bots.naming import bot_names
from bluffhouse.cli import checks, files, people
from bluffhouse.cli.pictures import Picture, View, picture_of
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.options import Value
from bluffhouse.core.story import Storyteller, say_move, tell
from bluffhouse.core.words import Words, words
from bluffhouse.games import open_room
from bluffhouse.house import odds


@dataclass(frozen=True)
class Wishes:
    """What was asked for before anybody sat down."""

    game: str | None = None
    bots: int | None = None
    lang: str = "en"
    seed: int | None = None
    level: str = "thumb"
    name: str | None = None
    options: Mapping[str, Value] = field(default_factory=dict)
    seat: int = 0
    record: Path | None = None
    pace: float = 0.8
    position: Mapping[str, Any] | None = None
    odds: bool = False

    def again(self) -> "Wishes":
        """The same for a rematch; a chosen seed goes on to the next, chance stays chance."""
        return replace(self, seed=None if self.seed is None else self.seed + 1)


def make(game: str, /, **options: Any) -> Game:
    """A game that is ready at once: compiled if this machine compiled it before."""
    room = open_room(game)
    return Game(room, options) if room.is_warm() else plain(game, **options)


def plain(game: str, /, **options: Any) -> Game:
    """A game played by the interpreted rules: slow for millions, quick for one match."""
    return Game(open_room(game), options, compiled=False)


class Sitting:
    """One match between a person and bots."""

    def __init__(self, wishes: Wishes) -> None:
        assert wishes.game is not None
        self.wishes = wishes
        game = _game(wishes)
        self.words: Words = words(wishes.lang, game.id)
        self.me = checks.whole(str(wishes.seat), "--seat", 0, game.players - 1)
        self.match: Match = _match(game, wishes)
        self.names = _names(wishes, self.words, game.players, str(self.match.seed))
        self.picture: Picture = picture_of(self.match, self.words, self.names)
        self.saved: Path | None = None
        self.trouble: str | None = None  # why the record could not be saved
        self._bots = {
            p: Bot(wishes.level, f"{self.match.seed}/{p}".encode())
            for p in range(game.players)
            if p != self.me
        }
        self._teller = Storyteller(self.match, self.me)

    @property
    def compiled(self) -> bool:
        return self.match.game.rules.compiled

    @property
    def my_turn(self) -> bool:
        return self.me in self.match.actors

    def view(self) -> View:
        return self.match.view(self.me)

    def helper(self) -> list[str]:
        """What a helper tells the person about his turn, if one was wished for."""
        told = odds(self.match, self.me) if self.wishes.odds and self.my_turn else []
        return [odd.say(self.words, self.names) for odd in told]

    def play(self, move: str) -> None:
        """The person's move; an illegal one raises and changes nothing."""
        self.match.play(move, self.me)

    def bot_moves(self) -> int:
        """Let the next bot move; says who it was."""
        player = next(p for p in self.match.actors if p != self.me)
        self.match.play(self._bots[player].choose(self.match, player), player)
        return player

    def waiting_for(self) -> str:
        """The names of those who are to act."""
        return ", ".join(self.names[p] for p in self.match.actors)

    def news(self) -> list[str]:
        """The log since it was asked last."""
        return [
            tell(event, self.words, self.names, self.me)
            for chapter in self._teller.chapters()
            for event in chapter.events
        ]

    def offers(self) -> list[str]:
        """The person's legal moves, each as it is typed and as it is called."""
        game = self.match.game
        return [
            f"{move} — {say_move(game, game.ids[move], self.words, self.names)}"
            for move in self.view()["moves"]
        ]

    def outcome(self) -> list[tuple[str, str, bool]]:
        """Name, score in words and whether he won, winners first."""
        result = self.match.result
        assert result is not None
        key = "pic-score" if self.words.has("pic-score") else "ui-score"
        rows = [
            (self.names[p], self.words.say(key, score=score), p in result.winners)
            for p, score in enumerate(result.scores)
        ]
        return sorted(rows, key=lambda row: not row[2])

    def save(self) -> None:
        """Keep the record as a file, once; what goes wrong is told, and nothing is lost."""
        if self.saved:
            return
        try:
            self.saved, self.trouble = files.save(self.record(), self.wishes.record), None
        except (OSError, ValueError) as error:
            self.trouble = getattr(error, "strerror", None) or str(error)

    def record(self) -> dict[str, Any]:
        """The record of the match, and who sat where."""
        record = self.match.record()
        moves = record.pop("moves")
        return {**record, "names": self.names, "moves": moves}


def _game(wishes: Wishes) -> Game:
    assert wishes.game is not None
    seats = open_room(wishes.game).seats()
    bots = min(3, seats[-1] - 1) if wishes.bots is None else wishes.bots
    return make(wishes.game, **{"players": bots + 1, **wishes.options})


def _match(game: Game, wishes: Wishes) -> Match:
    given = wishes.position
    if given is None:
        return game.new(wishes.seed)
    if wishes.seed is not None and isinstance(given, Mapping):
        given = {**given, "seed": wishes.seed}
    return game.position(given)


def _names(wishes: Wishes, words: Words, players: int, seed: str) -> list[str]:
    own = wishes.name if wishes.name is not None else people.own_name(words)
    return people.seated(wishes.seat, own, bot_names(words, players - 1, [own], seed))
