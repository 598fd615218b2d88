"""Whole numbers, whoever made them: Python's own, NumPy's, and whatever else counts as one."""

import operator

from bluffhouse.core.quoting import shown


def whole_number(value: object) -> int | None:
    """A value as a plain whole number; None if it is none. Truth values are none."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except Exception:  # whatever its __index__ does
        return None


def plain_truth(value: object) -> object:
    """A truth value of NumPy as Python's own; anything else as it is. Nobody has to load NumPy."""
    kind = type(value)
    return bool(value) if kind.__module__ == "numpy" and "bool" in kind.__name__ else value


def counted(value: object, what: str, least: int = 1) -> int:
    """A value as a plain whole number that is large enough; `what` it says is told if it is not."""
    number = whole_number(value)
    if number is None or number < least:
        raise ValueError(f"{what} is a whole number from {least}, not {shown(value)}")
    return number
