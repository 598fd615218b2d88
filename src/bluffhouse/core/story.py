"""The story of a match: what each viewer hears of every move, and how the log says it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeVar

from bluffhouse.core.room import Event, Snapshot
from bluffhouse.core.setup import Setup
from bluffhouse.core.words import Words, named


class Told(Protocol):
    """A match, as a story is told of it."""

    game: Setup

    @property
    def played(self) -> int: ...
    def rewound(self) -> Self: ...
    def taken(self, since: int = 0) -> list[tuple[int, int]]: ...
    def act(self, action: int, player: int | None = None) -> Any: ...
    def snapshot(self) -> Snapshot: ...


@dataclass(frozen=True, slots=True)
class Chapter:
    """What the viewer heard of one move, by its number; chapter 0 is the deal. The move itself is
    not in it: it may be secret."""

    number: int
    player: int | None
    events: list[Event]


def story(match: Told, viewer: int | None) -> list[Chapter]:
    """The whole story so far, as `viewer` (None: a spectator) heard it."""
    return list(Storyteller(match, viewer).chapters())


T = TypeVar("T", bound=Told)


class Storyteller(Generic[T]):
    """Tells a match as it goes on: `chapters` gives what is new since it was asked last."""

    def __init__(self, match: T, viewer: int | None) -> None:
        self._match = match
        self._viewer = None if viewer is None else match.game.seat(viewer)
        self._told: T | None = None  # a match of its own, played up to where the story is

    @property
    def here(self) -> T:
        """The match as it was where the story is."""
        assert self._told is not None, "nothing was told yet"
        return self._told

    def chapters(self) -> Iterator[Chapter]:
        game, viewer = self._match.game, self._viewer
        if self._told is None:
            self._told = self._match.rewound()
            yield Chapter(0, None, game.room.opening(game, self._told.snapshot(), viewer))
        for player, action in self._match.taken(self._told.played):
            before = self._told.snapshot()
            self._told.act(action, player)
            heard = game.room.events(game, before, player, action, self._told.snapshot(), viewer)
            yield Chapter(self._told.played, player, heard)


def tell(event: Event, words: Words, names: Sequence[str], me: int | None) -> str:
    """An event as a line of the log. `$who` is `you` if it was the viewer's own doing."""
    who = "you" if me is not None and event.get("player") == me else "other"
    return words.say(f"event-{event['event']}", **named(event, names), who=who)


def say_move(game: Setup, action: int, words: Words, names: Sequence[str]) -> str:
    """What a move is called, in a few words: `Steal from Ada`."""
    label = game.room.label(game, action)
    return words.say(label["key"], **named(label, names))
