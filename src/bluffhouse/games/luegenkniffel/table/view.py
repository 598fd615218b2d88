"""Lügen-Kniffel: what a player may see, built up from what he knows, and what he hears of a move.

The dice, and which and how many of them lie, are the roller's secret (LK-5); an answer is its
giver's until all are in, unless answers are given aloud (LK-10).
"""

from functools import lru_cache
from typing import Literal

from bluffhouse.core.feature import Feature
from bluffhouse.core.game import Game
from bluffhouse.core.room import Snapshot
from bluffhouse.core.schema import Table
from bluffhouse.games.luegenkniffel.rules.cards import full_cards, points_in, score
from bluffhouse.games.luegenkniffel.rules.dice import (
    COMBINATIONS,
    COUNTS,
    DICE,
    FACES,
    FIRST_SAY,
    SAID_COMBINATION,
    SAID_POINTS,
    SAYS,
)
from bluffhouse.games.luegenkniffel.rules.state import (
    BELIEVE,
    DOUBT,
    MOST_ROLLS,
    NOBODY,
    NOTHING,
    OPEN,
    SAY,
    STRIKES,
    STRUCK,
)
from bluffhouse.games.luegenkniffel.table import schema
from bluffhouse.games.luegenkniffel.table.notation import (
    ANSWERS,
    NAMES,
    faces,
    said_details,
    said_word,
)

ROWS = 1024  # of cards, of which it is kept what they say
WHISPERS = True  # dice and answers are heard by those who may know them


def table(game: Game, s: Snapshot) -> Table:
    return {"game": game.id, "players": game.players}


def score_cards(game: Game, s: Snapshot) -> schema.Cards:
    return {
        "cards": cards(game, s),
        "totals": [_total(tuple(row)) for row in s.points[: game.players]],
    }


def announcement(game: Game, s: Snapshot) -> schema.Announcement:
    """Who rolls, what he said, and who has answered."""
    return {
        "roller": None if s.roller == NOBODY else s.roller,
        "rolls": s.rolls,
        "said": said(s),
        "answered": seats_of(s.answered),
    }


def revealed(game: Game, s: Snapshot) -> schema.Revealed:
    """What was shown, and how the match began and ends."""
    return {
        "shown": shown(s),
        "last_turns": last_turns(game, s),
        "rolloff": rolloff(game, s),
    }


PARTS = (table, score_cards, announcement, revealed)


def private(game: Game, s: Snapshot, player: int | None) -> schema.Own:
    """The roller's dice, and the answers that one has heard."""
    own = player is not None and player == s.roller
    return {
        "me": player,
        "dice": faces(s.dice) if own else None,
        "lying": faces(s.lying) if own else None,
        "answers": {str(p): answer_of(s, p) for p in seats_of(s.answered) if _heard(s, p, player)},
    }


def cards(game: Game, s: Snapshot) -> list[schema.Card]:
    """Everybody's card: points or `x` in closed fields, strikes where there are any."""
    points, lies = s.points[: game.players], s.lies[: game.players]
    return [
        {"points": {**_points(tuple(row))}, "lies": {**_strikes(tuple(struck))}}
        for row, struck in zip(points, lies, strict=True)
    ]


# A turn changes few cards, and every view shows all of them: what a row of one says is kept.


@lru_cache(ROWS)
def _points(row: tuple[int, ...]) -> dict[schema.Combination, int | Literal["x"]]:
    return {
        NAMES[c]: "x" if points == STRUCK else points
        for c, points in enumerate(row)
        if points != OPEN
    }


@lru_cache(ROWS)
def _strikes(row: tuple[int, ...]) -> dict[schema.Combination, int]:
    return {NAMES[c]: strikes for c, strikes in enumerate(row) if strikes}


@lru_cache(ROWS)
def _total(row: tuple[int, ...]) -> int:
    return int(points_in(row, COMBINATIONS))


def seats_of(mask: int) -> list[int]:
    return [p for p in range(mask.bit_length()) if mask >> p & 1]


def said(s: Snapshot) -> str | None:
    return None if s.said == NOTHING else said_word(s.said)


def answer_of(s: Snapshot, player: int) -> schema.Answer:
    doubts: int = s.doubting >> player & 1
    return ANSWERS[doubts]


