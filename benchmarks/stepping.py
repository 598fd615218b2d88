"""One match stepped from Python by action ids, against pyspiel stepped from Python."""

from random import random

import pyspiel

import bluffhouse as bh
from benchmarks.measure import Figure, Work, duel
from benchmarks.random_play import THEIR_GAME, reduced


def play_out(match: bh.Match) -> int:
    """Play a match to its end; how many decisions it took."""
    decisions = 0
    ids = match.actions()
    while ids:
        ids = match.act(ids[int(random() * len(ids))])
        decisions += 1
    return decisions


def our_matches(game: bh.Game, matches: int) -> Work:
    seeds = iter(range(10**9))
    return lambda: sum(play_out(game.new(next(seeds))) for _ in range(matches))


def our_copies(game: bh.Game, matches: int) -> Work:
    start = game.new(1)
    return lambda: sum(play_out(start.copy()) for _ in range(matches))


def our_walk(game: bh.Game, steps: int, start: bh.Match | None = None) -> Work:
    """One match after another without a record, each dealt anew or from the same state."""
    walk = game.walk(1, start=start)

    def work() -> float:
        ids = walk.ids
        step = walk.step
        for _ in range(steps):
            ids = step(ids[int(random() * len(ids))])
        return steps

    return work


def our_batch(game: bh.Game, steps: int, size: int) -> Work:
    """Many rollouts from one state side by side; compiled code chooses at random."""
    batch = game.batch(size, 1, start=game.new(1))

    def work() -> float:
        for i in range(steps):
            batch.step(batch.choose("random", i))
        return steps * size

    return work


def play_theirs(state: pyspiel.State) -> int:
    decisions = 0
    while ids := state.legal_actions():
        state.apply_action(ids[int(random() * len(ids))])
        decisions += 1
    return decisions


def deal_theirs(state: pyspiel.State) -> pyspiel.State:
    while state.is_chance_node():
        rolls = state.legal_actions()
        state.apply_action(rolls[int(random() * len(rolls))])
    return state


def their_matches(matches: int) -> Work:
    game = pyspiel.load_game(THEIR_GAME)
    return lambda: sum(play_theirs(deal_theirs(game.new_initial_state())) for _ in range(matches))


def their_clones(matches: int) -> Work:
    start = deal_theirs(pyspiel.load_game(THEIR_GAME).new_initial_state())
    return lambda: sum(play_theirs(start.clone()) for _ in range(matches))


def run(quick: bool) -> list[Figure]:
    matches, rounds = (200, 1) if quick else (20_000, 9)
    game, listed = reduced(), bh.make("luegen", players=2, dice=5, mats=1, halves=False)
    runs = duel(
        rounds,
        our_walk(game, 5 * matches),
        their_matches(matches),
        our_matches(game, matches),
        our_copies(game, matches),
        our_walk(game, 5 * matches, game.new(1)),
        our_walk(listed, 5 * matches, listed.new(1)),
        our_batch(game, matches // 20, 256),
        their_clones(matches),
    )
    walk, their_whole, whole, copies, again, lists, many, clones = (
        [e / 1e6 for e in found] for found in runs
    )
    unit, peer = "M decisions/s", "pyspiel from Python"
    return [
        Figure(
            "one match stepped from Python, `game.walk()`", unit, walk, their_whole, peer,
            goal="≥ 1.5×",
            note="The same on both sides: legal ids, `ids[int(random() * len(ids))]`, apply, and "
            "the deal, for which theirs steps ten chance nodes. A walk keeps no record. Only "
            "decisions are counted.",
        ),
        Figure(
            "the same, a `Match` each", unit, whole, their_whole, peer,
            note="A match of its own, with a hashed seed and a record to replay.",
        ),
        Figure(
            "the same from a dealt state", unit, copies, clones, peer,
            note="Without the deal: ours copies a match, theirs clones a state.",
        ),
        Figure(
            "rollouts from a dealt state, `game.walk(start=match)`", unit, again, clones, peer,
            goal="≥ 1.5×",
            note="Every rollout goes on from the same state; theirs clones it.",
        ),
        Figure(
            "the same with wild ones: legal actions are a list, no range", unit, lists, clones,
            peer,
            note="Theirs has no such rule, and is the same as in the row above.",
        ),
        Figure(
            "256 rollouts side by side, `game.batch(256, start=match)`", unit, many, clones, peer,
            goal="≥ 1.5×",
            note="Actions are chosen by compiled code; theirs are clones, one after the other.",
        ),
    ]  # fmt: skip
