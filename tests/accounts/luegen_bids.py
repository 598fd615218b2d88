"""Lügen: bids, and the roll-off for the start. Used by the account in luegen.py."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Bid:
    """LU-5: a count and a face."""

    count: int
    face: int

    def text(self) -> str:
        return f"{self.count}x{self.face}"


def read_bid(text: str) -> Bid:
    """LU-5: `6x5` is at least six fives. Canonical words only."""
    if not isinstance(text, str) or text.count("x") != 1:
        raise ValueError(f"not a bid: {text!r}")
    count_text, face_text = text.split("x")
    if not (count_text.isdecimal() and face_text.isdecimal()):
        raise ValueError(f"not a bid: {text!r}")
    bid = Bid(int(count_text), int(face_text))
    if bid.text() != text or bid.count < 1 or not 1 <= bid.face <= 6:
        raise ValueError(f"not a bid: {text!r}")
    return bid


def rolloff_starter(throws: list[list[int | None]], players: int) -> int:
    """LU-3: everybody rolls one die; those tied for the highest roll again until one is left.

    Takes the `rolloff` of a view of a half and tells who starts; ValueError if it is not a
    proper roll-off.
    """
    rollers = list(range(players))
    for number, throw in enumerate(throws):
        if len(throw) != players:
            raise ValueError("a throw is a list a player")
        for player in range(players):
            if player in rollers and throw[player] not in (1, 2, 3, 4, 5, 6):
                raise ValueError(f"player {player} has to roll in throw {number}")
            if player not in rollers and throw[player] is not None:
                raise ValueError(f"player {player} does not roll in throw {number}")
        highest = max(die for die in throw if die is not None)
        rollers = [player for player in rollers if throw[player] == highest]
        if len(rollers) == 1 and number != len(throws) - 1:
            raise ValueError("a throw too many")
    if len(rollers) != 1:
        raise ValueError("the roll-off is not finished")
    return rollers[0]
