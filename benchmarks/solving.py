"""The exact solver against pyspiel's, in the same game and with the same updates."""

import time

import pyspiel

from benchmarks.measure import Figure, duel
from benchmarks.random_play import reduced
from bluffhouse.learn import Solver


def run(quick: bool) -> list[Figure]:
    share, rounds = (2, 1) if quick else (10, 10)  # theirs does its iterations in shares
    game = pyspiel.load_game("liars_dice(players=2,numdice=1)")
    theirs, total = pyspiel.CFRSolver(game), rounds * share
    fresh = [Solver(reduced(dice=1), "cfr") for _ in range(rounds + 1)]
    fresh.pop().run(1)  # compiles

    def our_part() -> float:
        return fresh.pop().run(total).iterations

    def their_part() -> float:
        for _ in range(share):
            theirs.evaluate_and_update_policy()
        return share

    runs = duel(rounds, our_part, their_part, warm=False)
    note = f"The first {total} iterations on both sides, with the same updates"
    if not quick:  # their own measure takes longer than all the rest
        equal = Solver(reduced(dice=1), "cfr").run(total).exploitability()
        same = pyspiel.exploitability(game, theirs.tabular_average_policy())
        note += f": then the exploitability is {equal:.6f} (ours) and {same:.6f} (theirs)"
    return [
        Figure(
            "solver: CFR, one die each", "iterations/s", *runs, "pyspiel.CFRSolver", goal="≥ 50×",
            note=f"{note}.",
        ),
        *to_perfection(1e-2 if quick else 1e-5),
    ]  # fmt: skip


def to_perfection(aim: float) -> list[Figure]:
    begun = time.perf_counter()
    solver = Solver(reduced(dice=1))
    while solver.exploitability() > aim:
        solver.run(100)
    spent = time.perf_counter() - begun
    return [
        Figure(
            f"solver: CFR+, one die each, to an exploitability of {aim:g}", "s", [spent],
            smaller_is_better=True,
            note=f"{solver.iterations} iterations, tree and checks included; "
            f"the starter's value is {solver.value():.7f} (−7/258 = {-7 / 258:.7f}).",
        )
    ]  # fmt: skip
