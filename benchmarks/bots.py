"""How long bots take over a decision, at tables of two and four: time of one core, whatever else
the machine does."""

import bluffhouse as bh
from benchmarks.measure import Figure
from bluffhouse.bots.timing import choices, slowest

# Level, unit, seconds of it, and what the slowest decision may take.
LEVELS = (("calculator", "µs", 1e-6, "< 1000 µs"), ("thinker", "ms", 1e-3, "< 300 ms"))


def run(quick: bool) -> list[Figure]:
    count, rounds = (2, 1) if quick else (40, 2)
    figures = []
    for name in bh.games():
        for players in (2, 4):
            asked = choices(bh.make(name, players=players), count)
            for level, unit, of, goal in LEVELS:
                runs = [slowest(level, asked) / of for _ in range(rounds)]
                label = f"{level}'s slowest decision of {count}, {name} with {players}"
                figures.append(Figure(label, unit, runs, goal=goal, smaller_is_better=True))
    return figures
