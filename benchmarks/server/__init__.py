"""Our table server beside boardgame.io, and what only ours has to stand."""

import tempfile
from pathlib import Path

from benchmarks.measure import Figure

#: What can be run by itself.
PARTS = ("saturated", "paced", "memory", "searches", "reconnects", "crashes")


def run(quick: bool, only: str = "") -> list[Figure]:
    from benchmarks.server import boardgameio, ours, resilience, scenarios

    ours.compile_games()
    rounds = 1 if quick else 3
    wires = [ours, boardgameio] if boardgameio.installed() else [ours]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wanted = [load for load in scenarios.loads(quick) if only in ("", load.part)]
        figures = scenarios.play(wires, wanted, rounds, quick, folder) if wanted else []
        if only in ("", "memory"):
            figures += scenarios.memory(wires, rounds, quick, folder)
        if only in ("", "searches"):
            figures += resilience.searches(rounds, quick, folder)
        if only in ("", "reconnects"):
            figures += resilience.reconnects(rounds, quick, folder)
        if only in ("", "crashes"):
            figures += resilience.crashes(quick, folder)
        return figures
