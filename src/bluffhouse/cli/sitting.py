"""A person and bots at one table: everything about it but how it looks."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

from bluffhouse.bots import Bot, BotFailed
from bluffhouse.bots.naming import bot_names
from bluffhouse.bots.roster import Name, anchored, check_seat, parse, split
from bluffhouse.cli import checks, people
from bluffhouse.cli.files import Keeping
from bluffhouse.cli.holding import Hold, hold
from bluffhouse.cli.race import SECONDS, Race
from bluffhouse.core.beats import beats_of
from bluffhouse.core.facts import facts_of, say_fact
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.options import Value
from bluffhouse.core.picture import Picture, View
from bluffhouse.core.story import Storyteller, say_move, tell
from bluffhouse.core.words import Words, words
from bluffhouse.games import open_room
from bluffhouse.house import odds

#: Seconds that a bot takes, if nothing else is said.
PACE = 0.8
#: How much of that each beat takes in which something is laid open.
BEAT = 0.6
#: Who plays for a bot that fails.
STAND_IN = "calculator"


@dataclass(frozen=True)
class Wishes:
    """What was asked for before anybody sat down."""

    game: str | None = None
    bots: int | None = None
    lang: str = "en"
    seed: int | None = None
    level: str = "thumb"  # one name for all bots, or one for each in turn
    name: str | None = None
    options: Mapping[str, Value] = field(default_factory=dict)
    seat: int = 0
    record: Path | None = None
    pace: float = PACE
    race: float | None = None
    position: Mapping[str, Any] | None = None
    odds: bool = False
    adviser: str | None = None  # a bot that says beside the odds what it would do
    lesson: bool = False
    resume: Path | None = None

    def again(self) -> "Wishes":
        """The same for a rematch; a chosen seed goes on to the next, chance stays chance."""
        seed = None if self.seed is None else self.seed + 1
        return replace(self, seed=seed, lesson=False, resume=None)

    @property
    def manner(self) -> Name:
        """How bots play: several names are shown as they are."""
        return Name(self.level) if "," in self.level else parse(self.level)

    @property
    def unhurried(self) -> float:
        """Seconds of a bot's move where all act at once, as its level is quick or slow."""
        usual = SECONDS.get(self.manner.base, SECONDS[STAND_IN])
        return usual if self.race is None else self.race

    @property
    def hurry(self) -> float:
        """The same, where a clock runs: who wants quick bots gets them there, too."""
        return self.unhurried * (self.pace / PACE if self.race is None else 1)


class Left(NamedTuple):
    """A match that somebody left, as it was kept."""

    path: Path
    match: Match
    names: list[str]
    hold: Hold


def make(game: str, /, **options: Any) -> Game:
    """A game that is ready at once: compiled if this machine compiled it before."""
    room = open_room(game)
    return Game(room, options) if room.is_warm() else plain(game, **options)


def plain(game: str, /, **options: Any) -> Game:
    """A game played by the interpreted rules: slow for millions, quick for one match."""
    return Game(open_room(game), options, compiled=False)


