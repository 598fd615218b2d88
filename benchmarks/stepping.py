"""One match stepped from Python by action ids, against pyspiel stepped from Python."""

from random import random

import pyspiel

import bluffhouse as bh
from benchmarks.measure import Figure, Work, duel
from benchmarks.random_play import THEIR_GAME, reduced


def our_matches(game: bh.Game, matches: int) -> Work:
    seeds = iter(range(10**9))

    def work() -> float:
        decisions = 0
        for _ in range(matches):
            match = game.new(next(seeds))
            while ids := match.actions():
                match.act(ids[int(random() * len(ids))])
                decisions += 1
        return decisions

    return work


def our_lean_matches(game: bh.Game, matches: int) -> Work:
    """`act` gives the ids that are legal next: nobody has to ask again."""
    seeds = iter(range(10**9))

    def work() -> float:
        decisions = 0
        for _ in range(matches):
            match = game.new(next(seeds))
            ids = match.actions()
            while ids:
                ids = match.act(ids[int(random() * len(ids))])
                decisions += 1
        return decisions

    return work


def our_walk(game: bh.Game, steps: int) -> Work:
    """One match after another without a record, each dealt anew."""
    walk = game.walk(1)

    def work() -> float:
        ids = walk.ids
        step = walk.step
        for _ in range(steps):
            ids = step(ids[int(random() * len(ids))])
        return steps

    return work


def our_copies(game: bh.Game, matches: int) -> Work:
    start = game.new(1)

    def work() -> float:
        decisions = 0
        for _ in range(matches):
            match = start.copy()
            while ids := match.actions():
                match.act(ids[int(random() * len(ids))])
                decisions += 1
        return decisions

    return work


def their_matches(matches: int) -> Work:
    game = pyspiel.load_game(THEIR_GAME)

    def work() -> float:
        decisions = 0
        for _ in range(matches):
            state = game.new_initial_state()
            while state.is_chance_node():
                rolls = state.legal_actions()
                state.apply_action(rolls[int(random() * len(rolls))])
            while ids := state.legal_actions():
                state.apply_action(ids[int(random() * len(ids))])
                decisions += 1
        return decisions

    return work


def their_clones(matches: int) -> Work:
    start = pyspiel.load_game(THEIR_GAME).new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.legal_actions()[0])

    def work() -> float:
        decisions = 0
        for _ in range(matches):
            state = start.clone()
            while ids := state.legal_actions():
                state.apply_action(ids[int(random() * len(ids))])
                decisions += 1
        return decisions

    return work


def run(quick: bool) -> list[Figure]:
    matches, rounds = (200, 1) if quick else (20_000, 9)
    game = reduced()
    runs = duel(
        rounds,
        our_matches(game, matches),
        their_matches(matches),
        our_lean_matches(game, matches),
        our_walk(game, 5 * matches),
        our_copies(game, matches),
        their_clones(matches),
    )
    whole, their_whole, lean, walk, copies, clones = ([e / 1e6 for e in found] for found in runs)
    unit, peer = "M decisions/s", "pyspiel from Python"
    return [
        Figure(
            "stepped from Python, whole matches", unit, whole, their_whole, peer, goal="≥ 1.5×",
            note="The same loop on both sides: legal ids, `ids[int(random() * len(ids))]`, apply. "
            "With the deal: theirs steps ten chance nodes, ours hashes the seed and keeps a "
            "record. Only decisions are counted.",
        ),
        Figure(
            "the same, ids as `act` gives them", unit, lean, their_whole, peer,
            note="`ids = match.act(…)` spares the next call of `match.actions()`.",
        ),
        Figure(
            "the same, `game.walk()`", unit, walk, their_whole, peer,
            note="One match after another, dealt anew, without record or seed of their own.",
        ),
        Figure(
            "stepped from Python, from a dealt state", unit, copies, clones, peer, goal="≥ 1.5×",
            note="The same loop; ours copies a match, theirs clones a state.",
        ),
    ]  # fmt: skip
