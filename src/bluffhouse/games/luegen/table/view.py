"""Lügen: what a player may see, built up from what he knows, and what he hears of a move."""

from functools import cache

from bluffhouse.core.feature import Feature
from bluffhouse.core.game import Game
from bluffhouse.core.room import Snapshot
from bluffhouse.core.schema import Table
from bluffhouse.games.luegen.rules.ladder import count_of, face_of
from bluffhouse.games.luegen.rules.state import (
    FACE_BITS,
    FACE_MASK,
    FINAL,
    NO_BID,
    NOBODY,
    RUNG_BITS,
)
from bluffhouse.games.luegen.table import schema

WHISPERS = False  # everything that happens is heard by all


def table(game: Game, s: Snapshot) -> Table:
    return {"game": game.id, "players": game.players}


def standing(game: Game, s: Snapshot) -> schema.Standing:
    """The mats, and who is still in."""
    return {
        "stage": s.stage,
        "middle": s.middle,
        "mats": s.mats[: game.players],
        "active": [bool(inside) for inside in s.inside[: game.players]],
    }


def bidding(game: Game, s: Snapshot) -> schema.Bidding:
    """This round's bids."""
    return {
        "turn": _seat(s.turn),
        "bid": last_bid(game, s),
        "bidder": _seat(s.bidder),
        "bids": bids(game, s),
    }


def uncovered(game: Game, s: Snapshot) -> schema.Uncovered:
    """What was shown."""
    return {
        "showdown": showdown(game, s),
        "rolloff": rolloff(game, s),
        "half_losers": half_losers(s),
    }


PARTS = (table, standing, bidding, uncovered)


def private(game: Game, s: Snapshot, player: int | None) -> schema.Own:
    """One's own dice; when all is over, everybody's."""
    if s.over:  # the dice lie as they were shown, also of who went out by the last call
        return {"me": player, "dice": [faces(counts) for counts in s.dice[: game.players]]}
    dice: list[list[int] | None] = [None if inside else [] for inside in s.inside[: game.players]]
    if player is not None and s.inside[player]:
        dice[player] = faces(s.dice[player])
    return {"me": player, "dice": dice}


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def last_bid(game: Game, s: Snapshot) -> str | None:
    return None if s.bid == NO_BID else game.words[s.bid]


def faces(counts: list[int]) -> list[int]:
    """Dice in ascending order, from how many there are of each face."""
    ones, twos, threes, fours, fives, sixes = counts
    return [1] * ones + [2] * twos + [3] * threes + [4] * fours + [5] * fives + [6] * sixes


@cache
def shown_faces(cup: int) -> tuple[int, ...]:
    """The same of a cup that was shown; there are few kinds of them."""
    return tuple(faces([cup >> FACE_BITS * f & FACE_MASK for f in range(6)]))


def half_losers(s: Snapshot) -> list[int]:
    return [p for p in s.half_losers if p != NOBODY]


