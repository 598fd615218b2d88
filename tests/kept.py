"""Kept records: a few matches of every version of every game's rules, as they were written then.

`python -m tests.kept` adds those of the present versions; what is there it leaves alone, since a
record of an old version can never be made again. `test_versions` replays them all.
"""

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import bluffhouse as bh
from tests.golden import PLAYTHROUGHS

FOLDER = Path(__file__).parent / "kept"
MIDDLE = 20  # the move after which a kept position was written down


def keep(match: bh.Match) -> dict[str, Any]:
    """A match that is over, and what its rules then said about it."""
    result = match.result
    assert result is not None
    return {
        "record": match.record(),
        "legal": legal(match),
        "scores": list(result.scores),
        "winners": list(result.winners),
        "reason": result.reason,
    }


def legal(match: bh.Match) -> str:
    """What everybody could do at every step, as one hash."""
    shown = match.rewound()
    seen = hashlib.sha256()
    for number in range(match.played + 1):
        choices = [shown.legal(player) for player in range(match.game.players)]
        seen.update(json.dumps(choices).encode())
        if number < match.played:
            player, move = match.moves[number]
            shown.play(move, player)
    return seen.hexdigest()


def _played(match: bh.Match, rng: random.Random) -> bh.Match:
    while not match.over:
        player = rng.choice(match.actors)
        level = 1 if rng.random() < 0.8 else 0
        match.play(match.suggest(player, level, rng.getrandbits(60)), player)
    return match


def _from_the_middle(match: bh.Match, rng: random.Random) -> bh.Match:
    shown = match.rewound()
    for player, move in match.moves[:MIDDLE]:
        shown.play(move, player)
    return _played(shown.imagine(0, 7), rng)  # an imagined match is begun from a position


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (game, options, seed) in PLAYTHROUGHS.items():
        rng = random.Random(seed)
        dealt = _played(bh.make(game, **options).new(seed), rng)
        version = dealt.game.room.version
        matches = {f"{name}-v{version}": dealt}
        if name == game:
            matches[f"{name}-v{version}-position"] = _from_the_middle(dealt, rng)
        for stem, match in matches.items():
            path = FOLDER / f"{stem}.json"
            if not path.exists():
                path.write_text(json.dumps(keep(match), ensure_ascii=False) + "\n", "utf-8")
                print(f"tests/kept/{path.name}")


if __name__ == "__main__":
    main()
