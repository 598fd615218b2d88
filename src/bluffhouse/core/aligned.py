"""Arrays that other toolkits take as they lie there: JAX copies what does not begin on 64 bytes."""

import math
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

BORDER = 64  # bytes


def room_for(shape: tuple[int, ...], kind: DTypeLike) -> NDArray[Any]:
    """An array like that of `np.empty`."""
    size = math.prod(shape) * np.dtype(kind).itemsize
    raw = np.empty(size + BORDER, np.uint8)
    first = -raw.ctypes.data % BORDER
    return raw[first : first + size].view(kind).reshape(shape)


def settled(rows: NDArray[Any]) -> NDArray[Any]:
    """The same rows where they may be taken from."""
    if rows.ctypes.data % BORDER == 0 and rows.flags.c_contiguous:
        return rows
    found = room_for(rows.shape, rows.dtype)
    found[...] = rows
    return found
