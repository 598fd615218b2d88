"""Puts away what was learnt, to go on with it later."""

import os
from pathlib import Path

import numpy as np

from fits.luegen.regret import Learner


def put_away(learner: Learner, file: Path) -> None:
    """A file is there as a whole or not at all."""
    arrays = {
        f"{what}{player}_{bid}": table
        for what, tables in (("t", learner.total), ("r", learner.regret))
        for player in range(2)
        for bid, table in enumerate(tables[player])
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(f".{os.getpid()}.npz")
    np.savez(fresh, allow_pickle=False, **arrays, done=np.array(learner.done))
    fresh.replace(file)


def resume(learner: Learner, file: Path) -> None:
    """Go on with what was put away, if anything was."""
    if not file.exists():
        return
    with np.load(file) as kept:
        learner.done = int(kept["done"])
        for what, tables in (("t", learner.total), ("r", learner.regret)):
            for player in range(2):
                for bid, table in enumerate(tables[player]):
                    table[:] = kept[f"{what}{player}_{bid}"]
