"""A room of the house: everything the house needs to know about one game."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from bluffhouse.core import chance, doors, loops, plan, snapshot
from bluffhouse.core.odd import Odd
from bluffhouse.core.options import Option, Value
from bluffhouse.core.press import Pressed, compiling, is_warm, press

if TYPE_CHECKING:
    from bluffhouse.core.game import Game

State = np.ndarray[Any, Any]  # one record of the room's dtype
Event = dict[str, Any]  # {"event": key, ...}: something that happened, for the log
Snapshot = snapshot.Snapshot
Part = Callable[["Game", Snapshot], dict[str, Any]]


def _go_together(options: Mapping[str, Value]) -> None:
    """Any options do, unless a room says otherwise."""


@dataclass(frozen=True)
class Room:
    """One game. The functions are those of the room's modules; see any game's folder."""

    id: str
    version: int  # of the rules; a record names the one it was played by
    since: int  # the oldest version whose matches are the same matches by these rules
    options: tuple[Option, ...]  # `players` first
    state: np.dtype[Any]
    rules: tuple[ModuleType, ...]  # rules, strategy, calculator, tally: compiled together
    tallies: tuple[str, ...]
    fill: Callable[[Mapping[str, Value]], Mapping[str, int]]  # options as fields of the state
    words: Callable[["Game"], Sequence[str]]  # the move of every action id, canonical
    label: Callable[["Game", int], dict[str, Any]]  # what a move is called: text `key`, arguments
    parse: Callable[["Game", str], int]  # other spellings; raises IllegalMove
    why_not: Callable[["Game", Snapshot, int, int], tuple[str, dict[str, Any]]]
    parts: tuple[Part, ...]  # of what everybody sees: each changes as seldom as it can
    private: Callable[["Game", Snapshot, int | None], dict[str, Any]]  # and one viewer beside that
    read: Callable[["Game", Mapping[str, Any]], State]  # a position
    write: Callable[["Game", Snapshot], dict[str, Any]]
    opening: Callable[["Game", Snapshot, int | None], list[Event]]
    events: Callable[["Game", Snapshot, int, int, Snapshot, int | None], list[Event]]
    whispers: bool  # some may hear other events of a move than others
    reason: Callable[["Game", Snapshot], str]  # why a match is over
    layout: Callable[["Game"], Sequence[tuple[str, int]]]  # the pieces of an observation
    odds: Callable[["Game", Mapping[str, Any]], list[Odd]]  # what a view lets its player work out
    check: Callable[[Mapping[str, Value]], None]  # that the options go together
    passive: str | None  # the move that lets things happen: to allow, to pass, to believe
    holder: str  # the field of the state that says whose turn it is, whoever may act in it

    def __reduce__(self) -> Any:
        return _opened, (self.id,)  # a room is its modules: elsewhere it is opened again

    def public(self, game: "Game", s: Snapshot) -> dict[str, Any]:
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
        return (plan, chance, *self.rules, loops, doors)

    def is_warm(self) -> bool:
        """Whether this machine has compiled the rules before."""
        return is_warm(self._modules)

    def compiling(self) -> AbstractContextManager[None]:
        """While somebody on this machine compiles the rules, others wait here."""
        return compiling(self._modules)

    def seats(self) -> range:
        allowed = self.options[0].allowed
        assert isinstance(allowed, range)
        return allowed


def _opened(id: str) -> Any:
    return importlib.import_module(f"bluffhouse.games.{id}").ROOM


def furnish(
    id: str, version: int, since: int = 1, *, compiled: Sequence[ModuleType],
    notation: ModuleType, view: ModuleType, position: ModuleType, tally: ModuleType,
    odds: ModuleType,
) -> Room:  # fmt: skip
    """A room from its modules, which all have the same plan. `compiled` are the rules, of which the
    first declares the state, and what is pressed with them; `tally` is, too."""
    return Room(
        id=id,
        version=version,
        since=since,
        options=notation.OPTIONS,
        state=compiled[0].STATE,
        rules=(*compiled, tally),
        tallies=tally.TALLIES,
        fill=notation.fill,
        words=notation.words,
        label=notation.label,
        parse=notation.parse,
        why_not=notation.why_not,
        parts=view.PARTS,
        private=view.private,
        read=position.read,
        write=position.write,
        opening=view.opening,
        events=view.events,
        whispers=view.WHISPERS,
        reason=view.reason,
        layout=view.layout,
        odds=odds.odds,
        check=getattr(notation, "check", _go_together),
        passive=getattr(notation, "PASSIVE", None),
        holder=getattr(notation, "HOLDER", "turn"),
    )
