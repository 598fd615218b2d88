"""Our table server beside boardgame.io, and what only ours has to stand."""

import tempfile
from pathlib import Path

from benchmarks.measure import Figure


def run(quick: bool) -> list[Figure]:
    from benchmarks.server import boardgameio, ours, resilience, scenarios

    ours.compile_games()
    rounds = 1 if quick else 3
    wires = [ours, boardgameio] if boardgameio.installed() else [ours]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        return [
            *scenarios.play(wires, rounds, quick, folder),
            *scenarios.memory(wires, rounds, quick, folder),
            *resilience.searches(rounds, quick, folder),
            *resilience.reconnects(rounds, quick, folder),
            *resilience.crashes(quick, folder),
        ]
