"""A room of the house: everything the house asks of one game, and nothing that it asks otherwise.

A game needs rules, notation, a view, positions and texts. All else has a default that works: the
game is then played at the generic table, by generic bots, and without odds or lessons.
"""

import pkgutil
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

import numpy as np

from bluffhouse.core import chance, doors, finder, loops, plan, snapshot, unjudged
from bluffhouse.core.advice import Advice
from bluffhouse.core.bare import BarePicture
from bluffhouse.core.budget import Budget
from bluffhouse.core.deed import Deed, Moment
from bluffhouse.core.feature import Feature
from bluffhouse.core.hands import Hands
from bluffhouse.core.odd import Odd
from bluffhouse.core.options import Option, Preset, Value
from bluffhouse.core.picture import Picture
from bluffhouse.core.press import Pressed, cache_folder, compiling, is_warm, press
from bluffhouse.core.schema import Seen
from bluffhouse.core.temper import Temper
from bluffhouse.core.words import Words

State = np.ndarray[Any, Any]  # one record of the room's dtype
Event = dict[str, Any]  # {"event": key, ...}: something that happened, for the log
View = Mapping[str, Any]
Snapshot = snapshot.Snapshot
Refusal = tuple[str, dict[str, Any]]  # the key of a text, and its arguments


class Chosen(Protocol):
    """A game with its options chosen, as its room sees it: see `core.game.Game`."""

    @property
    def id(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def options(self) -> dict[str, Value]: ...
    @property
    def words(self) -> tuple[str, ...]: ...
    @property
    def ids(self) -> dict[str, int]: ...


Part = Callable[[Chosen, Snapshot], dict[str, Any]]


# --- what a room need not say ---------------------------------------------------------------


def _go_together(options: Mapping[str, Value]) -> None:
    """Any options do, unless a room says otherwise."""


def _no_end(game: Chosen) -> int | None:
    """No match is too long, unless a room says otherwise."""
    return None


def _in_turn(game: Chosen) -> Collection[int]:
    """All moves are made in turn, unless a room says otherwise."""
    return ()


def _nothing_dealt(game: Chosen, s: Snapshot, viewer: int | None) -> list[Event]:
    return []


def _no_odds(game: Chosen, view: View) -> list[Odd]:
    return []


def _no_claim(game: Chosen, view: View) -> float | None:
    """Nothing is claimed, unless a room says otherwise."""
    return None


def _at_once(game: Chosen, told: Sequence[Event]) -> int:
    """What a move leads to is told as it happens, unless a room says otherwise."""
    return 0


def _no_deeds(game: Chosen, told: Iterable[Moment]) -> Iterable[Deed]:
    return ()


def _no_temper(game: Chosen, view: View, move: str) -> Temper:
    return Temper()


def _as_it_is(game: Chosen, view: View, move: str) -> Advice:
    """What the calculator would do is good advice, unless a room knows more."""
    return Advice(move)


def _bare_picture(options: Mapping[str, Value], words: Words, names: Sequence[str]) -> Picture:
    return BarePicture(options, words, names)


@dataclass(frozen=True)
class Counts:
    """What a simulation counts for each player, and what reports make of it."""

    tallies: tuple[str, ...] = ()
    #: names, each with the tallies that are added and those that are taken away
    derived: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = ()
    rates: tuple[tuple[str, str], ...] = ()  # a part and the whole that it is a share of


@dataclass(frozen=True)
class Fact:
    """A text about somebody when a match is over (see `core.facts`): about who has the most of
    something, with all that was counted for him as arguments; or about the greatest deed that the
    room's `deeds` find under this key."""

    key: str
    most: str = ""  # the name of a tally; none: a deed


@dataclass(frozen=True, eq=False)  # a room is itself, and no other
class Room:
    """One game. The functions are those of the room's modules; see any game's folder."""

    id: str
    package: str  # where its module-level `ROOM` is this very room
    version: int  # of the rules; a record names the one it was played by
    options: tuple[Option, ...]  # `players` first
    # the rules
    state: np.dtype[Any]
    rules: tuple[ModuleType, ...]  # compiled together: see `core.plan` for what they define
    fill: Callable[[Mapping[str, Value]], Mapping[str, int]]  # options as fields of the state
    # the table
    words: Callable[[Chosen], Sequence[str]]  # the move of every action id, canonical
    label: Callable[[Chosen, int], dict[str, Any]]  # what a move is called: text `key`, arguments
    parse: Callable[[Chosen, str], int]  # other spellings; raises IllegalMove
    why_not: Callable[[Chosen, Snapshot, int, int], Refusal]
    parts: tuple[Part, ...]  # of what everybody sees: each changes as seldom as it can
    private: Callable[[Chosen, Snapshot, int | None], dict[str, Any]]  # one viewer beside that
    read: Callable[[Chosen, Mapping[str, Any]], State]  # a position
    write: Callable[[Chosen, Snapshot], dict[str, Any]]
    events: Callable[[Chosen, Snapshot, int, int, Snapshot, int | None], list[Event]]
    reason: Callable[[Chosen, Snapshot], str]  # why a match is over
    layout: Callable[[Chosen], Sequence[Feature]]  # the pieces of an observation
    # what has a default
    since: int = 1  # the oldest version whose matches are the same matches by these rules
    presets: tuple[Preset, ...] = ()  # options that go well together, the first offered first
    view_type: Any = Seen  # the TypedDict of its views: see `core.schema`
    event_types: tuple[Any, ...] = ()  # and those of its events
    mind: tuple[ModuleType, ...] = ()  # of its bots; compiled with the rules
    counts: Counts = field(default_factory=Counts)
    facts: tuple[Fact, ...] = ()  # what is worth telling of a match, the best first
    deeds: Callable[[Chosen, Iterable[Moment]], Iterable[Deed]] = _no_deeds  # of a match, for facts
    opening: Callable[[Chosen, Snapshot, int | None], list[Event]] = _nothing_dealt
    longest: Callable[[Chosen], int | None] = _no_end  # moves of a match, if there is an end to it
    together: Callable[[Chosen], Collection[int]] = _in_turn  # ids that several may take at once
    #: In how many steps a move is shown, by what everybody hears of it; 0: at once. Its first event
    #: says what was done, and can be told before them; all others are what is uncovered by and by.
    beats: Callable[[Chosen, Sequence[Event]], int] = _at_once
    whispers: bool = False  # some may hear other events of a move than others
    check: Callable[[Mapping[str, Value]], None] = _go_together  # that the options go together
    passive: str | None = None  # the move that lets things happen: to allow, to pass, to believe
    fewer: bool = False  # fewer points are better; evenings go by it (docs/evening.md)
    holder: str = "turn"  # the field of the state that says whose turn it is, whoever may act in it
    odds: Callable[[Chosen, View], list[Odd]] = _no_odds  # what a view lets its player work out
    #: how likely what was said last is true, to who is to answer it; None: nothing was said
    claim: Callable[[Chosen, View], float | None] = _no_claim
    temper: Callable[[Chosen, View, str], Temper] = _no_temper  # what a move shows of its player
    #: what a learner is told instead of, or about, a move of the calculator
    advise: Callable[[Chosen, View, str], Advice] = _as_it_is
    budgets: Mapping[int, Budget] = field(default_factory=dict)  # of a search, by players
    appraisal: ModuleType = unjudged  # how matches stand with all cards open; compiled if asked for
    picture: Callable[[Mapping[str, Value], Words, Sequence[str]], Picture] = _bare_picture
    hands: Hands | None = None  # for exact solvers; None: its secrets are more than a hand
    #: What was solved, for the level `master`: how often each move is to be made, by what a player
    #: sees; None where nothing was. Without this function, without a network (`finder.pupil`) and
    #: without `mastery` the game has no master.
    master: Callable[[Chosen, View], Mapping[str, float] | None] | None = None
    #: How far a master searches there who goes by numbers of his own (`plan.weigh_well`,
    #: `plan.rest_well`); None where the room has none for such a table. Without this function
    #: there are none at all.
    mastery: Callable[[Chosen], Budget | None] | None = None
    skin: Path | None = None  # a web skin that an installed game brings along

    def __reduce__(self) -> Any:
        return pkgutil.resolve_name, (f"{self.package}:ROOM",)  # a room is its modules

    @property
    def draws(self) -> bool:
        """Whether it has a picture of its own."""
        return self.picture is not _bare_picture

    def public(self, game: Chosen, s: Snapshot) -> dict[str, Any]:
        """What everybody sees."""
        seen: dict[str, Any] = {}
        for part in self.parts:
            seen |= part(game, s)
        return seen

    def plays(self, version: object) -> bool:
        """Whether a match of that version of the rules is the same match by these.

        Most new versions add options, whose defaults are what was always played: then matches
        of the version before mean what they meant, and `since` stays where it was."""
        return type(version) is int and self.since <= version <= self.version

    @property
    def has_master(self) -> bool:
        """Whether something of it was solved or learnt."""
        if self.master is not None or self.mastery is not None:
            return True
        return any(finder.pupil(self.id, players) for players in self.seats())

    def budget(self, players: int) -> Budget:
        """What a search may spend."""
        return self.budgets.get(players, Budget())

    @cached_property
    def texts(self) -> Path:
        """The folder of its Fluent files."""
        return finder.texts(self.id)

    @cached_property
    def lesson(self) -> Path | None:
        """The script of its lesson, if it has one."""
        return finder.lesson(self.id)

    @cached_property
    def fields(self) -> snapshot.Fields:
        return snapshot.Fields(self.state)

    @cached_property
    def compiled(self) -> Pressed:
        return press(self._modules, compiled=True)

    @cached_property
    def interpreted(self) -> Pressed:
        return press(self._modules, compiled=False)

    @property
    def _modules(self) -> tuple[ModuleType, ...]:
        return (plan, chance, *self.rules, *self.mind, loops, doors)

    def is_warm(self) -> bool:
        """Whether this machine has compiled the rules before."""
        return is_warm(self._modules)

    @property
    def machine_code(self) -> Path:
        """Where that of its rules is kept. The names of compiled functions end like this folder's
        name."""
        return cache_folder(self._modules)

    def compiling(self) -> AbstractContextManager[None]:
        """While somebody on this machine compiles the rules, others wait here."""
        return compiling(self._modules)

    def seats(self) -> range:
        allowed = self.options[0].allowed
        assert isinstance(allowed, range)
        return allowed
