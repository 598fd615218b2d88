"""Lügen: bids, calls and stages (LU-1 to LU-17). The part of the account in luegen.py that plays;
the RULINGS are there.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from .contract import Seats, all_options
from .luegen_bids import Bid, read_bid

DEFAULTS: dict[str, Any] = {"mats": 5, "straight": True, "dice": 6, "halves": True, "wild": 1}


@dataclass
class Chance:
    """What chance does after a call: the next round's dice and, if the second half begins, who
    starts it.
    """

    dice: list[list[int]]
    start: int | None = None


class Play(Seats):
    """A match as it is begun and played."""

    # ------------------------------------------------------------------ setting up

    def __init__(self, options: dict[str, Any], start: int, dice: list[list[int]]) -> None:
        """LU-1 to LU-4: the first half begins; `start` won the roll-off, `dice` is what everybody
        rolled.
        """
        self._read_options(options)
        self.half_losers: list[int] = []
        self.showdown: dict[str, Any] | None = None
        self.loser: int | None = None  # who lost the match
        self._set_up_stage(1)
        self._begin_round(start, dice)

    def _read_options(self, options: dict[str, Any]) -> None:
        """The section Options, and the number of players."""
        given = all_options(options, DEFAULTS)
        if given["players"] not in range(2, 21):
            raise ValueError("players: 2-20")
        if given["mats"] not in range(1, 16):
            raise ValueError("mats: 1-15")
        if given["dice"] not in range(1, 7):
            raise ValueError("dice: 1-6")
        if given["wild"] not in (0, 1, 6):
            raise ValueError("wild: 0, 1 or 6")
        if not isinstance(given["straight"], bool) or not isinstance(given["halves"], bool):
            raise ValueError("straight and halves: true or false")
        self.players: int = given["players"]
        self.all_mats: int = given["mats"]
        self.dice_each: int = given["dice"]
        self.wild: int = given["wild"]
        self.halves: bool = given["halves"]
        self.straights: bool = given["straight"] and self.dice_each == 6 and self.wild == 1

    def _in_stage_at_first(self) -> list[bool]:
        """LU-14: everybody is in a half. LU-16: the two losers of the halves are alone in the
        final.
        """
        if self.stage == 3:
            return [player in self.half_losers for player in range(self.players)]
        return [True] * self.players

    def _set_up_stage(self, stage: int) -> None:
        """LU-2: all mats in the middle, nobody holding any."""
        self.stage = stage
        self.middle = self.all_mats
        self.mats = [0] * self.players
        self.active = self._in_stage_at_first()

    def _begin_round(self, start: int, dice: list[list[int]]) -> None:
        """LU-4: every player still in the stage has rolled. LU-5: the starting player is to bid."""
        self._check_player(start)
        if not self.active[start]:
            raise ValueError("who starts a round is in the stage")
        self._check_dice(dice)
        self.dice = [list(hand) for hand in dice]
        self.turn: int | None = start
        self.bid: Bid | None = None
        self.bidder: int | None = None
        self.bids: list[tuple[int, Bid]] = []

    def _check_dice(self, dice: list[list[int]]) -> None:
        """LU-4: so many dice for each player in the stage, none for the others."""
        if not isinstance(dice, list) or len(dice) != self.players:
            raise ValueError("dice are a list a player")
        for player, hand in enumerate(dice):
            wanted = self.dice_each if self.active[player] else 0
            if not isinstance(hand, list) or len(hand) != wanted:
                raise ValueError(f"player {player} has {wanted} dice")
            for die in hand:
                if die not in (1, 2, 3, 4, 5, 6):
                    raise ValueError(f"not a die: {die!r}")

    # ------------------------------------------------------------------ bids

    def value(self, bid: Bid) -> int:
        """LU-7: twice the count for ones, else the count. Options: with `wild` 6 and 0 always the
        count.
        """
        if self.wild == 1 and bid.face == 1:
            return 2 * bid.count
        return bid.count

    def raises(self, new: Bid, old: Bid) -> bool:
        """LU-7: a higher value; or the same value, if neither is on ones, with a higher face.

        Options: with `wild` 6 and 0 ones are a face like others, the lowest.
        """
        if self.value(new) > self.value(old):
            return True
        if self.value(new) < self.value(old):
            return False
        if self.wild == 1 and (new.face == 1 or old.face == 1):
            return False
        return new.face > old.face

    def largest_count(self, face: int) -> int:
        """LU-8: what the dice could show at most. RULINGS 1 and 9."""
        players_in = self.active.count(True)
        if self.straights and face != 1:
            return 10 * players_in
        if self.straights:
            return 6 * players_in
        return self.dice_each * players_in

    def all_bids(self) -> list[Bid]:
        """LU-8: from one to the largest, in the order of the section Moves: by value, then face (so
        ones first).
        """
        bids = []
        for face in range(1, 7):
            for count in range(1, self.largest_count(face) + 1):
                bids.append(Bid(count, face))
        return sorted(bids, key=lambda bid: (self.value(bid), bid.face))

    # ------------------------------------------------------------------ moves

    @property
    def over(self) -> bool:
        """LU-15, LU-16: the match is over once somebody has lost it."""
        return self.loser is not None

    def actors(self) -> tuple[int, ...]:
        """LU-6: only the player in turn."""
        return () if self.turn is None else (self.turn,)

    def legal(self, player: int) -> list[str]:
        """LU-5: the starting player must bid. LU-6: then raise or call. LU-8: who cannot raise must
        call.
        """
        self._check_player(player)
        if self.over or player != self.turn:
            return []
        if self.bid is None:
            return [bid.text() for bid in self.all_bids()]
        last = self.bid
        return [bid.text() for bid in self.all_bids() if self.raises(bid, last)] + ["liar"]

    def play(self, player: int, move: str, *, chance: Chance | None = None) -> None:
        """LU-5, LU-6: bid or call. `chance` is looked at only after a call that does not end the
        match.
        """
        if move not in self.legal(player):
            raise ValueError(f"not legal for player {player}: {move!r}")
        if move == "liar":
            self._call(chance)
        else:
            self._bid(player, read_bid(move))

    def follows(self, move: str) -> str:
        """What a move of the player in turn leads to: "turn", or after a call "round", "half",
        "final" or "over".
        """
        if self.turn is None or move not in self.legal(self.turn):
            raise ValueError(f"not legal: {move!r}")
        if move != "liar":
            return "turn"
        return deepcopy(self)._settle_call()

    def _bid(self, player: int, bid: Bid) -> None:
        """LU-5, LU-6: the bid stands, and the next player clockwise in the stage is in turn."""
        self.bid = bid
        self.bidder = player
        self.bids.append((player, bid))
        self.turn = self._next_after(player)

    def _next_after(self, player: int) -> int:
        """LU-6: clockwise, players still in the stage."""
        following = (player + 1) % self.players
        while not self.active[following]:
            following = (following + 1) % self.players
        return following

    # ------------------------------------------------------------------ calls

    def _call(self, chance: Chance | None) -> None:
        """LU-9 to LU-16. Tried on a copy first, so that bad chance leaves everything as it was."""
        trial = deepcopy(self)
        trial._carry_out_call(chance)
        self._carry_out_call(chance)

    def _carry_out_call(self, chance: Chance | None) -> None:
        """The call and what comes of it: the end, or another round (LU-12), half (LU-14) or the
        final (LU-16).
        """
        what = self._settle_call()
        if what == "over":
            self._finish()
            return
        if chance is None:
            raise ValueError("chance has to be told what the next dice are")
        assert self.showdown is not None
        if what == "round":
            start = self.showdown["loser"]  # LU-12
        elif what == "final":
            start = self.half_losers[0]  # LU-16
        else:
            if chance.start is None:
                raise ValueError("chance has to be told who starts the half")
            start = chance.start  # LU-3
        self._begin_round(start, chance.dice)

    def _settle_call(self) -> str:
        """LU-9 to LU-16: show, count, move a mat; returns what follows."""
        assert self.bid is not None
        assert self.bidder is not None
        assert self.turn is not None
        caller = self.turn
        count = self.count(self.bid)
        if count >= self.bid.count:  # LU-10
            loser, winner = caller, self.bidder
        else:
            loser, winner = self.bidder, caller
        self.showdown = {
            "dice": [sorted(hand) for hand in self.dice],
            "bid": self.bid.text(),
            "bidder": self.bidder,
            "caller": caller,
            "count": count,
            "loser": loser,
        }
        self._move_mat(winner, loser)
        self._put_out()
        if self.mats[loser] < self.all_mats:
            return "round"
        return self._end_stage(loser)

    def count(self, bid: Bid) -> int:
        """LU-9: all dice are shown and counted."""
        return sum(self._count_hand(hand, bid.face) for hand in self.dice)

    def _count_hand(self, hand: list[int], face: int) -> int:
        """LU-9: each die of the face and each wild die counts 1; a straight counts 10, or 5 ones.
        RULING 7.
        """
        if self.straights and sorted(hand) == [1, 2, 3, 4, 5, 6]:
            return 5 if face == 1 else 10
        return sum(1 for die in hand if die in (face, self.wild))

    def _move_mat(self, winner: int, loser: int) -> None:
        """LU-11: from the middle while mats are there; else the winner of the call gives the loser
        one of his.
        """
        if self.middle > 0:
            self.middle -= 1
        else:
            self.mats[winner] -= 1
        self.mats[loser] += 1

    def _put_out(self) -> None:
        """LU-13: once the middle is empty, players without a mat are out of the stage."""
        if self.middle > 0:
            return
        for player in range(self.players):
            if self.mats[player] == 0:
                self.active[player] = False

    def _end_stage(self, loser: int) -> str:
        """LU-14 to LU-16: `loser` holds all mats. RULINGS 2 and 3."""
        if self.stage == 3 or not self.halves:
            self.loser = loser
            return "over"
        self.half_losers.append(loser)
        if self.stage == 1:
            self._set_up_stage(2)
            return "half"
        if self.half_losers[0] == self.half_losers[1]:
            self.loser = loser
            return "over"
        self._set_up_stage(3)
        return "final"

    def _finish(self) -> None:
        """View, when over: `turn`, `bid`, `bidder` null, `bids` empty; `dice` stay as last shown.
        RULING 4.
        """
        self.turn = None
        self.bid = None
        self.bidder = None
        self.bids = []
