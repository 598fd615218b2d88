"""City of Lies: why a move is good advice."""

from collections.abc import Mapping
from typing import Any

from bluffhouse.core.advice import Advice
from bluffhouse.core.room import Chosen

EVIDENCE = ("sure", "double", "hidden")
ANSWERS = ("allow", "block")
LEAST = ("discard", "give")


def advise(game: Chosen, view: Mapping[str, Any], move: str) -> Advice:
    """The calculator's move, and what it is good for."""
    verb, *rest = move.split()
    if verb in EVIDENCE:
        goal = view["goals"]["truth"]
        return Advice(move, verb, {"truth": view["truth"][view["me"]], "goal": goal})
    if verb in ANSWERS:
        return Advice(move, verb)
    if verb in LEAST:
        return Advice(move, "least")
    if not rest or not rest[0].isdigit():
        return Advice(move)
    target = int(rest[0])
    others = [t for p, t in enumerate(view["truth"]) if p != view["me"]]
    ahead = view["truth"][target] == max(others) and max(others) > 0
    return Advice(move, "ahead" if ahead else "weaken", {"rival": target})
