"""Uniformly random play: compiled, against OpenSpiel's C++."""

import random

import numpy as np
import pyspiel

import bluffhouse as bh
from benchmarks.measure import Figure, Work, duel

THEIR_GAME = "liars_dice(players=2,numdice=5)"


def reduced(dice: int = 5) -> bh.Game:
    """Our game by the rules of OpenSpiel's."""
    return bh.make(
        "luegen", players=2, dice=dice, mats=1, halves=False, wild=6, straight=False
    )  # fmt: skip


def dealt(rng: random.Random) -> "pyspiel.State":
    """A state of theirs in which all dice are rolled."""
    state = pyspiel.load_game(THEIR_GAME).new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def mean_decisions(matches: int) -> float:
    """How many decisions a random match of theirs takes."""
    rng, decisions = random.Random(1), 0
    start = dealt(rng)
    for _ in range(matches):
        state = start.clone()
        while ids := state.legal_actions():
            state.apply_action(ids[int(rng.random() * len(ids))])
            decisions += 1
    return decisions / matches


def our_race(game: bh.Game, matches: int) -> Work:
    """Random matches from the deal to the end, compiled; gives the number of decisions."""
    out = np.empty(len(game.words), np.int64)
    seeds = iter(range(10**9))
    return lambda: game.rules.race(game.blank, next(seeds), matches, out)


def their_rollouts(playouts: int, decisions: float) -> Work:
    """Their random playouts in one C++ call: the first visit of a tree search does nothing else."""
    state = dealt(random.Random(2))
    evaluator = pyspiel.RandomRolloutEvaluator(playouts, 3)
    search = pyspiel.MCTSBot(state.get_game(), evaluator, 1.0, 1, 10, False, 4, False)

    def work() -> float:
        assert search.mcts_search(state).explore_count == 1
        return playouts * decisions

    return work


def their_bots(matches: int, decisions: float) -> Work:
    """Whole matches of their C++ bots, one call a match."""
    game = pyspiel.load_game(THEIR_GAME)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(2)]
    seeds = iter(range(10**9))

    def work() -> float:
        for _ in range(matches):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return matches * decisions

    return work


def run(quick: bool) -> list[Figure]:
    scale, rounds = (1, 1) if quick else (100, 7)
    decisions = mean_decisions(400 * scale)
    runs = duel(
        rounds,
        our_race(reduced(), 4000 * scale),
        their_rollouts(500 * scale, decisions),
        their_bots(100 * scale, decisions),
    )
    ours, rollouts, bots = ([each / 1e6 for each in found] for found in runs)
    return [
        Figure(
            "compiled random play", "M decisions/s", ours, rollouts, "OpenSpiel C++ rollouts",
            goal="≥ 3×",
            note=f"Ours rolls off for the start and rolls all ten dice anew in every match. Theirs "
            f"plays on from one dealt state, a clone a playout (`RandomRolloutEvaluator` in one "
            f"call of `MCTSBot`), {decisions:.2f} decisions each. Only decisions are counted.",
        ),
        Figure(
            "compiled random play, whole matches", "M decisions/s", ours, bots,
            "OpenSpiel C++ evaluate_bots",
            note="Theirs with chance nodes, one call from Python a match. Decisions are counted.",
        ),
    ]  # fmt: skip
