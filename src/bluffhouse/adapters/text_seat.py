"""A seat that is asked and answered in text, as frameworks for language models want it: one match
against bots, its prompts, what is said to a faulty answer, and the reward in the end."""

import random
from collections.abc import Sequence
from typing import Any

from bluffhouse.adapters.table import table
from bluffhouse.bots import Bot
from bluffhouse.core.numbers import counted, whole_number
from bluffhouse.core.prompt import Prompter, SeatText
from bluffhouse.core.quoting import shown

TRIES = 2  # answers to a question; after that the match is forfeited


class TextSeat:
    """Ask `prompt`, give it to the agent, give back what it says with `answer`, until `over`."""

    def __init__(
        self, game: str, *, seat: int = 0, bots: str | Sequence[str] = ("thumb",), seed: int = 0,
        lang: str = "en", tries: int = TRIES, **options: Any,
    ) -> None:  # fmt: skip
        """`options` are those of the rules; the bots take the other seats, clockwise, and over and
        over if they are fewer."""
        made = table(game, options)
        self._match, self._seat = made.new(seed), made.seat(seat)
        self._lang, self._tries = lang, counted(tries, "tries")
        number = whole_number(seed)
        self._rng = random.Random(seed if number is None else number)
        names = _names(bots)
        self._bots = {
            (self._seat + 1 + k) % made.players: Bot(
                names[k % len(names)], self._rng.getrandbits(62)
            )
            for k in range(made.players - 1)
        }
        self._first = Prompter(self._match, SeatText(made, self._seat, lang, "brief"))
        self._later = Prompter(self._match, SeatText(made, self._seat, lang, "none"))
        self.decisions = 0
        self.faults: list[str] = []  # unreadable, illegal
        self.forfeited = False
        self._in_a_row = 0
        self._bots_act()

    def _bots_act(self) -> None:
        while not self._match.over:
            player = self._rng.choice(self._match.actors)
            if player == self._seat:
                return
            self._match.play(self._bots[player].choose(self._match, player), player)

    @property
    def over(self) -> bool:
        return self._match.over or self.forfeited

    @property
    def prompt(self) -> str:
        """What is to be decided; the first one tells the rules."""
        return (self._later if self.decisions else self._first).text()

    def answer(self, text: str) -> str:
        """Play what an answer names; or what to tell the agent, if it names no legal move."""
        if self.over:
            raise ValueError("the match is over: make another seat")
        reply = self._match.reply(self._seat, text, self._lang)
        if reply.move is None:
            assert reply.fault is not None
            self.faults.append(reply.fault)
            self._in_a_row += 1
            self.forfeited = self._in_a_row >= self._tries
            return reply.why
        self._in_a_row = 0
        self.decisions += 1
        self._match.play(reply.move, self._seat)
        self._bots_act()
        return ""

    @property
    def share(self) -> float:
        """The share of the win, 1/k for each of k winners; nothing for who forfeited."""
        result = self._match.result
        if self.forfeited or result is None:
            return 0.0
        winners = result.winners or range(self._match.game.players)
        return (self._seat in winners) / len(winners)


def _names(bots: object) -> list[str]:
    if isinstance(bots, str):
        return [bots]
    if not isinstance(bots, Sequence):
        raise ValueError(f"bots are a name or a list of names, not {shown(bots)}")
    if not bots:
        raise ValueError("name at least one bot for the other seats")
    return list(bots)
