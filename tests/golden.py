"""Golden playthroughs: a whole match of each table as a text file, with every view.

`python -m tests.golden` writes them anew; `test_golden` compares them line by line. They are for
reading: whoever changes the rules sees in the diff what that does to a match.
"""

import json
import random
from pathlib import Path
from typing import Any

import bluffhouse as bh
from bluffhouse.core.story import Chapter, Storyteller, tell
from bluffhouse.core.words import LANGUAGES, words
from tests.trials import own

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Ada", "Boris", "Cleo", "Dimo", "Elke")

#: Game, options and seed, by the name of the file.
PLAYTHROUGHS: dict[str, tuple[str, dict[str, Any], int]] = {
    f"{game}{end}": (game, options, seed)
    for game in bh.games()
    for end, (options, seed) in own(game, "GOLDEN", {"": ({"players": 3}, 1)}).items()
}


def playthrough(game: str, options: dict[str, Any], seed: int) -> str:
    """A match played by a fixed hand, told to everybody."""
    match = bh.make(game, **options).new(seed)
    tellers = {lang: Storyteller(match, None) for lang in LANGUAGES}
    rng = random.Random(seed)
    lines = [
        f"game: {game}",
        f"options: {json.dumps(dict(match.game.options))}",
        f"seed: {match.record()['seed']}   commitment: {match.record()['commitment']}",
        f"actions: {len(match.game.words)}   observation: {match.game.observation_size}",
    ]
    shown: dict[str, Any] = {}
    while True:
        lines += _told(match, tellers)
        lines += _views(match, shown)
        if match.over:
            break
        player = match.actors[0]
        level = 1 if rng.random() < 0.8 else 0  # mostly sensible, sometimes wild
        match.play(match.suggest(player, level, rng.getrandbits(60)), player)
    lines += ["", f"result: {match.result}"]
    return "\n".join(lines) + "\n"


def _told(match: bh.Match, tellers: dict[str, Storyteller]) -> list[str]:
    lines = []
    for lang, teller in tellers.items():
        for chapter in teller.chapters():
            if lang == LANGUAGES[0]:
                lines += ["", _heading(match, chapter)]
            said = words(lang, match.game.id)
            lines += [f"  {lang}: {tell(e, said, NAMES, None)}" for e in chapter.events]
    return lines


def _heading(match: bh.Match, chapter: Chapter) -> str:
    if chapter.player is None:
        return "# the deal"
    player, move = match.moves[chapter.number - 1]
    return f"# {chapter.number}. player {player}: {move}"


def _views(match: bh.Match, shown: dict[str, Any]) -> list[str]:
    """Every view: what all see alike once, and only what changed since it was printed last."""
    views = {"spectator": match.view(None)}
    views |= {f"player {p}": match.view(p) for p in range(match.game.players)}
    lines = []
    for key in views["spectator"]:
        values = {who: _brief(key, view[key]) for who, view in views.items()}
        if len(set(values.values())) == 1:
            values = {"all": values["spectator"]}
        for who, value in values.items():
            if shown.get(key) != values and (shown.get(key, {}).get(who) != value):
                lines.append(f"  {who}: {key} = {value}")
        shown[key] = values
    return lines


def _brief(key: str, value: Any) -> str:
    if key == "moves" and len(value) > 24:
        return f"{' '.join(value[:10])} … {' '.join(value[-4:])}  ({len(value)})"
    if key == "moves":
        return " | ".join(value) or "none"
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, table in PLAYTHROUGHS.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(*table), encoding="utf-8")
        print(f"tests/golden/{name}.txt")


if __name__ == "__main__":
    main()
