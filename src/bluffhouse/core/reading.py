"""Reading a position: every mistake is a `PositionError` that says where and what is allowed."""

from collections.abc import Collection, Mapping
from typing import Any

from bluffhouse.core.errors import PositionError
from bluffhouse.core.numbers import whole_number
from bluffhouse.core.quoting import shown, typed


def wrong(where: str, what: str, game: str | None = None, **details: Any) -> PositionError:
    """An impossible position: `what` is a text key of the house, or of the game that is named."""
    return PositionError(what, game, where=where, **details)


def only_keys(position: Mapping[str, Any], allowed: Collection[str], where: str = "") -> None:
    """Refuse keys that the format does not have."""
    for key in position:
        if not isinstance(key, str) or key not in allowed:
            names = ", ".join(allowed)
            named = typed(key) if isinstance(key, str) else shown(key)
            raise wrong(f"{where}{named}", "position-unknown", allowed=names)


def need(position: Mapping[str, Any], key: str) -> Any:
    if key not in position:
        raise wrong(key, "position-missing")
    return position[key]


def whole(value: object, where: str, least: int, most: int) -> int:
    number = whole_number(value)
    if number is None or not least <= number <= most:
        raise wrong(where, "position-whole", value=shown(value), least=least, most=most)
    return number


def truth(value: object, where: str) -> bool:
    if type(value) is not bool:
        raise wrong(where, "position-truth", value=shown(value))
    return value


def listing(value: object, where: str, length: int | None = None) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise wrong(where, "position-list", value=shown(value))
    if length is not None and len(value) != length:
        raise wrong(where, "position-length", length=length, given=len(value))
    return list(value)


def mapping(value: object, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise wrong(where, "position-mapping", value=shown(value))
    return value


def one_of(value: object, where: str, allowed: Collection[str]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise wrong(where, "position-choice", value=shown(value), allowed=", ".join(allowed))
    return value


def plain(value: Any) -> Any:
    """What was read, as JSON has it: dicts and lists of its own, which nobody else changes."""
    if isinstance(value, Mapping):
        return {key: plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    number = whole_number(value)
    return value if number is None else number
