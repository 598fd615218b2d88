"""The guide of a lesson: follows the match over the learner's shoulder, and knows no more."""

import re
from asyncio import Lock
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from bluffhouse.bots import Seat
from bluffhouse.bots.master import solved
from bluffhouse.core.match import Match
from bluffhouse.core.options import Value
from bluffhouse.core.room import Event
from bluffhouse.core.words import SEAT_KEYS
from bluffhouse.server.lessons.messages import Hint, Hints
from bluffhouse.server.lessons.script import Script, Step
from bluffhouse.server.live.live_table import LiveTable


class Guide:
    """All hints of one match so far, in order."""

    def __init__(self, script: Script, match: Match, seat: int) -> None:
        self._script, self._seat = script, seat
        self._shown = match.rewound()
        self._said: set[str] = set()
        self._repeated = 0  # hints in a row that were said before
        self.ended = False  # all that had to be said was said
        self.hints: list[Hint] = []
        game = match.game
        self._look(game.room.opening(game, self._shown.snapshot(), seat))

    def knows(self, match: Match) -> bool:
        """Whether the match is the one it follows: a move may have been taken back."""
        shown = self._shown
        return shown.seed == match.seed and match.taken()[: shown.played] == shown.taken()

    def follow(self, match: Match) -> None:
        """Look at every move since the last one that was looked at."""
        shown, room = self._shown, match.game.room
        for player, action in match.taken(shown.played):
            before = shown.snapshot()
            shown.act(action, player)
            self._look(
                room.events(match.game, before, player, action, shown.snapshot(), self._seat)
            )

    def since(self, at: int) -> Hints:
        return Hints(self._shown.played, [hint for hint in self.hints if hint.at >= at])

    def _look(self, events: Sequence[Event]) -> None:
        """Everything that is to be told about this moment; then the first thing to be asked."""
        view = self._shown.view(self._seat)
        asked = False
        for step in self._script.steps:
            if (step.may and asked) or not self._is_due(step):
                continue
            for event in _heard(step, events, self._seat):
                if _seen(step, view) and _offered(step, view["moves"]):
                    self._say(step, event, view)
                    asked |= bool(step.may)
                    break
        self._end_in_time()

    def _end_in_time(self) -> None:
        """After the last idea, or when only old ones come, the learner is told that he knows it."""
        script = self._script
        if self.ended or not (
            self._said.issuperset(script.ends) or self._repeated >= script.patience
        ):
            return
        now = self._shown.played
        if self._shown.over or any(hint.move and hint.at == now for hint in self.hints):
            return  # not between a question and its answer
        self.ended = True
        self.hints.append(Hint(at=self._shown.played, key="learn-enough", details={}, ends=True))

    def _is_due(self, step: Step) -> bool:
        if step.after and step.after not in self._said:
            return False
        return (step.again and not self.ended) or step.say not in self._said

    def _say(self, step: Step, event: Event, view: Mapping[str, Any]) -> None:
        self._repeated = self._repeated + 1 if step.say in self._said else 0
        self._said.add(step.say)
        told = {name: _plain(_part(view, path)) for name, path in step.tells.items()}
        details = {key: value for key, value in event.items() if key != "event"}
        seats = {key for key in SEAT_KEYS if event.get(key) == self._seat}
        sides = {"who": _you("player" in seats), "whom": _you(bool(seats - {"player"}))}
        hint = Hint(
            at=self._shown.played,
            key=f"learn-{step.say}",
            details={**sides, **details, **told},
            point=step.point,
        )
        self.hints.append(self._advised(hint, view) if step.may else hint)

    def _advised(self, hint: Hint, view: Mapping[str, Any]) -> Hint:
        """With what the master does most often, or the calculator if he teaches or nothing was
        solved, knowing nothing but what the learner knows; the room may know better, and says why.
        """
        seat, game = Seat.of(self._shown, self._seat), self._shown.game
        mastered = solved(seat) if self._script.teacher == "master" else None
        mixture = mastered or seat.world(0).weigh(self._seat)[0]
        best = max(mixture, key=mixture.__getitem__)
        advice = game.room.advise(game, view, best)
        why = f"because-{advice.why}" if advice.why else ""
        return replace(
            hint, move=advice.move, why=why, because=dict(advice.details), mixture=mastered or {}
        )


def _you(mine: bool) -> str:
    """As texts tell the learner from the others."""
    return "you" if mine else "other"


def _heard(step: Step, events: Sequence[Event], seat: int) -> Iterator[Event]:
    """The events that a hint is about; one about nothing, if it does not ask for any."""
    if not step.hears:
        yield {}
    for event in events:
        mine = event.get("player") == seat
        if (
            event["event"] == step.hears
            and (not step.who or (step.who == "you") == mine)
            and all(event.get(name) == value for name, value in step.heard.items())
        ):
            yield event


def _seen(step: Step, view: Mapping[str, Any]) -> bool:
    return all(_is(_part(view, path), wanted, view) for path, wanted in step.sees.items())


def _is(part: Any, wanted: Value, view: Mapping[str, Any]) -> bool:
    if wanted == "something":
        return part is not None
    names = {"me": view["me"], "nothing": None}
    return bool(part == (names.get(wanted, wanted) if isinstance(wanted, str) else wanted))


def _offered(step: Step, moves: Sequence[str]) -> bool:
    return not step.may or any(re.fullmatch(step.may, move) for move in moves)


def _part(view: Mapping[str, Any], path: str) -> Any:
    """A part of a view by its path, such as `mats.me`; None if there is none."""
    part: Any = view
    for name in path.split("."):
        if isinstance(part, list):
            place = view["me"] if name == "me" else int(name)
            part = part[place] if place < len(part) else None
        elif isinstance(part, dict):
            part = part.get(name)
    return part


def _plain(part: Any) -> Any:
    """As a text can say it."""
    return " ".join(map(str, part)) if isinstance(part, list) else part


class Lessons:
    """The guides of all lessons that are being followed."""

    def __init__(self) -> None:
        self._guides: WeakKeyDictionary[LiveTable, Guide] = WeakKeyDictionary()
        self._locks: WeakKeyDictionary[LiveTable, Lock] = WeakKeyDictionary()

    def turn(self, live: LiveTable) -> Lock:
        """One request at a time about a lesson: its guide is followed on another thread."""
        return self._locks.setdefault(live, Lock())

    def followed(self, live: LiveTable, script: Script, seat: int, match: Match) -> Guide:
        """The guide of a lesson, up to date."""
        guide = self._guides.get(live)
        if guide is None or not guide.knows(match):
            guide = self._guides[live] = Guide(script, match, seat)
        guide.follow(match)
        return guide
