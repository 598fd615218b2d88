"""How long bots take over a decision, at tables of two and four: time of one core, whatever else
the machine does."""

import time
from random import Random

import bluffhouse as bh
from benchmarks.measure import Figure
from bluffhouse.bots import Bot

# Level, unit, seconds of it, and what the slowest decision may take.
LEVELS = (("calculator", "µs", 1e-6, "< 1000 µs"), ("thinker", "ms", 1e-3, "< 300 ms"))


def positions(game: bh.Game, count: int) -> list[tuple[bh.Match, int]]:
    """Choices out of matches of calculators, from all over their course."""
    found: list[tuple[bh.Match, int]] = []
    seed = 0
    while len(found) < count:
        match, bot, choices = game.new(seed), Bot("calculator", seed), []
        while not match.over:
            player = match.actors[0]
            if len(match.actions(player)) > 1:
                choices.append((match.copy(), player))
            match.play(bot.choose(match, player), player)
        few = max(1, count // 5)  # of every match
        found += Random(seed).sample(choices, min(few, len(choices)))
        seed += 1
    return found[:count]


def seconds(level: str, choices: list[tuple[bh.Match, int]]) -> list[float]:
    taken = []
    for number, (match, player) in enumerate(choices):
        bot = Bot(level, number)
        begun = time.process_time()
        bot.choose(match, player)
        taken.append(time.process_time() - begun)
    return taken


def run(quick: bool) -> list[Figure]:
    count, rounds = (2, 1) if quick else (40, 2)
    figures = []
    for name in bh.games():
        for players in (2, 4):
            choices = positions(bh.make(name, players=players), count)
            for level, unit, of, goal in LEVELS:
                seconds(level, choices[:2])  # what is done once is not measured
                runs = [seconds(level, choices) for _ in range(rounds)]
                slowest = [max(run) / of for run in runs]
                label = f"{level}'s slowest decision of {count}, {name} with {players}"
                figures.append(Figure(label, unit, slowest, goal=goal, smaller_is_better=True))
    return figures
