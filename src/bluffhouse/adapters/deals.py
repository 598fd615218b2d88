"""Deals for toolkits in which chance has nodes of its own: listed one by one, or told by a key."""

import random
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.hands import Hands
from bluffhouse.core.match import Match
from bluffhouse.core.plan import CHANCE
from bluffhouse.core.seeds import Seed, chance_of

_TRIALS = 64  # matches that are played to see whether chance falls after the deal


class Undealt(Match):
    """A match that waits for chance to be told, where others let it fall by themselves."""

    __slots__ = ()

    @classmethod
    def dealt_by(cls, game: Game, outcome: int) -> "Undealt":
        match = cls(game, Seed.of(outcome), bytearray(game.blank_memory))
        match._answer = match.game.rules.begin(match._at, chance_of(match._key, 0))
        return match

    @property
    def waits(self) -> bool:
        """Whether dice or cards must fall before anybody acts."""
        return self._answer == CHANCE

    def fall(self, outcome: int) -> None:
        self._answer = self.game.rules.fall(self._at, chance_of(Seed.of(outcome).key(), 0))

    def _fallen(self, answer: int, player: int, action: int) -> int:
        return answer if answer == CHANCE else super()._fallen(answer, player, action)


class Deals:
    """All deals of a game for two whose only secret is a hand, and only chance the deal of it."""

    def __init__(self, game: Game, room: Hands) -> None:
        self._game = game
        self._room = room
        found = room.hands(game)
        self.hands = list(found)
        self.chances: list[float] = list(found.values())
        self._dealt: dict[tuple[int, ...], Match] = {}

    def __reduce__(self) -> Any:
        return _listed, (self._game,)

    def match(self, hands: tuple[int, ...]) -> Match:
        """A match that was dealt these hands, by their numbers."""
        if hands not in self._dealt:
            dealt = (self.hands[hand] for hand in hands)
            self._dealt[hands] = self._game.position(
                {**self._room.position(self._game, *dealt), "seed": 0}
            )
        return self._dealt[hands].copy()

    def falls_again(self) -> bool:
        """Whether chance decides anything after the deal, in some matches at random."""
        rng = random.Random(1)
        for _ in range(_TRIALS):
            dealt = self.match((rng.randrange(len(self.hands)), rng.randrange(len(self.hands))))
            match = Undealt(self._game, dealt.seed, self._game.memory(dealt.state()))
            match._answer = match.game.rules.resume(match._at, 0)
            while not match.over:
                if match.waits:
                    return True
                player = rng.choice(match.actors)
                match.act(rng.choice(match.actions(player)), player)
        return False


def deals_of(game: Game) -> tuple[Deals | None, str]:
    """The deals of a game, or why they cannot be listed."""
    hands = game.room.hands
    if hands is None or not hasattr(hands, "hands"):  # or pairs of hands, which are not listed here
        return None, f"{game.id}: its deals are too many to list; chance must be sampled"
    why = f"{game.id}: deals can only be listed with {hands.REDUCED}; else chance must be sampled"
    if game.players != 2:
        return None, why
    deals = Deals(game, hands)
    return (None, why) if deals.falls_again() else (deals, "")


def _listed(game: Game) -> Deals | None:
    return deals_of(game)[0]
