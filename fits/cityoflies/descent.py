"""City of Lies: fitting weights to what was seen in many matches."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from bluffhouse.core.weights import Array

Layers = list[NDArray[np.float32]]

BATCH = 1024
MEAN, SQUARE = 0.9, 0.999  # how much of the slopes so far is kept


def descend(
    weights: Layers, slopes: Callable[[Array], Layers], rows: int, *, epochs: int, pace: float,
    seed: int,
) -> None:  # fmt: skip
    """Change weights as to make an error least, by its slopes for some rows at a time: Adam, at a
    pace that falls to nothing."""
    rng = np.random.default_rng(seed)
    means, squares = ([np.zeros_like(w) for w in weights] for _ in range(2))
    steps, step = epochs * (rows // BATCH), 0
    for _ in range(epochs):
        order = rng.permutation(rows)
        for at in range(0, rows - BATCH + 1, BATCH):
            slower = pace * (1 - step / steps)
            step += 1
            for k, slope in enumerate(slopes(order[at : at + BATCH])):
                means[k] += (1 - MEAN) * (slope - means[k])
                squares[k] += (1 - SQUARE) * (slope**2 - squares[k])
                size = np.sqrt(squares[k] / (1 - SQUARE**step)) + 1e-8
                weights[k] -= slower * means[k] / (1 - MEAN**step) / size
