"""City of Lies: reading a position (the section Position of the rule file). Used by the account in
cityoflies.py, whose RULINGS 18 to 20 these are.
"""

from __future__ import annotations

from typing import Any

from .cityoflies_knowing import Knowing
from .cityoflies_table import NOTES, ON_TABLE, Table, is_number

POSITION_KEYS = {
    "round", "turn", "first", "hands", "deck", "discard", "table", "notes", "sabotage", "confused",
    "eliminated", "archetypes", "drawn", "plays", "evidence", "seed",
}  # fmt: skip


def read_position(match: Knowing, position: dict[str, Any]) -> None:
    """Fill a match whose options are read and in which nothing has happened yet."""
    for key in position:
        if key not in POSITION_KEYS:
            raise ValueError(f"unknown key: {key}")
    for key in ("round", "turn", "hands", "deck"):
        if key not in position:
            raise ValueError(f"{key} is required")
    read_round(match, position)
    read_cards(match, position)
    read_players(match, position)
    read_turn(match, position)
    check_undecided(match)


def read_round(match: Table, position: dict[str, Any]) -> None:
    """CL-4, CL-23: not past `max_rounds`."""
    match.round = position["round"]
    if not is_number(match.round) or not 1 <= match.round <= match.options["max_rounds"]:
        raise ValueError("no such round")


def read_cards(match: Knowing, position: dict[str, Any]) -> None:
    """Cards: at most those of the box."""
    match.hands = [list_of_cards(hand) for hand in one_each(match, position["hands"])]
    match.deck = list_of_cards(position["deck"])
    match._look_at_deck()
    match.discard = list_of_cards(position.get("discard", []))
    nothing: list[Any] = [{}] * match.players
    table = one_each(match, position.get("table", nothing))
    match.table = [counts(given, ON_TABLE) for given in table]
    notes = one_each(match, position.get("notes", nothing))
    match.notes = [counts(given, NOTES) for given in notes]
    cards = match.deck + match.discard
    for hand in match.hands:
        cards = cards + hand
    for before in match.table:
        for card in ON_TABLE:
            cards = cards + [card] * min(before[card], 13)  # 13 are too many of any
    match._check_box(cards)


def list_of_cards(cards: Any) -> list[str]:
    if not isinstance(cards, list) or any(not isinstance(card, str) for card in cards):
        raise ValueError("cards are a list")
    return list(cards)


def one_each(match: Table, values: Any) -> list[Any]:
    """A list with an entry a player."""
    if not isinstance(values, list) or len(values) != match.players:
        raise ValueError("one entry a player")
    return list(values)


def counts(given: Any, names: list[str]) -> dict[str, int]:
    """How many of each; 0 if left out."""
    if not isinstance(given, dict) or any(name not in names for name in given):
        raise ValueError(f"counts of {', '.join(names)}")
    for number in given.values():
        if not is_number(number) or number < 0:
            raise ValueError("counts are 0 or more")
    return {name: given.get(name, 0) for name in names}


def read_players(match: Table, position: dict[str, Any]) -> None:
    """CL-1, CL-15, CL-17, CL-19."""
    match.sabotage = one_each(match, position.get("sabotage", [0] * match.players))
    if any(not is_number(number) or number < 0 for number in match.sabotage):
        raise ValueError("sabotage: 0 or more")
    match.confused = one_each(match, position.get("confused", [False] * match.players))
    if any(not isinstance(each, bool) for each in match.confused):
        raise ValueError("confused: true or false")
    out = position.get("eliminated", [])
    if not isinstance(out, list):
        raise ValueError("eliminated: a list of players")
    for player in out:
        match._check_player(player)
        if match.hands[player] or any(match.table[player].values()):
            raise ValueError("cards before an eliminated player")
        if any(match.notes[player].values()):
            raise ValueError("notes of an eliminated player")
    if len(set(out)) != len(out):
        raise ValueError("eliminated twice")
    match.eliminated = list(out)
    archetypes = position.get("archetypes")
    match._check_archetypes(archetypes)
    match.archetypes = None if archetypes is None else list(archetypes)


def read_turn(match: Table, position: dict[str, Any]) -> None:
    """CL-2 to CL-5, CL-15: whose turn it is, and how far it has come. RULING 19."""
    turn, first = position["turn"], position.get("first", 0)
    match._check_player(turn)
    match._check_player(first)
    if not match._in(turn):
        raise ValueError("who is in turn is out")
    match.turn, match.first = turn, first
    drawn, plays = position.get("drawn", False), position.get("plays", 0)
    evidence = position.get("evidence", False)
    if not isinstance(drawn, bool) or not isinstance(evidence, bool):
        raise ValueError("drawn and evidence: true or false")
    if not is_number(plays) or not 0 <= plays <= (2 if match.circle == 3 else 1):
        raise ValueError("no such number of plays")
    if plays > 0 and (not drawn or match.confused[turn]):
        raise ValueError("played before the draw, or confused")
    if evidence and plays == 0:
        raise ValueError("evidence without a play")
    match.drawn, match.plays, match.evidence = drawn, plays, evidence
    match.stage = "go on" if drawn else "begin"


def check_undecided(match: Table) -> None:
    """CL-18 to CL-21: nobody has won yet."""
    if len(match._players_in()) < 2:
        raise ValueError("already decided: one player is left")
    for player in match._players_in():
        if match.truth(player) >= match.truth_target:
            raise ValueError("already decided by truth")
        if match.falses(player) >= match.falses_limit:
            raise ValueError("already decided by exposure")
    enough = max(match.sabotage) >= match.options["sabotage_target"]
    if match.options["sabotage_win"] and enough:
        raise ValueError("already decided by sabotage")
