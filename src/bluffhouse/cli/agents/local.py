"""A chair at a match with bots, here in this process."""

import random

from bluffhouse.bots import Bot
from bluffhouse.cli.sitting import outcome
from bluffhouse.core.errors import Refused
from bluffhouse.core.match import Match
from bluffhouse.core.prompt import Prompter, SeatText
from bluffhouse.core.words import words
from bluffhouse.house import odds


class LocalChair:
    """The bots act at once: whenever the agent is asked, it is its turn, or the match is over."""

    def __init__(
        self, match: Match, seat: int, bots: list[str], lang: str, *, allow_odds: bool
    ) -> None:
        game = match.game
        self._match, self._me = match, game.seat(seat)
        self._allow_odds = allow_odds
        self.words = words(lang, game.id)
        self._rng = random.Random(str(match.seed))
        others = [player for player in range(game.players) if player != self._me]
        self._bots = {
            player: Bot(bots[k % len(bots)], self._rng.getrandbits(62))
            for k, player in enumerate(others)
        }
        self._texts = {
            rules: SeatText(game, self._me, lang, "brief" if rules else "none")
            for rules in (True, False)
        }
        self._prompters = {key: Prompter(match, text) for key, text in self._texts.items()}
        self._teller = Prompter(match, self._texts[False])  # of the news alone
        self._bots_act()

    def _bots_act(self) -> None:
        """Where several may act at once, each is as likely to be the first."""
        while not self._match.over:
            player = self._rng.choice(self._match.actors)
            if player == self._me:
                return
            self._match.play(self._bots[player].choose(self._match, player), player)

    def look(self, *, rules: bool) -> str:
        return self._prompters[rules].text()

    async def odds(self) -> list[str]:
        if not self._allow_odds:
            raise Refused("agent-odds-closed")
        told = odds(self._match, self._me) if self.my_turn else []
        return [odd.say(self.words, self._texts[False].names) for odd in told]

    async def move(self, text: str) -> None:
        self._match.play(text, self._me)
        self._bots_act()

    async def wait(self, seconds: float) -> None:
        """Nobody here lets the agent wait."""

    def news(self) -> list[str]:
        return self._teller.news()

    @property
    def my_turn(self) -> bool:
        return self._me in self._match.actors

    def results(self) -> list[tuple[str, str, bool]]:
        result = self._match.result
        if result is None:
            return []
        return outcome(self.words, self._texts[False].names, result.scores, result.winners)

    async def leave(self) -> None:
        """Nobody else is here."""
