"""What is wrong with a game at first sight: a few matches by interpreted rules, and the first fault
in one line that says what to do. The tests ask for more, but tell it at length; and what would hang
or crash compiled is found here, where it does neither.
"""

import json
import random
import re
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from bluffhouse.bots.warm import compile_room
from bluffhouse.conform.tables import differ
from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.facts import facts_of
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.odd import Odd
from bluffhouse.core.room import Room
from bluffhouse.core.soundness import faults, told
from bluffhouse.core.story import say_move, tell
from bluffhouse.core.words import LANGUAGES, words

MATCHES = 2  # at each table that is looked at
LOOKS = 8  # at positions of a match, the first ones and then ever fewer
MOVES = 3_000  # of a match, at most
WHERE = re.compile(r'File "([^"]+)", line (\d+)')  # as Numba says it
PATIENCE = 10.0  # seconds for a single move


class Fault(Exception):
    """What is wrong, in one line."""


def first_look(room: Room) -> str | None:
    """The first fault that is found, or None."""
    for fault in faults(room):
        return fault
    seats = room.seats()
    try:
        for players in dict.fromkeys((seats[0], min(max(3, seats[0]), seats[-1]))):
            for seed in range(MATCHES):
                Look(Game(room, {"players": players}, compiled=False), seed).play()
    except Fault as fault:
        return str(fault)
    return None


def uncompiled(room: Room) -> str | None:
    """Why the rules cannot be compiled, or None; then they are."""
    try:
        compile_room(room)
    except Exception as error:  # of Numba's there are many kinds
        return f"the rules cannot be compiled: {in_short(str(error), (*room.rules, *room.mind))}"
    return None


def in_short(said: str, modules: Sequence[ModuleType]) -> str:
    """What Numba says over many lines: the first, and where it stands in the game's own rules."""
    lines = [line.strip().rstrip(":") for line in said.splitlines() if line.strip()]
    why = next((line for line in lines if not line.startswith("Failed in")), "no reason is given")
    own = {Path(str(module.__file__)).name for module in modules}
    where = [(Path(file).name, line) for file, line in WHERE.findall(said)]
    file, line = next((at for at in where if at[0] in own), ("somewhere", "?"))
    return (
        f"{why} ({file}, line {line}); they may use numbers, arrays, loops and branches, "
        "and nothing else"
    )


