"""The nearest peers of the card and dice games: none has our games, so this compares families."""

import random
from collections.abc import Callable

import pyspiel
import rlcard
from rlcard.agents import RandomAgent

import bluffhouse as bh
from benchmarks.measure import Figure, Work, duel
from benchmarks.random_play import our_race
from tests.trials import own

#: A game of theirs, and how many of its matches make a round.
NONE: list[tuple[str, int]] = []


def ours(name: str, matches: int) -> Work:
    return our_race(bh.make(name, players=4, **own(name, "MEASURED", {})), matches)


def their_decisions(name: str, matches: int) -> float:
    """How many decisions a random match of theirs takes, chance not counted."""
    game, rng, decisions = pyspiel.load_game(name), random.Random(1), 0
    for _ in range(matches):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return decisions / matches


def open_spiel(name: str, matches: int) -> Work:
    """Whole matches of C++ bots, one call a match."""
    game = pyspiel.load_game(name)
    players = game.num_players()
    bots = [pyspiel.make_uniform_random_bot(p, p) for p in range(players)]
    decisions = their_decisions(name, 3)
    seeds = iter(range(10**9))

    def work() -> float:
        for _ in range(matches):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return matches * decisions

    return work


def rl_card(name: str, matches: int) -> Work:
    """Whole matches of its random agents, the documented way."""
    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def work() -> float:
        decisions = 0
        for _ in range(matches):
            trajectories, _ = env.run(is_training=False)
            decisions += sum(len(path) // 2 for path in trajectories)
        return decisions

    return work


def figure(name: str, peer: str, work: Callable[[], Work], rounds: int, matches: int) -> Figure:
    runs = duel(rounds, ours(name, matches), work())
    mine, other = ([each / 1e6 for each in found] for found in runs)
    return Figure(
        f"random play, {name} beside {peer}", "M decisions/s", mine, other, peer,
        note="Different games of one family, whole matches with chance on both sides; decisions "
        "are counted. Theirs is called once a match from Python.",
    )  # fmt: skip


def run(quick: bool) -> list[Figure]:
    scale, rounds, matches = (1, 1, 20) if quick else (10, 5, 5_000)
    figures = []
    families = ((open_spiel, "OpenSpiel", "OPEN_SPIEL"), (rl_card, "RLCard", "RLCARD"))
    for make, family, peers in families:
        for name in bh.games():
            for peer, count in own(name, peers, NONE):
                figures.append(
                    figure(
                        name, f"{family} {peer}", lambda m=make, p=peer, c=count: m(p, c * scale),
                        rounds, matches,
                    )
                )  # fmt: skip
    return figures
