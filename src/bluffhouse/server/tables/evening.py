"""The evening of a table: what its matches come to, whatever was played.

A match counts, when it is over, for who had each seat last: who leaves in the middle keeps his
match, though a bot plays it to the end, and who takes over from a bot takes the match over. A
person has a line from his first match on, and keeps it when he goes. docs/evening.md has the rules.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bluffhouse.core.options import Value
from bluffhouse.core.result import Result
from bluffhouse.server.messages.evening import EveningLine, EveningMatch, GameTally
from bluffhouse.server.tables.people import Person

MATCHES = 100  # that are told one by one


@dataclass(slots=True)
class Tally:
    """What somebody has got together in one game."""

    matches: int = 0
    won: int = 0
    share: float = 0.0
    points: int = 0


@dataclass(slots=True)
class Standing:
    """The line of one person."""

    person: Person
    since: int  # the number of his first match
    games: dict[str, Tally] = field(default_factory=dict)
    owes: int = 0

    def told(self, *, here: bool) -> EveningLine:
        tallies = self.games.values()
        return EveningLine(
            guest=self.person.id,
            name=self.person.name,
            avatar=self.person.avatar,
            here=here,
            since=self.since,
            matches=sum(tally.matches for tally in tallies),
            won=sum(tally.won for tally in tallies),
            share=round(sum(tally.share for tally in tallies), 6),
            owes=self.owes,
            games={
                game: GameTally(tally.matches, tally.won, tally.points)
                for game, tally in self.games.items()
            },
        )


@dataclass(frozen=True, slots=True)
class Ended:
    """A match that is over. A bot is told by its name."""

    number: int
    game: str
    at: int
    winners: tuple[Person | str, ...]
    owes: tuple[Person, ...]  # a bot's round is on the house

    def told(self) -> EveningMatch:
        return EveningMatch(
            self.number, self.game, self.at, _named(self.winners), _named(self.owes)
        )


def _named(who: Sequence[Person | str]) -> list[str]:
    return [one if isinstance(one, str) else one.name for one in who]


class Evening:
    """All matches of a table so far."""

    def __init__(self) -> None:
        self.lines: dict[int, Standing] = {}  # by guest
        self.ended: deque[Ended] = deque(maxlen=MATCHES)
        self.matches = 0
        self.house = 0  # rounds that are on the house: a bot was last
        self.options: dict[str, Mapping[str, Value]] = {}  # that each game was last played with

    def count(
        self, match: tuple[int, str, int], result: Result, last: Sequence[int],
        who: Sequence[Person | str],
    ) -> None:  # fmt: skip
        """A match (number, game, when) is over; `last`: the seats that are last, `who`: by seat."""
        number, game, at = match
        self.matches += 1
        winners = tuple(who[seat] for seat in result.winners)
        owes = tuple(one for seat in last if isinstance(one := who[seat], Person))
        self.house += len(last) - len(owes)
        self.ended.append(Ended(number, game, at, winners, owes))
        for seat, person in enumerate(who):
            if isinstance(person, Person):
                line = self.lines.setdefault(person.id, Standing(person, number))
                line.owes += seat in last
                tally = line.games.setdefault(game, Tally())
                tally.matches += 1
                tally.points += result.scores[seat]
                if seat in result.winners:
                    tally.won += 1
                    tally.share += 1 / len(result.winners)

    def forget(self, guest: int, name: str) -> None:
        """Somebody wants to be forgotten: his line stays, under another name."""
        if line := self.lines.get(guest):
            line.person.name, line.person.avatar = name, ""


def last_of(result: Result, *, fewer: bool) -> tuple[int, ...]:
    """Who owes a round: of those who lost, those with the worst score. Nobody, if nobody lost."""
    worst = max if fewer else min
    scores = [result.scores[seat] for seat in result.losers]
    return tuple(seat for seat in result.losers if result.scores[seat] == worst(scores))