def _heard(s: Snapshot, player: int, viewer: int | None) -> bool:
    """LK-10: whether a viewer knows a player's answer."""
    return bool(s.aloud) or player == viewer


def shown(s: Snapshot) -> schema.Reveal | None:
    """The last reveal."""
    if s.shown_said == NOTHING:
        return None
    return {
        "roller": s.shown_roller,
        "said": said_word(s.shown_said),
        "dice": faces(s.shown),
        "truth": bool(s.shown_truth),
        "doubters": seats_of(s.doubters),
    }


def last_turns(game: Game, s: Snapshot) -> list[int] | None:
    """LK-18: who still has a last turn, the roller first."""
    if not s.closing:
        return None
    order = [(s.roller + k) % game.players for k in range(game.players)]
    return [p for p in order if s.waiting >> p & 1]


def rolloff(game: Game, s: Snapshot) -> list[list[int | None]]:
    """LK-2: the throws for the start; none are known of a position that does not tell them."""
    return [
        [(throw >> 3 * p & 7) or None for p in range(game.players)]
        for throw in s.rolloff[: s.throws]
    ]


# --- the log --------------------------------------------------------------------------------


def opening(game: Game, s: Snapshot, viewer: int | None) -> list[schema.Event]:
    """What is heard when a match begins."""
    if s.over:
        return _winners(game, s)
    told: list[schema.Event] = []
    if s.throws:
        throw = rolloff(game, s)[-1]  # not the roller: an imagined match begins in the middle
        told.append({"event": "starts", "player": throw.index(max(die or 0 for die in throw))})
    return [*told, *_turn_begins(s, viewer)]


def _turn_begins(s: Snapshot, viewer: int | None) -> list[schema.Event]:
    return [{"event": "turn", "player": s.roller}, *_dice_seen(s, viewer)]


def _dice_seen(s: Snapshot, viewer: int | None) -> list[schema.Event]:
    """LK-3: only the roller looks."""
    if viewer is None or viewer != s.roller:
        return []
    return [{"event": "dice", "player": viewer, "dice": _listed(faces(s.dice))}]


def _listed(dice: list[int]) -> str:
    return " ".join(map(str, dice))


def events(
    game: Game, before: Snapshot, player: int, action: int, after: Snapshot, viewer: int | None
) -> list[schema.Event]:
    """What a viewer hears of a move, and of what follows by itself."""
    if action < SAY:
        return _kept(player, action, after, viewer)
    if action < BELIEVE:
        return [{"event": "say", "player": player, **said_details(action - SAY)}]
    told = _answer(before, player, action, viewer)
    if after.said == NOTHING:
        told += _outcome(game, before, player, action, after)
        told += _winners(game, after) if after.over else _turn_begins(after, viewer)
    return told


def _kept(player: int, kept: int, after: Snapshot, viewer: int | None) -> list[schema.Event]:
    """LK-5: everybody hears that dice are rolled again, the roller alone which were left."""
    again: schema.RollsAgain = {"event": "rolls-again", "player": player, "rolls": after.rolls}
    if viewer != player:
        return [again]
    left = faces(COUNTS[kept].tolist())
    leaves: schema.Leaves = {
        "event": "leaves", "player": player, "count": len(left), "left": _listed(left),
    }  # fmt: skip
    return [leaves, again, *_dice_seen(after, viewer)]


def _answer(before: Snapshot, player: int, action: int, viewer: int | None) -> list[schema.Event]:
    if not _heard(before, player, viewer):
        return [{"event": "answered", "player": player}]
    if action == DOUBT:
        return [{"event": "doubts", "player": player}]
    return [{"event": "believes", "player": player}]


def _outcome(
    game: Game, before: Snapshot, player: int, action: int, after: Snapshot
) -> list[schema.Event]:
    """LK-11 to LK-18: the answers, the dice, and what becomes of the cards."""
    doubters = seats_of(before.doubting | (action == DOUBT) << player)
    details = said_details(before.said)
    told: list[schema.Event] = []
    if not doubters:
        told.append({"event": "nobody-doubts", "player": before.roller})
    for p in () if before.aloud else doubters:
        told.append({"event": "doubted", "player": p})
    if doubters:
        told.append(_reveal(before, after))
    for p in (before.roller, *doubters):
        told += _card_changes(before, after, p, details, credited=p != before.roller)
    if after.closing and not before.closing:
        full = seats_of(full_cards(after))
        told += [{"event": "finished", "player": p} for p in full]
        if not after.over:
            told.append({"event": "last-turns"})
    return told


