"""Asks somebody what he does: with every hand that he may hold in a position."""

import inspect
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from bluffhouse.core.errors import Refused
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.core.numbers import counted
from bluffhouse.core.quoting import shown
from bluffhouse.core.room import State
from bluffhouse.core.seeds import Seed
from bluffhouse.learn.asking import ask_all, compiled_policy
from bluffhouse.learn.deal import Floats, Pair
from bluffhouse.learn.model import Model
from bluffhouse.learn.survey import CHANCE, END, Situation
from bluffhouse.learn.table import Step
from bluffhouse.learn.tree import Numbers


class Place(NamedTuple):
    """Where somebody is asked: whose turn it is, and what he may do."""

    game: Game
    player: int
    actions: tuple[int, ...]

    def words(self) -> list[str]:
        return [self.game.words[action] for action in self.actions]


How = Callable[[Place, list[Match]], Floats]

_CLOSE = 1e-3  # chances that add up to 1 but for so much are taken; nets count in small numbers


class NoPolicy(Refused):
    """An answer that is no policy, and why."""


def poll(model: Model, player: Any, samples: int, tick: Callable[[int], None] | None) -> Numbers:
    """What `player` does everywhere with every hand: rows as in `tree`. Where a hand cannot be,
    all steps are alike to it."""
    counted(samples, "samples")
    policy = compiled_policy(model, player)
    if policy is not None:
        return ask_all(model, policy, tick)
    how = how_to_ask(player, samples)
    mix = np.zeros(model.shape, model.dtype)
    situations, tree = model.survey.situations, model.tree
    todo = [(len(situations) - 1, 0, _starts(model))]
    while todo:
        number, row, states = todo.pop()
        situation = situations[number]
        if situation.player != CHANCE:
            hands = len(model.hands[situation.player])
            mix[row : row + len(situation.steps), :hands] = _asked(model, situation, states, how)
            if tick is not None:
                tick(1)
        for k, (step, then) in enumerate(zip(situation.steps, situation.then, strict=True)):
            if then != END:
                below = row + int(tree.offset[tree.first[number] + k])
                todo.append((then, below, _after(model, states, step)))
    return mix


def _starts(model: Model) -> dict[Pair, State]:
    """Matches in which every hand is held; with all that the other may hold, if chance will have
    to do with it."""
    pairs = list(model.table.deal.pairs())
    if not any(situation.player == CHANCE for situation in model.survey.situations):
        chosen: dict[tuple[int, int], Pair] = {}
        for pair in pairs:
            for player in range(2):
                chosen.setdefault((player, pair[player]), pair)
        pairs = list(dict.fromkeys(chosen.values()))
    found = {pair: model.table.along(pair, model.survey.opening)[0] for pair in pairs}
    return {pair: state for pair, state in found.items() if state is not None}


def _after(model: Model, states: dict[Pair, State], step: Step) -> dict[Pair, State]:
    if isinstance(step, int):
        return {pair: model.table.after(state, step) for pair, state in states.items()}
    fallen = {pair: model.table.falls(state, None) for pair, state in states.items()}
    return {pair: falls[step][1] for pair, falls in fallen.items() if step in falls}


def _asked(model: Model, situation: Situation, states: dict[Pair, State], how: How) -> Floats:
    """What somebody does in a position: a row for each step, a column for each hand."""
    hands = len(model.hands[situation.player])
    asked = np.full((len(situation.steps), hands), 1 / len(situation.steps))
    matches: dict[int, Match] = {}
    for pair, state in states.items():
        own = pair[situation.player]
        if own not in matches:
            matches[own] = as_seen(model.game, state, situation.player)
    actions = tuple(step for step in situation.steps if isinstance(step, int))
    place = Place(model.game, situation.player, actions)
    asked[:, list(matches)] = how(place, list(matches.values()))
    return asked


def as_seen(game: Game, state: State, player: int) -> Match:
    """A match that has come to a state, as a player may imagine it."""
    plain = np.frombuffer(state.tobytes(), game.room.state)
    return Match(game, Seed.of(0), game.memory(plain)).imagine(player, 0)


def how_to_ask(player: Any, samples: int) -> How:
    """How somebody is asked what he does with each of some hands (a row a move, a column a match):
    a bot, a function of a view, or one of observations and masks."""
    if hasattr(player, "decide"):
        return partial(_by_bot, player, counted(samples, "samples"))
    return partial(_by_view if _takes(player) == 1 else _by_net, player)


def _takes(player: Any) -> int:
    """Of how many things a function makes its answer."""
    if isinstance(player, str):
        raise NoPolicy("policy-name", value=shown(player))
    if not callable(player):
        raise NoPolicy("policy-nobody", value=shown(player))
    for number in (2, 1):
        try:
            inspect.signature(player).bind(*[None] * number)
        except TypeError:
            continue
        except ValueError:  # written in C: it does not say
            pass
        return number
    raise NoPolicy("policy-nobody", value=shown(player))


def _by_bot(bot: Any, samples: int, place: Place, matches: list[Match]) -> Floats:
    answers = [
        [_in_words(place, bot.decide(match, place.player).probabilities) for match in matches]
        for _ in range(samples)
    ]
    return np.asarray(np.mean(answers, axis=0).T, np.float64)


def _by_view(function: Callable[[Any], Any], place: Place, matches: list[Match]) -> Floats:
    answers = [function(match.view(place.player)) for match in matches]
    return np.array([_in_words(place, answer) for answer in answers]).T


def _in_words(place: Place, answer: Mapping[str, float]) -> Floats:
    words = place.words()
    if not isinstance(answer, Mapping):
        raise NoPolicy("policy-words", value=shown(answer))
    for move, chance in answer.items():
        if move not in words and chance:
            raise NoPolicy("policy-illegal", move=shown(move), moves=", ".join(words))
    return _shares([answer.get(word, 0.0) for word in words])


def _by_net(net: Callable[..., Any], place: Place, matches: list[Match]) -> Floats:
    """The answers of a net, which sees all hands at once."""
    legal = list(place.actions)
    masks = np.zeros((len(matches), len(place.game.words)), bool)
    masks[:, legal] = True
    seen = np.array([match.observe(place.player) for match in matches])
    given = net(seen, masks)
    answer = _numbers(given)
    if answer is None or answer.shape != masks.shape:
        told = shown(given) if answer is None else str(answer.shape)
        raise NoPolicy("policy-shape", given=told, due=str(masks.shape))
    wrong = np.argwhere((np.abs(answer) > _CLOSE) & ~masks)
    if len(wrong):
        move, moves = place.game.words[int(wrong[0][1])], place.words()
        raise NoPolicy("policy-illegal", move=move, moves=", ".join(moves))
    return np.array([_shares(row[legal]) for row in answer]).T


def _shares(given: Any) -> Floats:
    chances = _numbers(given)
    if chances is None or not np.isfinite(chances).all() or (chances < 0).any():
        raise NoPolicy("policy-shares", value=shown(given))
    total = chances.sum()
    if abs(total - 1) > _CLOSE:
        raise NoPolicy("policy-shares", value=shown(chances.tolist()))
    return np.asarray(chances / total, np.float64)


def _numbers(given: Any) -> Floats | None:
    """What was answered, as an array; None if it is none."""
    try:
        return np.asarray(given, np.float64)
    except (TypeError, ValueError):
        return None
