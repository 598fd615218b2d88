"""A room from its modules, which have the same plan in every game."""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

import numpy as np

from bluffhouse.core import flat
from bluffhouse.core.budget import Budget
from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.options import Value
from bluffhouse.core.quoting import typed
from bluffhouse.core.room import Chosen, Counts, Refusal, Room, Snapshot


def furnish(
    id: str, package: str, *, rules: Sequence[ModuleType], notation: ModuleType, view: ModuleType,
    position: ModuleType, mind: Sequence[ModuleType] = (), **fields: Any,
) -> Room:  # fmt: skip
    """The room of a game; `package` is the `__name__` of where it is called.

    `rules` are compiled modules, of which the first declares the state and one may declare what is
    counted (`TALLIES`). `mind` are those of the game's bots; one may declare `BUDGETS`: playouts,
    turns and worlds of a search, by players. `fields` are further fields of `Room`, by name; its
    `version` must be among them."""
    bots = (*mind, *(() if _finds("weigh", (*rules, *mind)) else (flat,)))
    return Room(
        id=id,
        package=package,
        options=notation.OPTIONS,
        state=rules[0].STATE,
        rules=tuple(rules),
        mind=bots,
        fill=getattr(notation, "fill", _filler(rules[0].STATE)),
        words=notation.words,
        label=notation.label,
        parse=getattr(notation, "parse", _no_other_spelling),
        why_not=_why_not(rules, notation),
        parts=view.PARTS,
        private=view.private,
        read=position.read,
        write=position.write,
        events=view.events,
        reason=getattr(view, "reason", _decided),
        layout=view.layout,
        counts=_counts(rules),
        budgets=_budgets(mind),
        **_said(view, opening="opening", whispers="WHISPERS"),
        **_said(view, longest="longest", together="together"),
        **_said(notation, check="check", passive="PASSIVE", holder="HOLDER"),
        **_said(notation, presets="PRESETS"),
        **fields,
    )


def _said(module: ModuleType, **names: str) -> dict[str, Any]:
    """What a module has of these: fields of the room, and what they are called there."""
    return {field: getattr(module, name) for field, name in names.items() if hasattr(module, name)}


def _filler(state: np.dtype[Any]) -> Callable[[Mapping[str, Value]], dict[str, int]]:
    """Options go into the fields that are called like them."""
    names = state.names or ()
    return lambda options: {name: int(value) for name, value in options.items() if name in names}


def _no_other_spelling(game: Chosen, move: str) -> int:
    raise IllegalMove("move-unknown", move=typed(move))


def _decided(game: Chosen, s: Snapshot) -> str:
    return "decided"


def _counts(rules: Sequence[ModuleType]) -> Counts:
    tally = _declaring("TALLIES", rules)
    if tally is None:
        return Counts()
    derived, rates = getattr(tally, "DERIVED", ()), getattr(tally, "RATES", ())
    return Counts(tuple(tally.TALLIES), tuple(derived), tuple(rates))


def _budgets(mind: Sequence[ModuleType]) -> dict[int, Budget]:
    thinker = _declaring("BUDGETS", mind)
    return {n: Budget(*of) for n, of in thinker.BUDGETS.items()} if thinker else {}


def _declaring(name: str, modules: Sequence[ModuleType]) -> ModuleType | None:
    return next((module for module in modules if hasattr(module, name)), None)


def _finds(name: str, modules: Sequence[ModuleType]) -> Callable[..., Any] | None:
    """The function of that name that one of the modules defines."""
    found = (getattr(module, name, None) for module in modules)
    return next((f for f in found if callable(f)), None)


def _why_not(
    rules: Sequence[ModuleType], notation: ModuleType
) -> Callable[[Chosen, Snapshot, int, int], Refusal]:
    """Why a move is refused, from the reason code by which the rules refuse it: what is refused
    and why can never disagree."""
    refusal = _finds("refusal", rules)
    if refusal is None:
        raise NameError("rules need a function `refusal`: see `core.plan`")
    keys: Mapping[int, str] = notation.REFUSALS
    details: Callable[..., dict[str, Any]] = getattr(notation, "details", _no_details)

    def why_not(game: Chosen, s: Snapshot, player: int, action: int) -> Refusal:
        reason = int(refusal(s, player, action))
        if reason not in keys:
            raise LookupError(f"`REFUSALS` names no text for the reason {reason}")
        return keys[reason], details(game, s, player, action, reason)

    return why_not


def _no_details(game: Chosen, s: Snapshot, player: int, action: int, reason: int) -> dict[str, Any]:
    return {}
