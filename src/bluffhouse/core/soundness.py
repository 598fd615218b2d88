"""Whether a room can be opened at all: what is wrong with it, each fault in a line that says what
to do. Nothing of it is played; `conform` does that.

The house's own rooms are held to this by tests. One that is installed is looked at when it is
opened, so that a faulty one is left out, and the others are played.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from traceback import extract_tb
from types import FunctionType, ModuleType
from typing import Any

from bluffhouse.core.errors import OptionError
from bluffhouse.core.fluent import junk
from bluffhouse.core.options import Option, check_options
from bluffhouse.core.plan import HEAD, IDS, SEATS
from bluffhouse.core.room import Room
from bluffhouse.core.setup import Setup
from bluffhouse.core.words import LANGUAGES, Words, words

#: Functions of the plan that every game must define; all others have a default.
NEEDED = ("deal", "chance", "actors", "refusal", "apply", "score", "imagine", "observe")
DOOR = ("name", "pitch", "players", "minutes")  # texts by which a game is chosen
HOUSE = Path(__file__).parents[1]
_WIDTHS = (4, 8)  # bytes: NumPy wraps narrower numbers, Numba widens them


def faults(room: Room) -> Iterator[str]:
    """What is wrong, one line each; later looks may need what earlier ones found sound."""
    for look in (_register, _rules, _options, _texts, _moves):
        found = list(look(room))
        yield from found
        if found:
            return


def needs(modules: Iterable[ModuleType]) -> list[str]:
    """The functions that these rules lack."""
    defined = {
        name
        for module in modules
        for name, thing in vars(module).items()
        if isinstance(thing, FunctionType) and thing.__module__ == module.__name__
    }
    return [name for name in NEEDED if name not in defined]


def _register(room: Room) -> Iterator[str]:
    for name in ("version", "since"):
        if type(number := getattr(room, name)) is not int or number < 1:
            yield f"`{name}` is {number!r}, and must be a whole number from 1 on"
            return
    if room.since > room.version:
        yield f"`since` is {room.since}, and must not be above `version`, which is {room.version}"
    if room.skin is not None and not (isinstance(room.skin, Path) and room.skin.is_file()):
        yield f"`skin` is {str(room.skin)!r}, and must be the Path of a file that is there"
    if not hasattr(room.view_type, "__total__"):
        yield f"`view_type` is {room.view_type!r}, and must be a TypedDict: see `core.schema.Seen`"


def _rules(room: Room) -> Iterator[str]:
    for name in needs(room.rules):
        yield f"the rules define no function `{name}`: `bluffhouse.core.plan` says what it must do"
    names = room.state.names or ()
    head = [name for name, *_ in HEAD]
    if list(names[: len(head)]) != head:
        yield "`STATE` must begin with `*HEAD` of `bluffhouse.core.plan`"
    for name in names:
        kind = room.state[name].base
        if kind.itemsize not in _WIDTHS or kind.kind not in "iuf":
            yield f"the field `{name}` of `STATE` is {kind}: numbers of 32 or 64 bits are wanted"


def _options(room: Room) -> Iterator[str]:
    if not isinstance(room.options, tuple) or not all(isinstance(o, Option) for o in room.options):
        yield "`OPTIONS` must be a tuple of `core.options.Option`"
        return
    first = room.options[0] if room.options else None
    if first is None or first.name != "players" or not isinstance(first.allowed, range):
        yield "the first of `OPTIONS` must be `players`, with the range of how many may play"
        return
    if not first.allowed or first.allowed[0] < 1 or first.allowed[-1] > SEATS:
        yield f"`players` may be {first.describe()}: the house seats 1 to {SEATS}"
        return
    for option in room.options[1:]:
        if option.default is None or option.default not in option.allowed:
            yield (
                f"the default of the option `{option.name}` is {option.default!r}: "
                f"it may be {option.describe()}"
            )
            return
    for fact in room.facts:
        if fact.most and fact.most not in room.counts.tallies:
            yield f"`FACTS` names the tally `{fact.most}`, which is not among `TALLIES`"
    for preset in room.presets:
        given = {"players": first.allowed[0], **preset.options}
        why = _refused(partial(check_options, room.options, given, room.id))
        if why:
            yield f"the preset `{preset.name}` cannot be chosen: {why}"


def _texts(room: Room) -> Iterator[str]:
    if not any(room.texts.glob("en.*ftl")):
        yield f"there are no texts: {room.texts} has no file en.ftl"
        return
    for file in sorted(room.texts.glob("*.ftl")):
        for line, why in junk(file.read_text("utf-8")):
            yield f"{file.name}, line {line}, is no Fluent: {why}"
    keys = [*DOOR, *(f"option-{option.name}" for option in room.options)]
    keys += [f"preset-{preset.name}{end}" for preset in room.presets for end in ("", "-hint")]
    for lang in LANGUAGES:
        yield from _missing(words(lang, room.id), keys)


def _missing(said: Words, keys: Sequence[str]) -> Iterator[str]:
    for key in keys:
        if not said.has(key):
            yield f"the text `{key}` is missing in {said.lang!r}"


def _moves(room: Room) -> Iterator[str]:
    """The notation of the smallest table."""
    game = Setup(room, {"players": room.seats()[0]}, compiled=False)
    why = _raised(lambda: room.words(game))
    if why:
        yield f"`words` fails: {why}"
        return
    found = room.words(game)
    strings = isinstance(found, Sequence) and all(isinstance(word, str) for word in found)
    if not strings or not 0 < len(found) < IDS:
        yield f"`words` must give the moves as strings, one to {IDS - 1} of them"
        return
    twice = sorted({word for word in found if word and found.count(word) > 1})
    if twice:
        yield f"`words` gives {twice[0]!r} for two actions: each move needs a word of its own"
        return
    yield from _labels(game)
    if why := _raised(lambda: game.blank):
        yield f"the options cannot be written into `STATE`: {why}"
    elif why := _raised(lambda: game.spec):
        yield f"`layout` fails: {why}"


def _labels(game: Setup) -> Iterator[str]:
    keys: dict[str, None] = {}
    for action, word in enumerate(game.words):
        if not word:
            continue
        try:
            label = game.room.label(game, action)
        except Exception as error:  # whatever somebody else's module does
            yield f"`label` fails for {word!r}, action {action}: {told(error)}"
            return
        if not isinstance(label, dict) or not isinstance(label.get("key"), str):
            yield f"`label` must give a dictionary with the `key` of a text: {label!r}"
            return
        keys[label["key"]] = None
    for lang in LANGUAGES:
        yield from _missing(words(lang, game.id), list(keys))


def _refused(ask: Callable[[], Any]) -> str | None:
    try:
        ask()
    except OptionError as error:
        return str(error).rstrip(".")
    return None


def _raised(ask: Callable[[], Any]) -> str | None:
    try:
        ask()
    except Exception as error:  # whatever somebody else's module does
        return told(error)
    return None


def told(error: BaseException) -> str:
    """What was raised, in one line, and where: in somebody's own code, if it came from there."""
    why = " ".join(f"{type(error).__name__}: {error}".split())[:200]
    if isinstance(error, SyntaxError):
        return why  # which says where
    frames = [(Path(f.filename), f.lineno) for f in extract_tb(error.__traceback__)]
    files = [at for at in frames if not at[0].name.startswith("<")]
    own = [at for at in files if not at[0].is_relative_to(HOUSE)]
    if not files:
        return why
    file, line = (own or files)[-1]
    return f"{why} ({file.name}, line {line})"
