"""Makes the numbers anew that bots and odds go by.

python -m fits                         which files there are, and where they come from
python -m fits GAME                    make all files of a game anew: minutes to an hour
python -m fits GAME NAME …             some of them
python -m fits GAME --share 0.01 --out DIR   a try, with a hundredth of what is usually looked at
python -m fits GAME --stamp WHY        nothing is made: the rules were only written otherwise
"""

import argparse
import importlib
import os
import pkgutil
import subprocess
import sys
from pathlib import Path

from bluffhouse.core.weights import SETTING, WeightsError, origin_of
from bluffhouse.games import ids
from fits.fit import Fit

HERE = Path(__file__).parent


def games() -> list[str]:
    """Those that have numbers to be made."""
    here = {found.name for found in pkgutil.iter_modules([str(HERE)])}
    return [game for game in ids() if game in here]


def fits_of(game: str) -> dict[str, Fit]:
    """A game's files of numbers, by name."""
    fits: tuple[Fit, ...] = importlib.import_module(f"fits.{game}").FITS
    return {fit.name: fit for fit in fits}


def main() -> None:
    os.environ[SETTING] = "any"  # bots play as well as they can while their numbers are made
    parser = _parser()
    asked = parser.parse_args()
    if asked.game is None:
        for game in games():
            _tell(game)
        return
    if asked.game not in games():
        parser.error(f"no numbers are made for {asked.game!r}: choose from {', '.join(games())}")
    fits = fits_of(asked.game)
    for name in asked.names:
        if name not in fits:
            parser.error(f"{asked.game} has no {name!r}: choose from {', '.join(fits)}")
    if not 0 < asked.share <= 1:
        parser.error("a share is more than 0, and at most 1")
    if asked.share != 1 and asked.out is None:
        parser.error("a share of the work makes poor numbers: say with --out DIR where they go")
    _do(asked, [fits[name] for name in asked.names or fits])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m fits",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?")
    parser.add_argument("names", nargs="*", metavar="name")
    parser.add_argument("--share", type=float, default=1, help="of what is usually looked at")
    parser.add_argument("--out", type=Path, metavar="DIR", help="write there, not into the room")
    parser.add_argument("--stamp", metavar="WHY", help="the numbers hold for these rules, because")
    return parser


def _do(asked: argparse.Namespace, fits: list[Fit]) -> None:
    if asked.stamp:
        for fit in fits:
            fit.stamp(asked.game, asked.stamp)
        _tell(asked.game)
    elif len(fits) > 1:  # each in a process of its own: it plays by what the one before has made
        for fit in fits:
            again = [sys.executable, "-m", "fits", asked.game, fit.name, f"--share={asked.share}"]
            subprocess.run([*again, *([f"--out={asked.out}"] if asked.out else [])], check=True)
    else:
        if asked.out:
            asked.out.mkdir(parents=True, exist_ok=True)
        made = fits[0].run(asked.game, asked.share, asked.out)
        print(f"{asked.game} {fits[0].name}: {_listed(made.score)}")


def _tell(game: str) -> None:
    for name, fit in fits_of(game).items():
        try:
            origin = origin_of(fit.path(game))
        except (KeyError, OSError, WeightsError) as error:
            print(f"{game} {name}: {error}")
            continue
        print(f"{game} {name}: {origin.date}, {origin.command}; {_listed(origin.score)}")
        for note in origin.notes:
            print(f"    {note}")


def _listed(score: object) -> str:
    told = score.items() if isinstance(score, dict) else ()
    return ", ".join(f"{what} {number:.4g}" for what, number in told) or "no score is known"


if __name__ == "__main__":
    main()
