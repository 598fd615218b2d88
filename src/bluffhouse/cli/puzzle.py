"""`bluffhouse puzzle`: a position a day, with its answer; and how new ones are found."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bluffhouse.cli import checks, completing
from bluffhouse.cli.running import Language, SeedNumber, checked_files

if TYPE_CHECKING:
    from datetime import date

PuzzleGame = Annotated[
    str | None,
    typer.Argument(
        help="Of which game; without one, of the game whose turn it is.",
        show_default=False,
        autocompletion=completing.games,
    ),
]


def puzzle(
    game: PuzzleGame = None,
    date: Annotated[
        str | None, typer.Option(metavar="YYYY-MM-DD", help="Of which day; without one, today.")
    ] = None,
    make: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Find new puzzles, and write them there.")
    ] = None,
    count: Annotated[str, typer.Option(metavar="N", help="How many to find.")] = "12",
    playouts: Annotated[
        str, typer.Option(metavar="N", help="How hard to think before one counts as found.")
    ] = "2000",
    seed: SeedNumber = None,
    lang: Language = None,
) -> None:
    """What would you do? A position a day, and why the answer is right."""
    import sys

    spoken, day = checks.language(lang), _day(date)
    name = None if game is None else checks.game(game)
    if make is not None:
        _make(name, make, count, playouts, seed, spoken)
        return
    from bluffhouse.arena.puzzles.posing import posed
    from bluffhouse.cli.puzzling import Asker

    Asker(posed(day, name), spoken).ask(sys.stdin, sys.stdout)


def _day(given: str | None) -> "date":
    from datetime import date

    from bluffhouse.core.errors import OptionError
    from bluffhouse.core.quoting import typed

    if given is None:
        return date.today()
    try:
        return date.fromisoformat(given)
    except ValueError:
        raise OptionError("puzzle-date", value=typed(given)) from None


def _make(
    game: str | None, file: Path, count: str, playouts: str, seed: str | None, lang: str
) -> None:
    from datetime import UTC, datetime

    import msgspec
    from rich.console import Console

    from bluffhouse.arena.puzzles import Mine, mined
    from bluffhouse.core import finder
    from bluffhouse.core.errors import OptionError
    from bluffhouse.core.puzzle import FORMAT, NoPuzzle, Puzzles
    from bluffhouse.core.weights import rules_of
    from bluffhouse.core.words import words

    if game is None:
        raise OptionError("puzzle-which")
    checked_files(None, None, file)
    most = checks.whole(count, "--count", 1, 1000)
    effort = checks.whole(playouts, "--playouts", 100, 1_000_000)
    luck, say = checks.seed(seed) or 0, words(lang, game).say
    with Console(stderr=True).status("") as status:

        def tick(found: int, matches: int) -> None:
            status.update(say("puzzle-mining", found=found, count=most, matches=matches))

        puzzles = mined(Mine(game, most, luck, effort), tick)
    if not puzzles:
        raise NoPuzzle("puzzle-none", room=game)
    command = f"bluffhouse puzzle {game} --make FILE --count {most} --playouts {effort}"
    made = Puzzles(
        format=FORMAT, game=game, rules=rules_of(finder.folder(game)),
        date=datetime.now(UTC).date().isoformat(), command=f"{command} --seed {luck}",
        puzzles=puzzles,
    )  # fmt: skip
    file.write_bytes(b"".join(_lines(msgspec.json.encode(made))))
    typer.echo(say("puzzle-made", count=len(puzzles), room=game, file=str(file)))


def _lines(told: bytes) -> list[bytes]:
    """JSON with a line for each puzzle: so that a change of one is a change of one line."""
    return [told.replace(b'{"kind":', b'\n{"kind":').replace(b"]}]}", b"]}\n]}"), b"\n"]
