"""Lügen: what is told of a match afterwards: a bold bluff, a close call, the highest bid."""

from collections.abc import Iterable, Iterator

from bluffhouse.core.deed import Deed, Moment
from bluffhouse.core.game import Game
from bluffhouse.games.luegen.rules.dice import count_dice
from bluffhouse.games.luegen.rules.ladder import count_of, face_of
from bluffhouse.games.luegen.rules.state import NO_BID

BOLD = 2  # dice that must be missing
CLOSE = 3  # dice that must be named: one alone is mostly there


def deeds(game: Game, told: Iterable[Moment]) -> Iterator[Deed]:
    """A bid is judged when somebody answers it: then it is known whether it was called."""
    for s, player, action, _ in told:
        if action != s.liar:
            bid = {"face": int(face_of(s.wild, action)), "count": int(count_of(s.wild, action))}
            yield Deed("skin-fact-high", player, action, bid)
        if s.bid == NO_BID:
            continue
        face, count = int(face_of(s.wild, s.bid)), int(count_of(s.wild, s.bid))
        there, called = int(count_dice(s, face)), action == s.liar
        named = {"face": face, "count": count, "there": there}
        if count - there >= BOLD:
            caught = "yes" if called else "no"
            greatness = (count - there) * len(game.words) + count
            yield Deed("skin-fact-bluff", s.bidder, greatness, {**named, "caught": caught})
        elif count == there >= CLOSE and called:
            yield Deed("skin-fact-close", s.bidder, count, named)
