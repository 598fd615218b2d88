"""How an error quotes what it was given: short, on one line, and never an error itself."""

import reprlib

from bluffhouse.core.visible import shortened

_SHORT = reprlib.Repr()
_SHORT.maxlevel = 2
_SHORT.maxstring = _SHORT.maxother = 40


def shown(value: object) -> str:
    """A value of any kind."""
    try:
        if isinstance(value, int) and value.bit_length() > 128:
            text = hex(value)  # decimal digits of huge numbers take Python forever
        else:
            text = _SHORT.repr(value)
    except Exception:  # whatever its __repr__ does
        text = type(value).__name__
    return typed(text)


def typed(text: str) -> str:
    """What somebody typed: nothing invisible."""
    tidy = shortened(text, 200)
    return tidy if len(tidy) <= 40 else shortened(tidy, 39) + "…"
