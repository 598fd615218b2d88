"""Lügen: why a move is good advice, counted as players do: one's own, and a third of the rest."""

from collections.abc import Mapping
from typing import Any

from bluffhouse.core.advice import Advice
from bluffhouse.core.room import Chosen


def advise(game: Chosen, view: Mapping[str, Any], move: str) -> Advice:
    """The calculator's move, and what the table may hold of what it is about."""
    said = view["bid"] if move == "liar" else move
    count, face = map(int, said.split("x"))
    wild = int(game.options["wild"])
    own = sum(die in (face, wild) for die in view["dice"][view["me"]])
    hidden = int(game.options["dice"]) * (sum(view["active"]) - 1)
    share = 6 if face == wild or not wild else 3  # one face in six, or two
    about = own + round(hidden / share)
    told = {"own": own, "hidden": hidden, "share": share, "about": about}
    if move == "liar":
        return Advice(move, "liar", told)
    return Advice(move, "likely" if count <= about else "brave", told)
