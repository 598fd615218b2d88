"""A slow, plain account of Lügen. Read it beside the rule file: every function names its clauses.

Chance is never drawn here. Who starts a half and what everybody rolls is told to the account.

Rulings of this account, where the rule file leaves something open:

- RULING 1 (LU-8): "players in the stage" are those still in it (not out by LU-13), because the
  largest bid is "what the dice could show at most", and only they roll.
- RULING 2 (LU-14, `halves` false): without halves no half mats exist, so `half_losers` stays []
  when the only stage is lost.
- RULING 3 (LU-15, LU-16): `half_losers` holds the losers of halves only. It is [a, a] when the
  match ends after two halves, and stays [a, b] when a final ends it. `stage` stays the stage the
  match ended in.
- RULING 4 (LU-13, view when over): who gave away his last mat is out, also at the very end; so
  when the match is over, `active` is true for the loser alone, who holds all mats. `dice` are the
  last showdown's all the same.
- RULING 5 (view): dice in `showdown` are sorted like those in `dice`; who was out has []. Bids
  are text ("6x5"). The showdown also stays in the view across the border of two stages ("until
  the next call").
- RULING 6 (position): a position knows only the last bid, so `bids` begins with that one bid, and
  `showdown` is null.
- RULING 7 (LU-9 with `wild` 6): a bid on 1-5 counts the face and the sixes, a bid on sixes the
  sixes only; with `wild` 0 only the named face counts.
- RULING 8 (position defaults): `stage` 1, `half_losers` [], `mats` all 0, `middle` the mats
  nobody holds, `bid` and `bidder` null. `dice` and `turn` must be given.
- RULING 9 (LU-8): `straight` true with other than six dice, or with another wild face, is no
  error: there is just no straight.
"""

from __future__ import annotations

from copy import deepcopy
from fractions import Fraction
from typing import Any

from .contract import known_keys
from .luegen_bids import read_bid
from .luegen_play import Play

POSITION_KEYS = {"stage", "half_losers", "middle", "mats", "dice", "turn", "bid", "bidder", "seed"}


class Luegen(Play):
    """One match of Lügen."""

    # ------------------------------------------------------------------ positions

    @classmethod
    def from_position(cls, options: dict[str, Any], position: dict[str, Any]) -> Luegen:
        """The section Position. RULINGS 6 and 8."""
        match = cls.__new__(cls)
        match._read_options(options)
        known_keys(position, POSITION_KEYS)
        for key in ("dice", "turn"):
            if key not in position:
                raise ValueError(f"{key} is required")
        match.showdown = None
        match.loser = None
        match._read_stage(position)
        match._read_mats(position)
        match._begin_round(position["turn"], position["dice"])
        match._read_bid(position)
        return match

    def _read_stage(self, position: dict[str, Any]) -> None:
        """LU-1, LU-15, LU-16: `half_losers` fits `stage`; the losers of two halves are two if there
        is a final.
        """
        self.stage = position.get("stage", 1)
        self.half_losers = list(position.get("half_losers", []))
        if self.stage not in ((1, 2, 3) if self.halves else (1,)):
            raise ValueError("no such stage")
        if len(self.half_losers) != self.stage - 1:
            raise ValueError("half_losers do not fit the stage")
        for player in self.half_losers:
            self._check_player(player)
        if self.stage == 3 and self.half_losers[0] == self.half_losers[1]:
            raise ValueError("one player lost both halves: there is no final")

    def _read_mats(self, position: dict[str, Any]) -> None:
        """LU-2, LU-11, LU-13, LU-14: mats add up, and nobody holds all of them."""
        self.mats = list(position.get("mats", [0] * self.players))
        if len(self.mats) != self.players or any(held < 0 for held in self.mats):
            raise ValueError("mats are a number a player")
        self.middle = position.get("middle", self.all_mats - sum(self.mats))
        if self.middle < 0 or self.middle + sum(self.mats) != self.all_mats:
            raise ValueError("mats do not add up")
        if self.all_mats in self.mats:
            raise ValueError("one player holds all mats: the stage is over")
        self.active = self._in_stage_at_first()
        for player in range(self.players):
            if self.mats[player] > 0 and not self.active[player]:
                raise ValueError("only who is in the final holds mats")
        self._put_out()

    def _read_bid(self, position: dict[str, Any]) -> None:
        """LU-6, LU-8: `turn` is next after `bidder`, and the bid is in range."""
        bid = position.get("bid")
        bidder = position.get("bidder")
        if bid is None and bidder is None:
            return
        if bid is None or bidder is None:
            raise ValueError("bid and bidder go together")
        self._check_player(bidder)
        if not self.active[bidder] or self._next_after(bidder) != self.turn:
            raise ValueError("turn is not next after bidder")
        self.bid = read_bid(bid)
        if self.bid.count > self.largest_count(self.bid.face):
            raise ValueError("bid out of range")
        self.bidder = bidder
        self.bids = [(bidder, self.bid)]

    def position(self) -> dict[str, Any]:
        """The section Position: this moment, as far as a position tells it."""
        if self.over:
            raise ValueError("the match is over")
        return {
            "stage": self.stage,
            "half_losers": list(self.half_losers),
            "middle": self.middle,
            "mats": list(self.mats),
            "dice": [list(hand) for hand in self.dice],
            "turn": self.turn,
            "bid": None if self.bid is None else self.bid.text(),
            "bidder": self.bidder,
        }

    # ------------------------------------------------------------------ views and result

    def view(self, player: int | None) -> dict[str, Any]:
        """The section View, without `rolloff` (compare that with `rolloff_starter`)."""
        return {
            "game": "luegen",
            "players": self.players,
            "me": player,
            "stage": self.stage,
            "middle": self.middle,
            "mats": list(self.mats),
            "active": list(self.active),
            "dice": [self._dice_seen(player, owner) for owner in range(self.players)],
            "turn": self.turn,
            "bid": None if self.bid is None else self.bid.text(),
            "bidder": self.bidder,
            "bids": [{"player": who, "bid": bid.text()} for who, bid in self.bids],
            "showdown": deepcopy(self.showdown),
            "half_losers": list(self.half_losers),
            "moves": [] if player is None else self.legal(player),
        }

    def _dice_seen(self, viewer: int | None, owner: int) -> list[int] | None:
        """Who knows what: a player's dice are his alone until a call. [] if out; all dice when
        over.
        """
        if self.over or viewer == owner or not self.active[owner]:
            return sorted(self.dice[owner])
        return None

    def result(self) -> dict[str, Any]:
        """LU-17: one loser; half mats, plus 1 for the loser of a final; without halves 1 for the
        loser.
        """
        if self.loser is None:
            raise ValueError("the match is not over")
        scores = [self.half_losers.count(player) for player in range(self.players)]
        if self.stage == 3 or not self.halves:
            scores[self.loser] += 1
        winners = [player for player in range(self.players) if player != self.loser]
        utility = [Fraction(1, self.players - 1)] * self.players
        utility[self.loser] = Fraction(-1)
        return {"scores": scores, "winners": winners, "losers": [self.loser], "utility": utility}