def bids(game: Game, s: Snapshot) -> list[schema.Made]:
    """This round's bids: rising rungs, made in turn by those inside, beginning with the opener."""
    if s.bid == NO_BID:
        return []
    opener, inside, words = s.opener, s.inside, game.words
    order = [p for p in (*range(opener, game.players), *range(opener)) if inside[p]]
    made: list[schema.Made] = []
    for word, there in enumerate(s.bids[: s.bid // RUNG_BITS + 1]):
        bits = there
        while bits:
            lowest = bits & -bits
            bid = words[word * RUNG_BITS + lowest.bit_length() - 1]
            made.append({"player": order[len(made) % len(order)], "bid": bid})
            bits ^= lowest
    return made


def showdown(game: Game, s: Snapshot) -> schema.Showdown | None:
    """The last call: everybody's dice as they were shown."""
    if s.shown_bid == NO_BID:
        return None
    return {
        "dice": [list(shown_faces(cup)) for cup in s.shown[: game.players]],
        "bid": game.words[s.shown_bid],
        "bidder": s.shown_bidder,
        "caller": s.caller,
        "count": s.count,
        "loser": s.loser,
    }


def rolloff(game: Game, s: Snapshot) -> list[list[int | None]] | None:
    """LU-3: the throws for this stage's start; there are none for a final."""
    if s.stage == FINAL:
        return None
    return [
        [(throw >> 3 * p & 7) or None for p in range(game.players)]
        for throw in s.rolloff[: s.throws]
    ]


# --- the log: everything that happens in Lügen is public ------------------------------------


def opening(game: Game, s: Snapshot, viewer: int | None) -> list[schema.Event]:
    """What is heard when a match begins."""
    return _stage_begins(game, s)


def events(
    game: Game, before: Snapshot, player: int, action: int, after: Snapshot, viewer: int | None
) -> list[schema.Event]:
    """What is heard of a move."""
    if action != before.liar:
        count, face = count_of(after.wild, action), face_of(after.wild, action)
        return [{"event": "bid", "player": player, "count": count, "face": face}]
    return [*_call(before, player, after), *_mats_move(game, before, after)]


def _call(before: Snapshot, caller: int, after: Snapshot) -> list[schema.Event]:
    count, face = count_of(after.wild, after.shown_bid), face_of(after.wild, after.shown_bid)
    bidder, there = before.bidder, after.count
    call: schema.Call = {
        "event": "call", "player": caller, "bidder": bidder, "count": count, "face": face,
    }  # fmt: skip
    shown: schema.Shown = {
        "event": "showdown", "bidder": bidder, "there": there,
        "truth": "lie" if after.loser == after.shown_bidder else "true",
        "count": count, "face": face,
    }  # fmt: skip
    return [call, shown]


def _mats_move(game: Game, before: Snapshot, after: Snapshot) -> list[schema.Event]:
    """LU-11 to LU-16: who takes a mat, who is out, what is lost, what begins."""
    loser = after.loser
    winner = after.caller if loser == after.shown_bidder else after.shown_bidder
    told: list[schema.Event] = []
    if before.middle:
        told.append({"event": "mat-taken", "player": loser, "left": before.middle - 1})
    else:
        told.append({"event": "mat-given", "player": winner, "loser": loser})
    if after.over:
        return [*told, {"event": "match-lost", "player": loser}]
    if after.stage != before.stage:
        told.append({"event": "half-lost", "player": loser, "half": before.stage})
        return [*told, *_stage_begins(game, after)]
    for p in range(game.players):
        if before.inside[p] and not after.inside[p]:
            told.append({"event": "out", "player": p})
    return told


def _stage_begins(game: Game, s: Snapshot) -> list[schema.Event]:
    if s.stage == FINAL:
        rival = s.half_losers[1]
        return [{"event": "final", "player": s.opener, "rival": rival}]
    told: list[schema.Event] = (
        [{"event": "stage", "stage": s.stage}] if game.options["halves"] else []
    )
    if throws := rolloff(game, s):
        last = throws[-1]  # not the opener: an imagined match begins in the middle
        told.append({"event": "starts", "player": last.index(max(die or 0 for die in last))})
    return told


def reason(game: Game, s: Snapshot) -> str:
    """Why the match is over."""
    if not game.options["halves"]:
        return "all mats"
    return "final" if s.stage == FINAL else "both halves"


def layout(game: Game) -> list[Feature]:
    """The pieces of `knowledge.observe`."""
    dice, mats = int(game.options["dice"]), int(game.options["mats"])
    seats = [
        (
            Feature(f"seat {k}: in"),
            Feature(f"seat {k}: mats", most=mats),
            Feature(f"seat {k}: is the bidder"),
            Feature(f"seat {k}: half mats", most=2),
        )
        for k in range(game.players)
    ]
    return [
        Feature("own dice of each face", 6, dice),
        Feature("stage", 3),
        Feature("mats in the middle", most=mats),
        *(feature for seat in seats for feature in seat),
        Feature("bids of this round, by rung", len(game.words) - 1),
    ]


def longest(game: Game) -> int | None:
    """From three mats on, two players may pass one to and fro without end (LU-13)."""
    mats = int(game.options["mats"])
    if mats > 2:
        return None
    stages = 3 if game.options["halves"] else 1
    return stages * (2 * mats - 1) * len(game.words)
