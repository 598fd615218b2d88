"""A record as a story that can be stepped through, from any seat."""

from typing import Any

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
