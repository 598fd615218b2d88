"""Asks a bot that is compiled with the rules, in every position with every hand, by the million."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.bots import Bot, policy_of
from bluffhouse.bots.policy import TRIES
from bluffhouse.bots.thinking import loops as search_loops
from bluffhouse.bots.thinking.doors import doors_of as search_doors
from bluffhouse.core import chance, plan
from bluffhouse.core import loops as house_loops
from bluffhouse.core.loops import RANDOM
from bluffhouse.core.press import Pressed, press
from bluffhouse.core.room import Room
from bluffhouse.learn import crowd
from bluffhouse.learn.model import Model
from bluffhouse.learn.survey import CHANCE
from bluffhouse.learn.tree import Ints, Numbers

Bytes = NDArray[np.uint8]

_AT_ONCE = 20_000  # positions between two chances to stop by Ctrl-C


def compiled_policy(model: Model, player: Any) -> int | None:
    """The compiled policy of a player who can be asked by the million; None: he cannot. Where
    chance decides later, hands are told apart by what it did, and everybody is asked one by one."""
    if not isinstance(player, Bot) or player.persona is not None:
        return None
    if any(situation.player == CHANCE for situation in model.survey.situations):
        return None
    return policy_of(player.level)


def ask_all(model: Model, policy: int, tick: Callable[[int], None] | None) -> Numbers:
    """What a compiled policy does everywhere: rows as in `tree`, the numbers that its bot tells."""
    game, tree, situations = model.game.settled(), model.tree, model.survey.situations
    loops, doors = _pressed(game.rules.compiled), _doors_of(game.room, game.rules.compiled)
    mix = np.zeros(model.shape, model.dtype)
    states, asked = _dealt(model)
    if policy == RANDOM:  # he does not look
        states, asked = states[:0], np.full_like(asked, -1)
    stack = np.zeros((tree.depth + 2, *states.shape), np.uint8)
    stack[1] = states
    course = np.zeros((tree.depth + 2, crowd.PLACES), np.int64)
    course[0, crowd.AT] = 1
    course[1] = len(situations) - 1, 0, -1
    actions = np.array([step for situation in situations for step in situation.steps], np.int64)
    memory = bytearray(game.blank_memory)
    at, flat = game.door(memory), np.frombuffer(memory, np.uint8)
    weights, counts = np.empty(len(game.words)), np.zeros(len(game.words), np.int64)
    while met := loops.ask_on(
        doors, at, flat, weights, game.place(weights), counts, tree.player, tree.first, tree.steps,
        tree.then, tree.offset, actions, asked, stack, course, policy, TRIES, mix, _AT_ONCE,
    ):  # fmt: skip
        if tick is not None:
            tick(met)
    return mix


def _dealt(model: Model) -> tuple[Bytes, Ints]:
    """Matches in which every hand is held by somebody; and which of them each player is asked in
    about each hand (−1: none)."""
    asked = np.full((2, model.shape[1]), -1)
    states: list[bytes] = []
    pairs = list(model.table.deal.pairs())
    for pair in sorted(pairs, key=lambda pair: pair[0] != pair[1]):  # equal hands serve two
        fresh = [player for player in range(2) if asked[player, pair[player]] < 0]
        if fresh:
            state, _ = model.table.along(pair, model.survey.opening)
            assert state is not None  # chance has nothing to decide in an opening
            for player in fresh:
                asked[player, pair[player]] = len(states)
            states.append(state.tobytes())
    return np.array([np.frombuffer(state, np.uint8) for state in states]), asked


@lru_cache(maxsize=2)
def _pressed(compiled: bool) -> Pressed:
    return press((plan, chance, house_loops, search_loops, crowd), compiled=compiled)


@lru_cache(maxsize=16)
def _doors_of(room: Room, compiled: bool) -> Any:
    if not compiled:
        return [*search_doors(room, compiled), room.interpreted.dream]
    from bluffhouse.core.addresses import address

    return np.array([*search_doors(room, compiled), address(room.compiled.dream, 3, int)])
