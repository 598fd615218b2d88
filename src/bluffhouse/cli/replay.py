"""`bluffhouse replay`: a record as a story that can be stepped through, from any seat."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bluffhouse.cli import checks
from bluffhouse.cli.files import read_json
from bluffhouse.cli.people import names_in
from bluffhouse.cli.sitting import plain as make_plain
from bluffhouse.core.match import Match
from bluffhouse.core.picture import Picture, View
from bluffhouse.core.record import begin, play_recorded
from bluffhouse.core.story import story, tell
from bluffhouse.core.words import Words, words


class Film:
    """All positions of a recorded match, seen from a seat that can be changed."""

    def __init__(self, record: Any, lang: str) -> None:
        match, moves = begin(make_plain, record)
        self.frames: list[Match] = [match.copy()]
        for number, (player, move) in enumerate(moves, 1):
            play_recorded(match, number, player, move)
            self.frames.append(match.copy())
        self.match = match
        self.words: Words = words(lang, match.game.id)
        self.names = names_in(record, match.game.players, self.words)
        self.picture: Picture = match.game.room.picture(match.game.options, self.words, self.names)

    @property
    def players(self) -> int:
        return self.match.game.players

    def view(self, number: int, seat: int | None) -> View:
        return self.frames[number].view(seat)

    def told(self, seat: int | None) -> list[list[str]]:
        """The lines of the log for every move, as a viewer heard them."""
        return [
            [tell(event, self.words, self.names, seat) for event in chapter.events]
            for chapter in story(self.match, seat)
        ]

    def seat_name(self, seat: int | None) -> str:
        if seat is None:
            return self.words.say("ui-spectator")
        return self.words.say("ui-seat", seat=seat, player=self.names[seat])


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
