"""Bots of one's own: a class is loaded and made, and what it decides is checked.

Whatever is wrong with it is told in one sentence: `OptionError` before it plays, `BotFailed` when a
decision is none.
"""

import contextlib
import hashlib
import importlib
import importlib.util
import inspect
import math
import random
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from numbers import Real
from pathlib import Path
from types import ModuleType
from typing import Any

from bluffhouse.bots.decision import Decision, Player
from bluffhouse.bots.roster import installed, is_file
from bluffhouse.bots.seat import Seat
from bluffhouse.core.errors import OptionError, Refused
from bluffhouse.core.quoting import shown, typed

_LONGEST = 200  # characters of what somebody else's error says


class BotFailed(Refused):
    """A bot of one's own decided nothing that can be played."""


class Own:
    """A bot of one's own, held to what a player may do."""

    def __init__(self, base: str) -> None:
        """`base` names an installed bot, or PLACE:CLASS."""
        self._name = base
        self._player = _made(base)

    def choose(self, seat: Seat, rng: random.Random) -> str:
        return self.act(seat, seat.legal, rng).move

    def act(self, seat: Seat, legal: Sequence[str], rng: random.Random) -> Decision:
        allowed = tuple(legal)  # whatever it does to the list that it is given
        try:
            with _quiet():
                decision = self._player.act(seat, list(allowed), rng)
            return _checked(decision, allowed, self._name)
        except BotFailed:
            raise
        except (Exception, SystemExit) as error:
            raise BotFailed("bot-raised", bot=self._name, why=told(error)) from error


def _checked(decision: object, legal: Sequence[str], bot: str) -> Decision:
    if not isinstance(decision, Decision):
        raise BotFailed("bot-no-decision", bot=bot, what=typed(type(decision).__name__))
    if not isinstance(decision.move, str) or decision.move not in legal:
        raise BotFailed("bot-illegal", bot=bot, move=typed(str(decision.move)))
    value = decision.value
    if value is not None and not (isinstance(value, Real) and math.isfinite(value)):
        raise BotFailed("bot-value", bot=bot, value=shown(value))
    return replace(decision, probabilities=_mixture(decision, legal, bot))


def _mixture(decision: Decision, legal: Sequence[str], bot: str) -> dict[str, float]:
    """The mixture that the move was drawn from, of every legal move; if none is told, it was sure
    of its move."""
    told = decision.probabilities or {decision.move: 1.0}
    try:
        shares = {move: float(told.get(move, 0.0)) for move in legal}
    except (TypeError, ValueError, AttributeError):
        raise BotFailed("bot-mixture", bot=bot) from None
    total = sum(shares.values())
    sound = set(told) <= set(legal) and all(share >= 0 for share in shares.values())
    if not (sound and 0 < total < math.inf and shares[decision.move] > 0):
        raise BotFailed("bot-mixture", bot=bot)
    return {move: share / total for move, share in shares.items()}


# --- how it is made -------------------------------------------------------------------------


def _made(base: str) -> Player:
    make = _loaded(installed().get(base, base), base)
    try:
        with _quiet():
            player = make()
    except (Exception, SystemExit) as error:
        raise OptionError("bot-not-made", bot=base, why=told(error)) from error
    act = getattr(player, "act", None)
    if not callable(act):
        raise OptionError("bot-no-act", bot=base)
    if not _takes_three(act):
        given = typed(str(inspect.signature(act)))
        raise OptionError("bot-signature", bot=base, given=given)
    return player  # type: ignore[no-any-return]


def _takes_three(act: Callable[..., Any]) -> bool:
    try:
        inspect.signature(act).bind(None, None, None)
    except TypeError:
        return False
    except ValueError:  # it cannot be looked into: it is tried
        return True
    return True


@cache
def _loaded(place: str, bot: str) -> Callable[[], Any]:
    """What makes the bot: once loaded, it stays."""
    where, _, path = place.rpartition(":")
    found: Any = _module(where, bot)
    for attribute in path.split("."):
        if not hasattr(found, attribute):
            raise OptionError(
                "bot-class-missing", place=where, name=typed(path), there=_candidates(found)
            )
        found = getattr(found, attribute)
    if not callable(found):
        raise OptionError("bot-no-act", bot=bot)
    return found  # type: ignore[no-any-return]


def _module(place: str, bot: str) -> ModuleType:
    try:
        with _quiet():
            return _from_file(place) if is_file(place) else _imported(place)
    except Refused:
        raise
    except (Exception, SystemExit) as error:
        raise OptionError("bot-not-loaded", bot=bot, why=told(error)) from error


def _from_file(place: str) -> ModuleType:
    """A file as a module of its own, which can import what lies beside it."""
    path = Path(place).expanduser().resolve()
    if not path.is_file():
        raise OptionError("bot-no-file", file=place)
    _look_in(path.parent)
    name = f"{path.stem}_{hashlib.blake2b(str(path).encode(), digest_size=4).hexdigest()}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise OptionError("bot-no-file", file=place)
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _imported(module: str) -> ModuleType:
    _look_in(Path.cwd())
    return importlib.import_module(module)


def _look_in(folder: Path) -> None:
    """Modules there can be imported, if nothing else has their names."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def _candidates(module: object) -> str:
    """What of a module could be meant."""
    own = [
        name
        for name, value in vars(module).items()
        if isinstance(value, type) and hasattr(value, "act") and not name.startswith("_")
    ]
    return ", ".join(own) or "–"


def _quiet() -> "contextlib.AbstractContextManager[Any]":
    """What a bot prints is no part of a report: it goes where errors go."""
    return contextlib.redirect_stdout(sys.stderr)


def told(error: BaseException) -> str:
    """An error in somebody else's code: what, and where if it is there."""
    frames = [at for at in traceback.extract_tb(error.__traceback__) if at.filename != __file__]
    ours = not frames or frames[-1].filename.startswith("<")  # Python's own importing
    where = "" if ours else f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})"
    text = " ".join(f"{type(error).__name__}: {error}".split())
    return text[:_LONGEST].rstrip(": .") + where
