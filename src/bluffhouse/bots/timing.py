"""How long bots take over a decision: time of one core, whatever else the machine does."""

import time
from random import Random

from bluffhouse.bots.bot import Bot
from bluffhouse.core.game import Game
from bluffhouse.core.match import Match

_MATCHES = 5  # out of which choices are taken, at least
Choice = tuple[Match, int]  # and who has it


def choices(game: Game, count: int) -> list[Choice]:
    """Choices out of matches of calculators, of all kinds alike: what is quick in a draft may not
    be so in play."""
    kinds: dict[str, list[Choice]] = {}
    seed = 0
    while seed < _MATCHES or sum(map(len, kinds.values())) < count:
        match, bot = game.new(seed), Bot("calculator", seed)
        while not match.over:
            player = match.actors[0]
            actions = match.actions(player)
            if len(actions) > 1:
                kind = game.room.label(game, actions[0])["key"]
                kinds.setdefault(kind, []).append((match.copy(), player))
            match.play(bot.choose(match, player), player)
        seed += 1
    for of in kinds.values():
        Random(0).shuffle(of)
    found: list[Choice] = []
    while len(found) < count:
        found += [of.pop() for of in kinds.values() if of]
    return found[:count]


def seconds(level: str, asked: list[Choice]) -> list[float]:
    """How long a level takes over each choice."""
    taken = []
    for number, (match, player) in enumerate(asked):
        bot = Bot(level, number)
        begun = time.process_time()
        bot.choose(match, player)
        taken.append(time.process_time() - begun)
    return taken


def slowest(level: str, asked: list[Choice]) -> float:
    """Seconds for the slowest choice; what is done once is not measured."""
    seconds(level, asked[:2])
    return max(seconds(level, asked))
