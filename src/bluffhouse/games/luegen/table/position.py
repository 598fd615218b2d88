"""Lügen: positions as JSON.

Beside the keys of the rules a position may carry what players remember: this round's `bids`, the
last `showdown` and the `rolloff`, all in the form of the view. An imagined match is kept that way.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bluffhouse.core.chance import THROWS
from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.game import Game
from bluffhouse.core.plan import SEATS
from bluffhouse.core.quoting import shown
from bluffhouse.core.reading import listing, mapping, need, only_keys, whole, wrong
from bluffhouse.core.room import Snapshot, State
from bluffhouse.games.luegen.rules.choices import refusal
from bluffhouse.games.luegen.rules.course import next_inside
from bluffhouse.games.luegen.rules.dice import count_dice, cup_as_number, holds
from bluffhouse.games.luegen.rules.ladder import face_of, lowest_raise
from bluffhouse.games.luegen.rules.state import FINAL, NO_BID, NOBODY, RUNG_BITS
from bluffhouse.games.luegen.table.notation import parse
from bluffhouse.games.luegen.table.view import bids, faces, half_losers, last_bid, rolloff, showdown

KEYS = (
    "stage", "half_losers", "middle", "mats", "dice", "turn", "bid", "bidder",
    "bids", "showdown", "rolloff",
)  # fmt: skip


def write(game: Game, s: Snapshot) -> dict[str, Any]:
    """The whole position of a state."""
    return {
        "stage": s.stage,
        "half_losers": half_losers(s),
        "middle": s.middle,
        "mats": s.mats[: game.players],
        "dice": [faces(s.dice[p]) for p in range(game.players)],
        "turn": None if s.turn == NOBODY else s.turn,
        "bid": last_bid(game, s),
        "bidder": None if s.bidder == NOBODY else s.bidder,
        "bids": bids(game, s),
        "showdown": showdown(game, s),
        "rolloff": rolloff(game, s),
    }


def read(game: Game, position: Mapping[str, Any]) -> State:
    """A state from a position, or the first thing that is impossible about it."""
    only_keys(position, KEYS)
    s = game.snapshot(game.blank)
    s.bid = s.shown_bid = NO_BID
    _read_stage(game, position, s)
    _read_mats(game, position, s)
    over = need(position, "turn") is None
    s.dice = _read_dice(game, need(position, "dice"), "dice", None if over else s.inside)
    _read_showdown(game, position.get("showdown"), s)
    if over:
        _read_end(game, position, s)
    else:
        _read_round(game, position, s)
    _read_rolloff(game, position.get("rolloff"), s)
    return _state(game, s)


def _state(game: Game, s: Snapshot) -> State:
    state = game.empty()
    for name, value in vars(s).items():
        state[name][0] = value
    return state


def _read_stage(game: Game, position: Mapping[str, Any], s: Snapshot) -> None:
    """LU-1, LU-15, LU-16: as many losers of halves as halves are over, and two for a final."""
    s.stage = whole(position.get("stage", 1), "stage", 1, FINAL if s.halves else 1)
    given = listing(position.get("half_losers", []), "half_losers")
    losers = [whole(p, f"half_losers[{i}]", 0, game.players - 1) for i, p in enumerate(given)]
    ended = position.get("turn", 0) is None and s.stage == 2  # both halves lost by one player
    due = s.stage - 1 + ended
    if len(losers) != due:
        raise wrong("half_losers", "position-length", length=due, given=len(losers))
    if s.stage == FINAL and losers[0] == losers[1]:
        raise wrong("half_losers", "position-final", game.id)
    s.half_losers = [*losers, NOBODY, NOBODY][:2]


def _read_mats(game: Game, position: Mapping[str, Any], s: Snapshot) -> None:
    """LU-2, LU-11, LU-13: mats add up, and who is in the stage follows from them."""
    given = listing(position.get("mats", [0] * game.players), "mats", game.players)
    mats = [whole(m, f"mats[{p}]", 0, s.total) for p, m in enumerate(given)]
    s.middle = whole(position.get("middle", s.total - sum(mats)), "middle", 0, s.total)
    if s.middle + sum(mats) != s.total:
        raise wrong("mats", "position-mats", game.id, total=s.total, given=s.middle + sum(mats))
    for p in range(game.players):
        plays = s.stage != FINAL or p in s.half_losers
        if mats[p] and not plays:
            raise wrong(f"mats[{p}]", "position-not-in-final", game.id)
        s.mats[p] = mats[p]
        s.inside[p] = int(plays and (s.middle > 0 or mats[p] > 0))
    if max(mats) == s.total and position.get("turn", 0) is not None:
        raise wrong("mats", "position-all-mats", game.id)


def _read_dice(game: Game, given: object, where: str, inside: list[int] | None) -> list[list[int]]:
    """LU-4: each player in the stage has all his dice, the others none."""
    each = int(game.options["dice"])
    cups = [[0] * 6 for _ in range(SEATS)]
    for p, row in enumerate(listing(given, where, game.players)):
        dice = listing(row, f"{where}[{p}]")
        due = each if (inside[p] if inside is not None else dice) else 0
        if len(dice) != due:
            raise wrong(f"{where}[{p}]", "position-length", length=due, given=len(dice))
        for die in dice:
            cups[p][whole(die, f"{where}[{p}]", 1, 6) - 1] += 1
    return cups


def _read_round(game: Game, position: Mapping[str, Any], s: Snapshot) -> None:
    """LU-6: who bid, and that the next player inside is on turn."""
    s.turn = _inside(game, s, need(position, "turn"), "turn")
    bid, bidder = position.get("bid"), position.get("bidder")
    if (bid is None) != (bidder is None):
        raise wrong("bidder", "position-bidder", game.id)
    if bid is not None:
        s.bid = _read_bid(game, s, bid, "bid")
        s.bidder = _inside(game, s, bidder, "bidder")
        if s.turn != next_inside(s, s.bidder):
            due = next_inside(s, s.bidder)
            raise wrong("turn", "position-turn", game.id, bidder=s.bidder, due=due, turn=s.turn)
    else:
        s.bidder = NOBODY
    last = [{"player": bidder, "bid": bid}] if bid is not None else []
    _read_bids(game, listing(position.get("bids", last), "bids"), s)


def _read_bids(game: Game, given: list[Any], s: Snapshot) -> None:
    """LU-7: rising bids, in turn, of which the last is the bid."""
    s.opener = s.turn
    bid, bidder = s.bid, s.bidder
    s.bid = NO_BID
    for i, entry in enumerate(given):
        where = f"bids[{i}]"
        said = mapping(entry, where)
        only_keys(said, ("player", "bid"), where + ".")
        rung = _read_bid(game, s, need(said, "bid"), where)
        player = _inside(game, s, need(said, "player"), where)
        if i == 0:
            s.opener = player
        elif player != next_inside(s, s.bidder) or rung < lowest_raise(s):
            raise wrong(where, "position-bids", game.id)
        s.bid, s.bidder = rung, player
        s.bids[rung // RUNG_BITS] |= 1 << rung % RUNG_BITS
    if s.bid != bid or (given and s.bidder != bidder):
        raise wrong("bids", "position-bids", game.id)


def _read_bid(game: Game, s: Snapshot, said: object, where: str) -> int:
    """LU-8: a bid that the dice of those inside could show."""
    try:
        rung = parse(game, said.strip().lower()) if isinstance(said, str) else NO_BID
    except IllegalMove:
        rung = NO_BID
    before, s.bid = s.bid, NO_BID
    possible = rung != NO_BID and refusal(s, 0, rung) == 0
    s.bid = before
    if not possible:
        raise wrong(where, "position-bid", game.id, value=shown(said))
    return rung


def _inside(game: Game, s: Snapshot, value: object, where: str) -> int:
    seat = whole(value, where, 0, game.players - 1)
    if not s.inside[seat]:
        raise wrong(where, "position-outside", game.id, seat=seat)
    return seat


def _read_showdown(game: Game, given: object, s: Snapshot) -> None:
    """LU-9, LU-10: the last call, whose count and loser follow from the dice."""
    if given is None:
        return
    shown_then = mapping(given, "showdown")
    keys = ("dice", "bid", "bidder", "caller", "count", "loser")
    only_keys(shown_then, keys, "showdown.")
    seats = {
        key: whole(need(shown_then, key), f"showdown.{key}", 0, game.players - 1)
        for key in ("bidder", "caller", "loser")
    }
    cups = _read_dice(game, need(shown_then, "dice"), "showdown.dice", None)
    then = Snapshot(**vars(s))
    then.dice, then.bid = np.array(cups), NO_BID
    then.inside = [int(any(cup)) for cup in cups]
    then.bid = _read_bid(game, then, need(shown_then, "bid"), "showdown.bid")
    for key in ("bidder", "caller"):
        if not then.inside[seats[key]]:
            raise wrong(f"showdown.{key}", "position-outside", game.id, seat=seats[key])
    due = next_inside(then, seats["bidder"])
    if seats["caller"] != due:
        raise wrong("showdown.caller", "position-caller", game.id, due=due)
    count = int(count_dice(then, face_of(s.wild, then.bid)))
    loser = seats["caller"] if holds(then, then.bid) else seats["bidder"]
    named = whole(need(shown_then, "count"), "showdown.count", 0, 10 * game.players)
    if (named, seats["loser"]) != (count, loser):
        raise wrong("showdown", "position-showdown", game.id, count=count, loser=loser)
    s.shown, s.shown_bid, s.count = _as_shown(cups), then.bid, count
    s.shown_bidder, s.caller, s.loser = seats["bidder"], seats["caller"], loser


def _as_shown(cups: list[list[int]]) -> list[int]:
    table = Snapshot(dice=np.array(cups))
    return [int(cup_as_number(table, p)) for p in range(SEATS)]


def _read_end(game: Game, position: Mapping[str, Any], s: Snapshot) -> None:
    """A match that is over: one player holds all mats, and the last showdown tells why."""
    unfinished = s.halves and (s.stage == 1 or (s.stage == 2 and s.half_losers != [s.loser] * 2))
    unshown = s.shown_bid == NO_BID or _as_shown(s.dice) != s.shown
    if unfinished or unshown or s.mats[s.loser] != s.total:
        raise wrong("turn", "position-over", game.id)
    for key in ("bid", "bidder"):
        if position.get(key) is not None:
            raise wrong(key, "position-over", game.id)
    listing(position.get("bids", []), "bids", 0)
    s.over, s.turn, s.bidder, s.opener = 1, NOBODY, NOBODY, s.loser


def _read_rolloff(game: Game, given: object, s: Snapshot) -> None:
    """LU-3: throws of dice; the final has none."""
    if given is None:
        return
    throws = listing(given, "rolloff")
    if len(throws) > (0 if s.stage == FINAL else THROWS):
        raise wrong("rolloff", "position-rolloff", game.id)
    tied = set(range(game.players))
    for i, row in enumerate(throws):
        where = f"rolloff[{i}]"
        dice = listing(row, where, game.players)
        if not tied or {p for p, die in enumerate(dice) if die is not None} != tied:
            raise wrong(where, "position-rolloff", game.id)
        for p in tied:
            s.rolloff[i] |= whole(dice[p], where, 1, 6) << 3 * p
        best = max(dice[p] for p in tied)
        tied = {p for p in tied if dice[p] == best}
        tied = tied if len(tied) > 1 else set()
    s.throws = len(throws)
