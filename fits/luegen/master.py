"""Lügen's master: learns rounds of two, for as long as it is let, and keeps what it plays.

What was learnt is put away now and then (`build/luegen-master.npz`) and gone on with: it can be
stopped at any time.
"""

import sys
import time
from pathlib import Path

import numpy as np

from bluffhouse.core.weights import Array
from bluffhouse.games.luegen.table.master import ANY, BIDS, LOWEST, PARTS, Spot, wide
from fits.fit import Fitted
from fits.luegen.duel import Duel, Tables
from fits.luegen.keeping import put_away, resume
from fits.luegen.ladder import Ladder
from fits.luegen.regret import Learner, matched

LOOK_AT = 154  # hands of each player in a round of learning
PUT_AWAY = 50  # rounds of learning after which all is kept
KEPT = Path("build/luegen-master.npz")
SELDOM = 2e-5  # where a player gets less often, only the bid counts
WHIM = 0.02  # what is done less often, is not done


def make(size: int, seed: int) -> Fitted:
    """`size` rounds of learning."""
    learner = Learner(Duel(Ladder(low=2, top=9)), LOOK_AT, seed)
    assert learner.duel.ladder.rungs == tuple(range(LOWEST, LOWEST + BIDS))
    resume(learner, KEPT)
    begun, first = time.process_time(), learner.done
    while learner.done < size:
        learner.run(1)
        if learner.done % PUT_AWAY == 0 or learner.done == size:
            put_away(learner, KEPT)
        each = (time.process_time() - begun) / (learner.done - first)
        print(
            f"\r{learner.done} of {size}, {each:.1f} s each ", end="", file=sys.stderr, flush=True
        )
    arrays = packed(learner)
    return Fitted(arrays, {"rounds of learning": learner.done, "spots": len(arrays["spots"])})


def packed(learner: Learner) -> dict[str, Array]:
    """What is played, in few bytes."""
    spots: list[Spot] = []
    shares: list[Array] = []
    for answers in range(2):
        often = float(learner.total[0][-1].sum())
        for bid in learner.duel.upwards():
            if bid < 0 and answers:
                continue
            total, legal = learner.total[answers][bid], learner.duel.open[bid]
            seen = total.sum(axis=(0, 2)) / often
            anyhow = parts(matched(total.sum(axis=1, keepdims=True), legal)[:, 0])
            for own in (ANY, *np.flatnonzero(seen > SELDOM).tolist()):
                spots.append(Spot(answers, bid, own))
                plays = anyhow if own == ANY else parts(matched(total, legal)[:, own])
                assert plays.shape[1] == wide(bid)
                shares.append(plays.ravel())
    return {"spots": np.array(spots, np.int16), "shares": np.concatenate(shares)}


def parts(plays: Array) -> Array:
    """Chances in whole parts that add up, without whims: hand × what is done."""
    plays = np.where(plays < np.minimum(WHIM, plays.max(axis=1, keepdims=True)), 0, plays)
    plays = plays / plays.sum(axis=1, keepdims=True) * PARTS
    whole = np.floor(plays)
    missing = PARTS - whole.sum(axis=1).astype(int)
    order = np.argsort(whole - plays, axis=1, kind="stable")
    rank = np.argsort(order, axis=1, kind="stable")
    shares: Array = (whole + (rank < missing[:, None])).astype(np.uint8)
    return shares


def tables_of(duel: Duel, arrays: dict[str, Array]) -> tuple[Tables, Tables]:
    """What was packed, for every state of a round."""
    found = (duel.rows(), duel.rows())
    first, hands = 0, duel.hands
    for answers, bid, own in arrays["spots"].tolist():
        size = hands * wide(bid)
        plays = arrays["shares"][first : first + size].reshape(hands, 1, wide(bid)) / PARTS
        first += size
        found[answers][bid][:, slice(None) if own == ANY else [own]] = plays
    return found