def _reveal(before: Snapshot, after: Snapshot) -> schema.Revealing:
    dice = _listed(faces(after.shown))
    return {"event": "reveal", "player": before.roller, "dice": dice, "truth": _truth(after)}


def _truth(s: Snapshot) -> Literal["true", "lie"]:
    return "true" if s.shown_truth else "lie"


def _card_changes(
    before: Snapshot, after: Snapshot, player: int, details: schema.Announced, *, credited: bool
) -> list[schema.Event]:
    """What a player writes or strikes; or that a doubter was right for nothing."""
    c = int(SAID_COMBINATION[before.said])
    was, now = before.points[player][c], after.points[player][c]
    name = NAMES[c]
    told: list[schema.Event] = []
    if was == OPEN and now > 0:
        told.append(_written(player, details, credited=credited))
    if after.lies[player][c] != before.lies[player][c]:
        told.append({"event": "strikes-lie", "player": player, "combination": name})
    if now == STRUCK != was:
        struck: schema.StrikesPoints = {
            "event": "strikes-points", "player": player, "combination": name, "points": max(0, was),
        }  # fmt: skip
        told.append(struck)
    if credited and not told:
        nothing: schema.NoEffect = {
            "event": "no-effect", "player": player, "combination": name, "truth": _truth(after),
        }  # fmt: skip
        told.append(nothing)
    return told


def _written(
    player: int, details: schema.Announced, *, credited: bool
) -> schema.Writes | schema.Credited:
    if credited:
        return schema.Credited(event="credited", player=player, **details)
    return schema.Writes(event="writes", player=player, **details)


def _winners(game: Game, s: Snapshot) -> list[schema.Event]:
    scores = [0] * game.players
    winners = seats_of(score(s, scores))
    if len(winners) == 1:
        return [{"event": "win", "player": p, "points": scores[p]} for p in winners]
    return [{"event": "shared-win", "player": p, "points": scores[p]} for p in winners]


def reason(game: Game, s: Snapshot) -> str:
    """Why the match is over."""
    return "most points" if len(_winners(game, s)) == 1 else "tie"


def layout(game: Game) -> list[Feature]:
    """The pieces of `knowledge.observe`."""
    return [
        Feature("rolls", most=MOST_ROLLS),
        Feature("last turns"),
        Feature("answers aloud"),
        Feature("own dice of each face", FACES, DICE),
        Feature("own lying dice of each face", FACES, DICE),
        Feature("said", SAYS),
        *(feature for k in range(game.players) for feature in _seat_layout(f"seat {k}: ")),
    ]


def _seat_layout(seat: str) -> list[Feature]:
    most = [int(SAID_POINTS[FIRST_SAY[c] : FIRST_SAY[c + 1]].max()) for c in range(COMBINATIONS)]
    fields = [
        (
            Feature(f"{seat}{name} is open"),
            Feature(f"{seat}{name} is struck"),
            Feature(f"{seat}points for {name}", most=points),
            Feature(f"{seat}strikes of {name}", most=STRIKES),
        )
        for name, points in zip(NAMES, most, strict=True)
    ]
    return [
        Feature(f"{seat}is the roller"),
        Feature(f"{seat}has a last turn"),
        Feature(f"{seat}has answered"),
        Feature(f"{seat}doubts, if known"),
        Feature(f"{seat}points", most=sum(most)),
        *(feature for field in fields for feature in field),
    ]


def longest(game: Game) -> int:
    """Every turn fills a field or strikes it, and the second strike closes it; a turn has two rolls
    more, an announcement, and everybody else's answer."""
    return game.players * COMBINATIONS * STRIKES * (MOST_ROLLS + game.players - 1)


def together(game: Game) -> tuple[int, ...]:
    """LK-10: answers that are not aloud are given at once."""
    return (BELIEVE, DOUBT) if game.options["doubts"] == "secret" else ()
