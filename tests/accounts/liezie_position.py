"""The Lie Zie: reading a position (the section Position of the rule file). Used by the account in
liezie.py, whose RULINGS 6 and 9 to 14 these are.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from .contract import is_number, known_keys
from .liezie import POSITION_KEYS, LieZie
from .liezie_play import ALL_CARDS, COLOURS, FULL, colours_of, number_of


def read_position(match: LieZie, position: dict[str, Any]) -> None:
    """Fill a match whose options are read."""
    known_keys(position, POSITION_KEYS)
    for key in ("pass", "phase", "table", "hands"):
        if key not in position:
            raise ValueError(f"{key} is required")
    if not is_number(position["pass"]) or not 1 <= position["pass"] <= match.passes:
        raise ValueError(f"pass: 1-{match.passes}")
    match.number_of_pass = position["pass"]
    nothing: dict[int | None, list[str]] = {who: [] for who in [*range(match.players), None]}
    match.seen_in_passes = [deepcopy(nothing) for _ in range(match.number_of_pass - 1)]
    match.phase = position["phase"]
    read_cards(match, position)
    read_players(match, position)
    if match.phase == "draft":
        check_draft(match)
    elif match.phase == "play":
        check_play(match)
    elif match.phase == "prize":
        check_prize(match)
    else:
        raise ValueError("phase: draft, play or prize")


# ---------------------------------------------------------------------- cards


def read_cards(match: LieZie, position: dict[str, Any]) -> None:
    """LZ-1, LZ-3: 96 different cards; 12 in a hand at most; the others are discarded."""
    match.table = list_of_cards(position["table"])
    match.hands = lists_of_cards(match, position["hands"])
    match.prizes = lists_of_cards(match, position.get("prizes", [[]] * match.players))
    unplaced = position.get("unplaced", [None] * match.players)
    if not isinstance(unplaced, list) or len(unplaced) != match.players:
        raise ValueError("unplaced is a card or null a player")
    match.unplaced = list(unplaced)
    held = list_of_cards([card for card in unplaced if card is not None])
    listed = match.table + held
    for cards in match.hands + match.prizes:
        listed = listed + cards
    if len(set(listed)) != len(listed):
        raise ValueError("a card is listed twice")
    match.discarded = [card for card in ALL_CARDS if card not in listed]
    for player in range(match.players):
        holding = match.unplaced[player] is not None
        if len(match.hands[player]) + holding > FULL:
            raise ValueError("more than 12 cards")
        if holding and match.phase != "draft":
            raise ValueError("an unplaced card outside the draft")


def list_of_cards(cards: Any) -> list[str]:
    """LZ-1: every one is one of the 96."""
    if not isinstance(cards, list):
        raise ValueError("cards are a list")
    for card in cards:
        if card not in ALL_CARDS:
            raise ValueError(f"no such card: {card!r}")
    return list(cards)


def lists_of_cards(match: LieZie, lists: Any) -> list[list[str]]:
    """A list of cards a player."""
    if not isinstance(lists, list) or len(lists) != match.players:
        raise ValueError("a list of cards a player")
    return [list_of_cards(cards) for cards in lists]


# ---------------------------------------------------------------------- players


def read_players(match: LieZie, position: dict[str, Any]) -> None:
    """Who leads, is in turn, acted, is out: players; the rest of the keys. RULINGS 12, 13."""
    for key in ("leader", "turn", "best", "ready", "first"):
        if position.get(key) is not None:
            match._check_player(position[key])
    match.leader = position.get("leader")
    match.turn = position.get("turn")
    match.best = position.get("best")
    match.ready = position.get("ready")
    match.first = position.get("first")
    if match.draft == "free":
        match.first = None
    elif match.first is None:
        match.first = 0
    match.acted = list_of_players(match, position.get("acted", []))
    match.out = list_of_players(match, position.get("out", []))
    match.led = position.get("led")
    match.number = position.get("number")
    match.taken = position.get("taken", 0)
    if not is_number(match.taken) or match.taken < 0:
        raise ValueError("taken: a number of cards")
    if match.taken != 0 and match.phase != "prize":
        raise ValueError("taken is 0 outside the prizes")
    match.plays = deepcopy(position.get("plays", []))
    if not isinstance(match.plays, list):
        raise ValueError("plays are a list")


def list_of_players(match: LieZie, players: Any) -> list[int]:
    """Different players."""
    if not isinstance(players, list):
        raise ValueError("players are a list")
    for player in players:
        match._check_player(player)
    if len(set(players)) != len(players):
        raise ValueError("a player is listed twice")
    return list(players)


def check_no_round(match: LieZie) -> None:
    """Outside `play` there is no round. RULINGS 9 and 10."""
    if (match.leader, match.led, match.number, match.best) != (None, None, None, None):
        raise ValueError("leader, led, number, best are null outside play")
    if match.acted or match.plays:
        raise ValueError("acted and plays are empty outside play")


def check_out(match: LieZie) -> None:
    """LZ-12: exactly those without cards are out. LZ-6: somebody was ready first."""
    without_cards = {who for who in range(match.players) if not match.hands[who]}
    if set(match.out) != without_cards:
        raise ValueError("out are those without cards")
    if match.ready is None:
        raise ValueError("somebody was ready first")


# ---------------------------------------------------------------------- phases


def check_draft(match: LieZie) -> None:
    """LZ-3 to LZ-6. RULING 9."""
    check_no_round(match)
    if match.out:
        raise ValueError("nobody is out in a draft")
    missing = sum(FULL - len(hand) for hand in match.hands)
    if missing == 0:
        raise ValueError("all hands are full: the draft is over")
    in_hand = [card for card in match.unplaced if card is not None]
    if missing > len(match.table) + len(in_hand):
        raise ValueError("the table cannot fill the hands")
    full = [who for who in range(match.players) if len(match.hands[who]) == FULL]
    if (match.ready is None) != (not full) or (full and match.ready not in full):
        raise ValueError("ready is who had 12 cards first")
    if match.draft == "free":
        if match.turn is not None:
            raise ValueError("nobody is in turn in a free draft")
        return
    if match.turn is None or match.turn in full:
        raise ValueError("turn: somebody with fewer than 12 cards")
    for player in range(match.players):
        if player != match.turn and match.unplaced[player] is not None:
            raise ValueError("only who is in turn holds an unplaced card")


def check_play(match: LieZie) -> None:
    """LZ-7 to LZ-14. RULINGS 10, 11, 14."""
    check_out(match)
    if match._pass_is_over():
        raise ValueError("the pass is over")
    if match.leader is None or match.turn is None:
        raise ValueError("somebody leads and somebody is in turn")
    if not match.hands[match.turn]:
        raise ValueError("who is in turn has cards")
    if match.led is None:
        if match.number is not None or match.best is not None or match.acted or match.plays:
            raise ValueError("nothing was led")
        if match.turn != match.leader:
            raise ValueError("the leader is in turn")
        return
    if match.led not in list(COLOURS):
        raise ValueError("led: a colour")
    if not is_number(match.number) or not is_playable_number(str(match.number)):
        raise ValueError("number: 1-3 digits 1-4")
    check_acted(match)
    if match.plays:
        check_plays(match)


def is_playable_number(text: str) -> bool:
    """LZ-8: one to three cards, with numbers 1-4."""
    return 1 <= len(text) <= 3 and all(digit in "1234" for digit in text)


def check_acted(match: LieZie) -> None:
    """LZ-7: those from the leader clockwise to before `turn` who had cards. RULING 11."""
    assert match.leader is not None
    sector = []
    player = match.leader
    while player != match.turn:
        sector.append(player)
        player = (player + 1) % match.players
    for player in match.acted:
        if player not in sector:
            raise ValueError("acted before his turn")
    for player in sector:
        if match.hands[player] and player not in match.acted:
            raise ValueError("passed over")
    if match.leader not in match.acted or match.best not in match.acted:
        raise ValueError("leader and best have acted")
    match.acted = [player for player in sector if player in match.acted]


def check_plays(match: LieZie) -> None:
    """LZ-8, LZ-9: this round's plays. RULING 14."""
    number = 0
    order = []
    cards_played: list[str] = []
    for play in match.plays:
        if not isinstance(play, dict) or set(play) != {"player", "cards", "number"}:
            raise ValueError("a play has player, cards, number")
        cards = list_of_cards(play["cards"])
        if not 1 <= len(cards) <= 3 or colours_of(cards) != {match.led}:
            raise ValueError("1-3 cards of the colour led")
        if not is_number(play["number"]) or play["number"] != number_of(cards):
            raise ValueError("the number is not that of the cards")
        if play["number"] <= number:
            raise ValueError("not greater than the last number")
        number = play["number"]
        order.append(play["player"])
        cards_played += cards
    if order != [player for player in match.acted if player in order]:
        raise ValueError("plays are by those who acted, in that order")
    if number != match.number or order[-1] != match.best:
        raise ValueError("the last play is the best")
    if len(set(cards_played)) != len(cards_played):
        raise ValueError("a card was played twice")
    for card in cards_played:
        if card not in match.discarded:
            raise ValueError("played cards are discarded")


def check_prize(match: LieZie) -> None:
    """LZ-14, LZ-15. RULING 10."""
    check_no_round(match)
    check_out(match)
    if not match._pass_is_over():
        raise ValueError("the pass is not over")
    order = match.prize_order()
    if match.taken >= len(order) or not match.table:
        raise ValueError("no prize is left to take")
    if match.turn != order[match.taken]:
        raise ValueError("not his turn to take")
