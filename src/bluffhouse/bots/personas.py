"""Personas: characters on top of any level, who lean to what they like."""

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bluffhouse.bots.decision import Decision, Player, Why
from bluffhouse.bots.seat import Seat
from bluffhouse.core.temper import Temper


@dataclass(frozen=True, slots=True)
class Persona:
    """How much likelier a move is for a bluff, a doubt or a risk in it: e to the power of this."""

    bluff: float = 0.0
    doubt: float = 0.0
    risk: float = 0.0

    def lean(self, temper: Temper) -> float:
        return self.bluff * temper.bluff + self.doubt * temper.doubt + self.risk * temper.risk


#: The characters; the text `web-persona` names them.
PERSONAS = {
    "honest": Persona(bluff=-5.0),
    "cautious": Persona(bluff=-2.0, doubt=-1.0, risk=-2.0),
    "reckless": Persona(bluff=2.0, doubt=-0.5, risk=1.5),
    "suspicious": Persona(doubt=3.0),
}
_WILFUL = 0.015  # of decisions are open to what the level would not do, and the character would
_SLIGHTLY = 1e-9  # leanings that differ by less are alike


class Character:
    """A player who decides like another one, and leans to what his persona likes."""

    def __init__(self, player: Player, name: str) -> None:
        self._player, self._name = player, name

    def choose(self, seat: Seat, rng: random.Random) -> str:
        return self.act(seat, seat.legal, rng).move

    def act(self, seat: Seat, legal: Sequence[str], rng: random.Random) -> Decision:
        decision = self._player.act(seat, legal, rng)
        leans = leanings(PERSONAS[self._name], seat, legal)
        mixture = leant(decision.probabilities, leans)
        move = rng.choices(list(mixture), list(mixture.values()))[0]
        why = Why(f"bot-why-{self._name}", {"share": mixture[move]})
        return Decision(move, mixture, decision.value, why)


def leanings(persona: Persona, seat: Seat, legal: Sequence[str]) -> dict[str, float]:
    """How much a persona leans to each move, by what the seat knows."""
    temper = seat.game.room.temper
    return {move: persona.lean(temper(seat.game, seat.view, move)) for move in legal}


def leant(mixture: Mapping[str, float], leans: Mapping[str, float]) -> dict[str, float]:
    """A mixture of moves, shifted to those that are leant to, even if the level knows one only."""
    usual = sum(share * leans[move] for move, share in mixture.items())
    rather = [move for move, lean in leans.items() if lean > usual + _SLIGHTLY]
    if max(leans.values()) - min(leans.values()) < _SLIGHTLY:
        return dict(mixture)
    open_to = dict.fromkeys(rather, _WILFUL / len(rather)) if rather else {}
    rest = 1 - sum(open_to.values())
    shifted = {
        move: (rest * share + open_to.get(move, 0.0)) * math.exp(leans[move])
        for move, share in mixture.items()
    }
    total = sum(shifted.values())
    return {move: share / total for move, share in shifted.items()}
