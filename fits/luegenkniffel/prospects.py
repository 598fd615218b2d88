"""Lügen-Kniffel: what cards are worth, found out by watching calculators fill them.

One move in twenty is any legal one, so that cards are seen, too,
which calculators would not have.
"""

from random import Random

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.core.loops import CALCULATOR
from bluffhouse.core.weights import Array
from bluffhouse.games.luegenkniffel import ROOM
from bluffhouse.games.luegenkniffel.mind.prospects import CARD
from bluffhouse.games.luegenkniffel.rules.dice import COMBINATIONS
from bluffhouse.games.luegenkniffel.rules.state import NOTHING, PLAYERS
from fits.fit import Fitted

WHIM = 20  # of so many moves one is made at random
KEYS = 1 << 62
LUCKS = np.geomspace(2.0, 90.0, 40)  # points, among which the likeliest is looked for


def watch(players: int, matches: int, seed: int) -> tuple[Array, Array, Array, Array]:
    """Every turn that began: facts of all cards, points secured, fields open on the fullest card;
    and the final scores."""
    game, chance = Game(ROOM, {"players": players}), Random(seed)
    cards, secured, fullest, finals = list[Array](), list[list[int]](), list[int](), list[Array]()
    for number in range(matches):
        match, turns = game.new(seed=seed * matches + number), 0
        while not match.over:
            s = match.state()[0]
            if s["said"] == NOTHING and s["rolls"] == 1:
                facts = np.empty((players, CARD))
                for p in range(players):
                    game.rules.card_facts(s, p, facts[p])
                cards.append(facts)
                secured.append([game.rules.secured(s, p) for p in range(players)])
                fullest.append(0 if s["closing"] else game.rules.fullest(s))
                turns += 1
            player = chance.choice(match.actors)
            if chance.randrange(WHIM):
                move = match.suggest(player, CALCULATOR, chance.randrange(KEYS))
            else:
                move = chance.choice(match.legal(player))
            match.play(move, player)
        assert match.result is not None
        finals += [np.array(match.result.scores)] * turns
    return np.array(cards), np.array(secured), np.array(fullest), np.array(finals)


def fit(cards: Array, secured: Array, fullest: Array, finals: Array) -> tuple[Array, Array]:
    """Points for each fact; and by how much scores miss what is expected by them, by the fields
    open on the fullest card."""
    rows, missing = cards.reshape(-1, CARD), (finals - secured).ravel()
    worths = np.linalg.lstsq(rows, missing, rcond=None)[0]
    expected = secured + cards @ worths
    won = finals == finals.max(axis=1, keepdims=True)
    won = won / won.sum(axis=1, keepdims=True)
    luck = np.empty(COMBINATIONS + 1)
    for fields in range(COMBINATIONS + 1):
        now = np.abs(fullest - fields) <= 1  # with its neighbours: few turns are seen of each
        luck[fields] = max(LUCKS, key=lambda luck: _likelihood(expected[now], won[now], luck))
    return worths, luck


def _likelihood(expected: Array, won: Array, luck: float) -> float:
    ahead = (expected - expected.max(axis=1, keepdims=True)) / luck
    shares = ahead - np.log(np.exp(ahead).sum(axis=1, keepdims=True))
    return float((won * shares).sum())


def make(size: int, seed: int) -> Fitted:
    """From so many matches at each table; the score is of a tenth as many that were not fitted."""
    tables, errors = list[tuple[Array, Array]](), list[float]()
    for players in range(2, PLAYERS + 1):
        tables.append(fit(*watch(players, size, seed)))
        errors.append(_miss(tables[-1][0], *watch(players, max(1, size // 10), seed + 1)))
    worths, luck = (np.array(part) for part in zip(*tables, strict=True))
    score = {"points missed on the average": float(np.mean(errors))}
    return Fitted({"worths": worths, "luck": luck}, score)


def _miss(worths: Array, cards: Array, secured: Array, fullest: Array, finals: Array) -> float:
    return float(np.abs(finals - secured - cards @ worths).mean())
