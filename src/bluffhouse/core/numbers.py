"""Whole numbers, whoever made them: Python's own, NumPy's, and whatever else counts as one."""

import operator


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
