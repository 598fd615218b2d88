"""`bluffhouse replay`: step through a record, or print it."""

from collections.abc import Sequence
from pathlib import Path

from bluffhouse.cli import checks
from bluffhouse.cli.files import read_json
from bluffhouse.cli.film import Film
from bluffhouse.core.picture import View


def replay(path: Path, seat: str | None, lang: str, *, plain: bool) -> None:
    film = Film(read_json(path), lang)
    viewer = None if seat is None else checks.whole(seat, "--seat", 0, film.players - 1)
    if plain:
        _print(film, viewer)
        return
    from bluffhouse.cli.table.app import OneScreenApp
    from bluffhouse.cli.table.replay import ReplayScreen

    OneScreenApp(ReplayScreen(film, viewer)).run()


def _print(film: Film, seat: int | None) -> None:
    """All chapters, with what the viewer saw after each."""
    say = film.words.say
    print(f"{say('name')}: {', '.join(film.names)}. {film.seat_name(seat)}.")
    before: View | None = None
    for number, lines in enumerate(film.told(seat)):
        view = film.view(number, seat)
        scene = film.picture.scene_spoken(before, view) if before is not None else []
        head = say("ui-move-number", number=number, last=len(film.frames) - 1)
        print(*_chapter(head, [*lines, *scene], film.picture.spoken(view)), sep="\n")
        before = view


def _chapter(head: str, told: Sequence[str], seen: Sequence[str]) -> list[str]:
    return ["", head, *told, *(f"    {line}" for line in seen)]