class Look:
    """One match, looked at while it is played at random."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.room, self.seed = game, game.room, seed
        self.luck = random.Random(seed)
        self.viewers: list[int | None] = [None, *range(game.players)]
        self.names = [f"N{seat}" for seat in range(game.players)]
        self.said: set[tuple[str, int | None]] = set()
        self.played = 0
        self.another = False  # whether anybody imagined another world
        self.match = self.ask("`deal`", lambda: game.new(seed))

    def play(self) -> None:
        game, next_look = self.game, 0
        for event in self.ask("`opening`", self._opening):
            self._heard(event)
        while not self.match.over:
            if self.played == MOVES:
                raise self.fault(f"the match is not over after {MOVES:,} moves")
            player, moves = self._turn()
            if looked := self.played == next_look:
                self._look(player, moves)
                next_look += 1 + self.played // LOOKS
            move = self.luck.choice(moves)
            if looked:
                self.ask(f"playing {move!r}", partial(self._compare, player, move))
            self._move(player, move)
        if not self.match.snapshot().over:
            raise self.fault("nobody is to act, and `over` is 0: `actors` must name somebody")
        longest = self.room.longest(game)
        if longest is not None and self.played > longest:
            raise self.fault(f"`longest` says that no match has more than {longest} moves")
        self._end()

    # --- one thing after the other ----------------------------------------------------------

    def _turn(self) -> tuple[int, Sequence[str]]:
        actors = self.match.actors
        if actors[-1] >= self.game.players:
            raise self.fault(f"`actors` names player {actors[-1]}, who is not at this table")
        player = self.luck.choice(actors)
        moves = self.ask("`refusal`", lambda: self.match.legal(player))
        if not moves:
            raise self.fault(f"player {player} is to act, and `refusal` lets him do nothing")
        return player, moves

    def _look(self, player: int, moves: Sequence[str]) -> None:
        """Everything that may be asked in a position."""
        for viewer in self.viewers:
            self._view(viewer)
        for move in moves:
            self.ask("`label`", partial(self._called, move))
        strange = [word for word in self.game.words if word and word not in moves]
        for move in self.luck.sample(strange, min(8, len(strange))):
            self._refused(player, move)
        view = self.match.view(player)
        self.ask("`observe`", lambda: self.match.observe(player))
        self._odds(view)
        for name in ("claim", "master"):
            if function := getattr(self.room, name):
                self.ask(f"`{name}`", partial(function, self.game, view))
        for name in ("temper", "advise"):
            function = getattr(self.room, name)
            self.ask(f"`{name}`", partial(function, self.game, view, moves[0]))
        self._drawn(view)
        self._placed()

    def _view(self, viewer: int | None) -> None:
        view = self.ask("`view`", lambda: self.match.view(viewer))
        who = "a spectator" if viewer is None else f"player {viewer}"
        try:
            same = json.loads(json.dumps(view)) == view
        except (TypeError, ValueError):
            same = False
        if not same:
            raise self.fault(f"the view of {who} is not made of JSON types: {_strange(view)}")
        for name, value in {**self._public(), "me": viewer}.items():
            if view.get(name, view) != value:
                raise self.fault(f"the view of {who} must say `{name}`: {value!r}")
        try:
            msgspec.convert(view, self.room.view_type, strict=True)
        except (msgspec.ValidationError, TypeError) as error:
            raise self.fault(f"the view of {who} is not what `view_type` says: {error}") from None
        world = self.ask("`imagine`", lambda: self.match.imagine(viewer, self.played))
        self.another = self.another or differ(world, self.match)
        there = world.view(viewer)
        if different := [name for name in view if view[name] != there.get(name, there)]:
            raise self.fault(
                f"{who} sees another `{different[0]}` where `imagine` has drawn what he cannot "
                "know: either his view shows what is hidden, or `imagine` changes what he knows"
            )
        if world.actors != self.match.actors:
            raise self.fault(f"in what {who} imagines, others are to act: `imagine` changes that")

    def _public(self) -> dict[str, Any]:
        return {"game": self.game.id, "players": self.game.players}

    def _refused(self, player: int, move: str) -> None:
        def ask() -> None:
            try:
                self.match.copy().play(move, player)
            except IllegalMove as refused:
                for lang in LANGUAGES:
                    refused.say(lang)

        self.ask(f"refusing {move!r}", ask)

    def _called(self, move: str) -> None:
        for lang in LANGUAGES:
            say_move(self.game, self.game.ids[move], words(lang, self.game.id), self.names)

    def _odds(self, view: dict[str, Any]) -> None:
        found = self.ask("`odds`", lambda: self.room.odds(self.game, view))
        if not isinstance(found, list) or not all(isinstance(odd, Odd) for odd in found):
            raise self.fault("`odds` must give a list of `core.odd.Odd`")
        for lang in LANGUAGES:
            said = words(lang, self.game.id)
            for odd in found:
                self.ask("`odds`", partial(odd.say, said, self.names))

    def _drawn(self, view: dict[str, Any]) -> None:
        picture = self.room.picture
        options, said = self.game.options, words("en", self.game.id)
        self.ask("`picture`", lambda: picture(options, said, self.names).spoken(view))

    def _placed(self) -> None:
        """A position that is written can be read again."""
        match, game = self.match, self.game
        position = self.ask("`write`", lambda: self.room.write(game, match.snapshot()))
        again = self.ask("`read`", lambda: game.position({**position, "seed": 1}))
        for viewer in self.viewers:
            if again.view(viewer) != match.view(viewer):
                raise self.fault("`read` makes another match of the position that `write` gives")

    def _move(self, player: int, move: str) -> None:
        before = self.match.snapshot()
        self.ask(f"playing {move!r}", lambda: self.match.play(move, player))
        self.played += 1
        action, after = self.game.ids[move], self.match.snapshot()
        for viewer in self.viewers:
            heard = self.ask(
                "`events`",
                partial(self.room.events, self.game, before, player, action, after, viewer),
            )
            if not isinstance(heard, list):
                raise self.fault(f"`events` must give a list, and gives {heard!r}")
            for event in heard:
                self._heard(event, viewer)
            if viewer is None:
                beats = self.ask("`beats`", partial(self.room.beats, self.game, heard))
                if type(beats) is not int or beats < 0:
                    raise self.fault(f"`beats` must give a whole number, and gives {beats!r}")

    def _compare(self, player: int, move: str) -> None:
        """What a viewer hears of a move where he cannot tell two worlds apart, before and after."""
        for viewer in self.viewers:
            world = self.match.imagine(viewer, self.played + 1)
            if move not in world.legal(player):
                continue
            here, heard = self._tried(self.match.copy(), player, move, viewer)
            there, heard_there = self._tried(world, player, move, viewer)
            if here == there and heard != heard_there:
                who = "a spectator" if viewer is None else f"player {viewer}"
                raise self.fault(f"the events of {move!r} tell {who} what his view does not show")

    def _tried(self, match: Match, player: int, move: str, viewer: int | None) -> tuple[Any, Any]:
        before = match.snapshot()
        match.play(move, player)
        action = self.game.ids[move]
        heard = self.room.events(self.game, before, player, action, match.snapshot(), viewer)
        return match.view(viewer), heard

    def _opening(self) -> list[dict[str, Any]]:
        return self.room.opening(self.game, self.match.snapshot(), None)

    def _heard(self, event: Any, viewer: int | None = None) -> None:
        if not isinstance(event, dict) or not isinstance(event.get("event"), str):
            raise self.fault(f"an event must be a dictionary with a name, as `event`: {event!r}")
        if not _is_json(event):
            raise self.fault(f"an event is not made of JSON types: {_strange(event)}")
        if (event["event"], viewer) in self.said and self.played > LOOKS:
            return
        self.said.add((event["event"], viewer))
        for lang in LANGUAGES:
            said = words(lang, self.game.id)
            what = f"the event {event['event']!r}"
            self.ask(what, partial(tell, event, said, self.names, viewer))

    def _end(self) -> None:
        self.ask("`score`", lambda: self.match.result)
        self.ask("`reason`", lambda: self.room.reason(self.game, self.match.snapshot()))
        for fact in self.ask("`FACTS` or `tally`", lambda: facts_of(self.match)):
            for lang in LANGUAGES:
                said = words(lang, self.game.id)
                details = {**fact["counts"], "player": "N"}
                self.ask("`FACTS`", partial(said.say, fact["key"], **details))
        for viewer in self.viewers:
            self._view(viewer)
        if not self.another:
            raise self.fault("`imagine` never draws another world: is nothing hidden from anybody?")
        if not self._again():
            raise self.fault(
                "the same seed and moves lead to another match: all chance must come from "
                "`bluffhouse.core.chance`, with the state's own `s.chance`"
            )

    def _again(self) -> bool:
        """Whether the same seed and moves are the same match."""
        again = self.game.new(self.seed)
        try:
            for player, move in self.match.moves:
                again.play(move, player)
        except IllegalMove:
            return False
        return all(again.view(viewer) == self.match.view(viewer) for viewer in self.viewers)

    # --- how it is told ---------------------------------------------------------------------

    def ask(self, what: str, question: Callable[[], Any]) -> Any:
        try:
            with _patience(f"took more than {PATIENCE:.0f} s"):
                return question()
        except Fault:
            raise
        except Exception as error:  # whatever somebody else's module does
            raise self.fault(f"{what} fails: {told(error)}") from error

    def fault(self, why: str) -> Fault:
        where = f"after {self.played} moves of a match of {self.game.players}, seed {self.seed}"
        return Fault(f"{why}; {where}")


def _is_json(thing: Any) -> bool:
    try:
        return bool(json.loads(json.dumps(thing)) == thing)
    except (TypeError, ValueError):
        return False


def _strange(told: dict[str, Any]) -> str:
    """The first piece that is not."""
    for name, value in told.items():
        if not isinstance(name, str) or not _is_json(value):
            return f"`{name}` is {value!r}"
    return repr(told)


@contextmanager
def _patience(why: str) -> Iterator[None]:
    """An endless loop is interrupted, where the system can do that."""
    if (
        not hasattr(signal, "setitimer")
        or threading.current_thread() is not threading.main_thread()
    ):
        yield
        return

    def interrupt(*_: object) -> None:
        raise TimeoutError(why)

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
