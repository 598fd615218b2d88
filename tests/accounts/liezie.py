"""A slow, plain account of The Lie Zie. Read it beside the rule file: every function names its
clauses.

Chance is never drawn here. The account holds whole cards (`front|back`); all 96 are known, so the
table is known too. Which of the alike cards a `take` or a `prize` is, is told with the move.

Rulings of this account, where the rule file leaves something open:

- RULING 1 (view): `discarded` and the lists in `seen` are sorted as text. `acted` is in the order
  of acting.
- RULING 2 (view): "null outside `play`" holds for `leader`, `led`, `number` and `best`; outside
  `play`, `acted` and `plays` are []. `out` and `discarded` stay to the end of the prizes.
- RULING 3 (view, when over): `pass`, `table`, `hand`, `hands`, `discarded`, `out` and `ready` stay
  what they were when the last prize was taken; `turn` is null. `seen` has a list for each pass
  before the last one: the last is still in sight.
- RULING 4 (view): `ready` is null from the beginning of a draft until somebody has 12, and stays
  until the next draft.
- RULING 5 (view): `seen` of a pass is what the player held at its end and all that was discarded in
  it; for a spectator the discards. In a match begun in pass k from a position, the first k-1 lists
  are empty.
- RULING 6 (position): "cards in no list are discarded" in every phase, so `discarded` is all the
  others of the 96, also in a draft that a position began.
- RULING 7 (LZ-15): when no prize can be taken (an empty pile), the prizes are over at once.
- RULING 8 (LZ-17, positions): prizes are not counted, so a new pass may have too few cards to fill
  all hands; then there is none, and the match ends.
- RULING 9 (position, draft): `leader`, `led`, `number`, `best` null; `acted`, `out`, `plays` empty;
  `turn` null with `free`, with `turns` somebody with fewer than 12 cards, and nobody else holds an
  unplaced card; not all hands are full; `ready` is one of those with 12 cards, null if there are
  none.
- RULING 10 (position, play and prize): `ready` is a player. In `prize`, `leader`, `led`, `number`,
  `best` are null, `acted` and `plays` empty, the table is not empty, and `turn` is who takes after
  `taken` prizes.
- RULING 11 (position, play): somebody who is out may have had cards in this round or not, so he may
  be in `acted` or not, if he sits from `leader` to before `turn`. `acted` is accepted in any order.
- RULING 12 (position): `first` is a player or null; with `free` it is not used (and null); with
  `turns` it is 0 if left out or null.
- RULING 13 (position): `leader`, `led`, `number`, `best`, `ready` and `turn` are null if left out.
- RULING 14 (position): `plays`, if there are any, are by players who acted, in that order, of the
  colour led, each number read from its cards and greater than the one before, the last one being
  `number` by `best`; their cards are in no other list.
- RULING 15 (LZ-13): among equals "the first clockwise after the last player who went out", and that
  is the last of `out`.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from .contract import shared_win
from .liezie_play import Play, back_of, front_of

POSITION_KEYS = {
    "pass", "phase", "table", "hands", "unplaced", "prizes", "taken", "first", "leader", "turn",
    "led", "number", "best", "acted", "out", "ready", "plays", "seed",
}  # fmt: skip


class LieZie(Play):
    """One match of The Lie Zie."""

    # ------------------------------------------------------------------ views and result

    def _seen_now(self, viewer: int | None) -> list[str]:
        """Who knows what: own hand and discards of this pass. RULING 5."""
        own = [] if viewer is None else self.hands[viewer]
        return sorted(self.discarded + own)

    def view(self, player: int | None) -> dict[str, Any]:
        """The section View. RULINGS 1 to 5."""
        if player is not None:
            self._check_player(player)
        counts: dict[str, int] = {}
        for card in self.table:
            counts[back_of(card)] = counts.get(back_of(card), 0) + 1
        return {
            "game": "liezie",
            "players": self.players,
            "me": player,
            "pass": self.number_of_pass,
            "phase": self.phase,
            "table": counts,
            "hand": None if player is None else list(self.hands[player]),
            "hands": [[back_of(card) for card in hand] for hand in self.hands],
            "unplaced": None if player is None else self.unplaced[player],
            "held": [None if card is None else back_of(card) for card in self.unplaced],
            "leader": self.leader,
            "led": self.led,
            "number": self.number,
            "best": self.best,
            "acted": list(self.acted),
            "plays": deepcopy(self.plays),
            "discarded": sorted(self.discarded),
            "out": list(self.out),
            "prizes": [
                [card if self.over else back_of(card) for card in owner] for owner in self.prizes
            ],
            "seen": [list(seen[player]) for seen in self.seen_in_passes],
            "turn": self.turn,
            "ready": self.ready,
            "moves": [] if player is None else self.legal(player),
        }

    def result(self) -> dict[str, Any]:
        """LZ-18: the fronts' numbers of the prizes; equal: more prizes; equal: shared."""
        if not self.over:
            raise ValueError("the match is not over")
        scores = [sum(int(front_of(card)[1]) for card in owner) for owner in self.prizes]
        ranks = [(scores[who], len(self.prizes[who])) for who in range(self.players)]
        winners = [who for who in range(self.players) if ranks[who] == max(ranks)]
        return shared_win(scores, winners)

    # ------------------------------------------------------------------ positions

    @classmethod
    def from_position(cls, options: dict[str, Any], position: dict[str, Any]) -> LieZie:
        """The section Position. RULINGS 6 and 9 to 14."""
        from .liezie_position import read_position

        match = cls.__new__(cls)
        match._read_options(options)
        read_position(match, position)
        return match

    def position(self) -> dict[str, Any]:
        """The section Position: this moment."""
        if self.over:
            raise ValueError("the match is over")
        return {
            "pass": self.number_of_pass,
            "phase": self.phase,
            "table": list(self.table),
            "hands": deepcopy(self.hands),
            "unplaced": list(self.unplaced),
            "prizes": deepcopy(self.prizes),
            "taken": self.taken,
            "first": self.first,
            "leader": self.leader,
            "turn": self.turn,
            "led": self.led,
            "number": self.number,
            "best": self.best,
            "acted": list(self.acted),
            "out": list(self.out),
            "ready": self.ready,
            "plays": deepcopy(self.plays),
        }