class Sitting:
    """One match between a person and bots."""

    def __init__(self, wishes: Wishes, left: Left | None = None) -> None:
        assert wishes.game is not None
        self.wishes = wishes
        self.match: Match = _match(_game(wishes), wishes) if left is None else left.match
        game = self.match.game
        self.words: Words = words(wishes.lang, game.id)
        self.me = checks.whole(str(wishes.seat), "--seat", 0, game.players - 1)
        seed = str(self.match.seed)
        self.names = _names(wishes, self.words, game.players, seed) if left is None else left.names
        self.picture: Picture = game.room.picture(game.options, self.words, self.names)
        self.trouble: str | None = None  # why the record could not be saved
        self._keeping = Keeping(wishes.record, None if left is None else left.path)
        self._hold = None if left is None else left.hold
        self._begun = False
        self.helped = wishes.odds  # whether a helper tells the odds
        self._helped_at, self._help = -1, list[str]()  # the number of a move, and what he told then
        self._luck = seed if left is None else f"{seed}/{self.match.played}"
        others = [p for p in range(game.players) if p != self.me]
        levels = split(wishes.level)
        for level in levels:
            check_seat(level, game)
        self._bots = {
            p: Bot(levels[k % len(levels)], f"{self._luck}/{p}".encode())
            for k, p in enumerate(others)
        }
        self._beats = 0  # in which the last move is told
        self._asides: list[str] = []  # to be told with the log
        self._teller = Storyteller(self.match, self.me)

    def race(self, seconds: float) -> Race:
        """When bots act beside the person, if one move takes them about so long."""
        return Race(self._luck, seconds)

    @property
    def compiled(self) -> bool:
        return self.match.game.rules.compiled

    @property
    def my_turn(self) -> bool:
        return self.me in self.match.actors

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def racers(self) -> tuple[int, ...]:
        """The bots that may act while the person may, too."""
        return tuple(p for p in self.match.actors if p != self.me) if self.my_turn else ()

    def view(self) -> View:
        return self.match.view(self.me)

    def helper(self) -> list[str]:
        """What a helper tells the person about his turn, if one helps."""
        if not (self.helped and self.my_turn):
            return []
        if self._helped_at != self.match.played:  # a bot is asked once about a decision
            self._helped_at, self._help = self.match.played, self._asked()
        return self._help

    def _asked(self) -> list[str]:
        try:
            told, trouble = odds(self.match, self.me, bot=self.wishes.adviser), []
        except BotFailed as failure:
            told, trouble = odds(self.match, self.me), [failure.say(self.words.lang)]
        return [odd.say(self.words, self.names) for odd in told] + trouble

    def hints(self) -> list[str]:
        """What a guide says since he was asked last: only lessons have one."""
        return []

    def play(self, move: str) -> None:
        """The person's move; an illegal one raises and changes nothing."""
        self._play(move, self.me)

    def bot_moves(self, bot: int | None = None) -> None:
        """Let a bot move: the next one, if none is named."""
        player = next(p for p in self.match.actors if p != self.me) if bot is None else bot
        try:
            move = self._bots[player].choose(self.match, player)
        except BotFailed as failure:
            why = failure.say(self.words.lang)
            told = self.words.say("ui-bot-failed", name=self.names[player], why=why)
            self._asides.append(told)
            self._bots[player] = Bot(STAND_IN, f"{self._luck}/{player}".encode())
            move = self._bots[player].choose(self.match, player)
        self._play(move, player)

    def _play(self, move: str, player: int) -> None:
        before = self.match.copy()
        self.match.play(move, player)
        self._beats = beats_of(before, self.match)
        self._keep()

    def telling(self) -> tuple[int, float]:
        """In how many beats the last move is told, and how many seconds each of them lasts."""
        return self._beats, self.wishes.pace * BEAT

    def waiting_for(self) -> str:
        """The names of those who are to act."""
        return ", ".join(self.names[p] for p in self.match.actors)

    def news(self) -> list[str]:
        """The log since it was asked last."""
        asides, self._asides = self._asides, []
        return asides + [
            tell(event, self.words, self.names, self.me)
            for chapter in self._teller.chapters()
            for event in chapter.events
        ]

    def label(self, move: str) -> str:
        """What a legal move is called."""
        game = self.match.game
        return say_move(game, game.ids[move], self.words, self.names)

    def offers(self) -> list[str]:
        """The person's legal moves, each as it is typed and as it is called."""
        return [f"{move} — {self.label(move)}" for move in self.view()["moves"]]

    def outcome(self) -> list[tuple[str, str, bool]]:
        """Name, score in words and whether he won, winners first."""
        result = self.match.result
        assert result is not None
        return outcome(self.words, self.names, result.scores, result.winners)

    def facts(self) -> list[str]:
        """What stood out in the match."""
        return [say_fact(fact, self.words, self.names) for fact in facts_of(self.match)]

    # --- the record -------------------------------------------------------------------------

    @property
    def saved(self) -> Path | None:
        """Where the match is kept, as far as it was played."""
        return None if self.trouble else self._keeping.path

    def begin(self) -> None:
        """From now on, every move is on disk when it is made."""
        self._begun = True
        self._keep()
        if self._hold is None and self._keeping.path is not None:
            self._hold = hold(self._keeping.path)

    def end(self) -> None:
        """The person leaves: keep what is not kept yet, and let others go on with the match."""
        self.save()
        if self._hold is not None:
            self._hold.let_go()
            self._hold = None

    def _keep(self) -> None:
        if self._begun and not self._keeping.at_the_end:
            self._write()

    def save(self) -> None:
        """Keep what is not kept yet; what goes wrong is told, and nothing is lost."""
        if not self.saved:
            self._write()

    def _write(self) -> None:
        try:
            self._keeping.write(self.record())
            self.trouble = None
        except (OSError, ValueError) as error:
            self.trouble = getattr(error, "strerror", None) or str(error)

    def record(self) -> dict[str, Any]:
        """The record of the match, and what is needed to go on with it or to list it."""
        record = self.match.record()
        moves = record.pop("moves")
        level = ",".join(anchored(name, os.getcwd()) for name in split(self.wishes.level))
        about = {"names": self.names, "seat": self.me, "level": level}
        if self.match.result is not None:
            about["winners"] = list(self.match.result.winners)
        return {**record, **about, "moves": moves}


def outcome(
    words: Words, names: list[str], scores: "tuple[int, ...] | list[int]", winners: Any
) -> list[tuple[str, str, bool]]:
    """Name, score in words and whether he won, winners first."""
    key = "skin-score" if words.has("skin-score") else "ui-score"
    rows = [(names[p], words.say(key, score=score), p in winners) for p, score in enumerate(scores)]
    return sorted(rows, key=lambda row: not row[2])


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
