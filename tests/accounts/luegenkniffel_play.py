"""Lügen-Kniffel: rolls, announcements and answers (LK-1 to LK-19). The part of the account in
luegenkniffel.py that plays; the RULINGS are there.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from .contract import Seats, all_options, is_number
from .luegenkniffel_card import (
    COMBINATIONS,
    Card,
    Said,
    announcements,
    check_dice,
    is_true,
    keep_text,
    read_said,
    without,
)

DEFAULTS: dict[str, Any] = {"truth": "exact", "doubts": "secret", "bonus": 35, "bonus_at": 63}


@dataclass
class Chance:
    """What fell: the dice rolled again after a `keep`, or the five dice of the next turn."""

    dice: list[int]


class Play(Seats):
    """A match as it is begun and played."""

    # ------------------------------------------------------------------ setting up

    def __init__(self, options: dict[str, Any], start: int, dice: list[int]) -> None:
        """LK-1 to LK-3: empty cards; `start` had the highest die and has rolled `dice`."""
        self._read_options(options)
        self._check_player(start)
        self.cards = [Card() for _ in range(self.players)]
        self.last_turns: list[int] | None = None
        self.shown: dict[str, Any] | None = None
        self._begin_turn(start, dice)

    def _read_options(self, options: dict[str, Any]) -> None:
        """The section Options, and the number of players."""
        given = all_options(options, DEFAULTS)
        if not is_number(given["players"]) or not 2 <= given["players"] <= 8:
            raise ValueError("players: 2-8")
        if given["truth"] not in ("exact", "at_least"):
            raise ValueError("truth: exact or at_least")
        if given["doubts"] not in ("secret", "open"):
            raise ValueError("doubts: secret or open")
        for name in ("bonus", "bonus_at"):
            if not is_number(given[name]) or given[name] < 0:
                raise ValueError(f"{name}: 0 or more")
        self.players: int = given["players"]
        self.truth: str = given["truth"]
        self.doubts: str = given["doubts"]
        self.bonus: int = given["bonus"]
        self.bonus_at: int = given["bonus_at"]

    def _begin_turn(self, roller: int, dice: list[int]) -> None:
        """LK-3: a turn begins with the first roll of all five dice."""
        check_dice(dice, 5)
        self.roller: int | None = roller
        self.rolls = 1
        self.dice = sorted(dice)
        self.lying: list[int] = []
        self.said: Said | None = None
        self.answers: dict[int, str] = {}

    # ------------------------------------------------------------------ moves

    @property
    def over(self) -> bool:
        """LK-18: nobody has a turn left."""
        return self.roller is None

    def _clockwise_from_roller(self) -> list[int]:
        """The roller, then the others clockwise."""
        assert self.roller is not None
        return [(self.roller + step) % self.players for step in range(self.players)]

    def _others(self) -> list[int]:
        """LK-10: who is asked, clockwise from the roller's left."""
        return self._clockwise_from_roller()[1:]

    def actors(self) -> tuple[int, ...]:
        """LK-3, LK-6: the roller; LK-10: then all who have not answered, or (`open`) the first."""
        if self.roller is None:
            return ()
        if self.said is None:
            return (self.roller,)
        waiting = [player for player in self._others() if player not in self.answers]
        if self.doubts == "open":
            return (waiting[0],)
        return tuple(sorted(waiting))

    def legal(self, player: int) -> list[str]:
        """LK-3, LK-4, LK-6, LK-10: keeps, says, or believe and doubt."""
        self._check_player(player)
        if player not in self.actors():
            return []
        if self.said is not None:
            return ["believe", "doubt"]
        return self._keeps() + self._says()

    def _keeps(self) -> list[str]:
        """LK-4: leave any of the dice not yet lying, but roll at least one; three rolls in all."""
        if self.rolls == 3:
            return []
        loose = without(self.dice, self.lying)
        keeps = []
        for number in range(len(loose)):
            choices = {tuple(sorted(kept)) for kept in combinations(loose, number)}
            keeps += [keep_text(list(kept)) for kept in sorted(choices)]
        return keeps

    def _says(self) -> list[str]:
        """LK-6, LK-7: every announcement of a combination whose points field is open."""
        assert self.roller is not None
        says = []
        for combination in COMBINATIONS:
            if self.cards[self.roller].is_open(combination):
                says += [f"say {said.text()}" for said in announcements(combination)]
        return says

    def follows(self, player: int, move: str) -> str:
        """What a move leads to, and so which chance it needs: "roll" (the dice rolled again),
        "turn" (five dice), "answers" or "over" (none).
        """
        if move not in self.legal(player):
            raise ValueError(f"not legal for player {player}: {move!r}")
        if move.startswith("keep"):
            return "roll"
        if move.startswith("say ") or len(self.answers) < self.players - 2:
            return "answers"
        trial = deepcopy(self)
        trial._carry_out(player, move)
        return "over" if trial.over else "turn"

    def dice_needed(self, player: int, move: str) -> int:
        """How many dice chance has to tell with a move."""
        what = self.follows(player, move)
        if what == "roll":
            return 5 - len(self.lying) - len(move.split()[1:])
        return 5 if what == "turn" else 0

    def play(self, player: int, move: str, *, chance: Chance | None = None) -> None:
        """One move. `chance` is looked at only when dice are rolled; bad chance changes nothing."""
        number = self.dice_needed(player, move)
        fallen: list[int] = []
        if number > 0:
            if chance is None:
                raise ValueError("chance has to tell what fell")
            check_dice(chance.dice, number)
            fallen = list(chance.dice)
        self._carry_out(player, move)
        if move.startswith("keep"):
            self._roll_again([int(die) for die in move.split()[1:]], fallen)
        elif number > 0:
            assert self.roller is not None
            self._begin_turn(self.roller, fallen)

    def _carry_out(self, player: int, move: str) -> None:
        """All of a move but the dice."""
        if move.startswith("say "):
            self.said = read_said(move.removeprefix("say "))
        elif move in ("believe", "doubt"):
            self.answers[player] = move
            if len(self.answers) == self.players - 1:
                self._settle()
                self._end_turn()

    def _roll_again(self, kept: list[int], fallen: list[int]) -> None:
        """LK-4: what lies, lies; the others are rolled."""
        self.lying = sorted(self.lying + kept)
        self.dice = sorted(self.lying + fallen)
        self.rolls += 1

    # ------------------------------------------------------------------ the end of a turn

    def _settle(self) -> None:
        """LK-11 to LK-15: all answers are in."""
        assert self.said is not None
        assert self.roller is not None
        combination, points = self.said.combination, self.said.points()
        doubters = sorted(who for who in self.answers if self.answers[who] == "doubt")
        if not doubters:  # LK-11
            self.cards[self.roller].write(combination, points)
            return
        true = is_true(self.said, self.dice, self.truth)
        self.shown = {
            "roller": self.roller,
            "said": self.said.text(),
            "dice": sorted(self.dice),
            "truth": true,
            "doubters": doubters,
        }
        if true:  # LK-12
            self.cards[self.roller].write(combination, points)
            for doubter in doubters:
                self.cards[doubter].strike(combination)
            return
        self.cards[self.roller].strike(combination)  # LK-13
        for doubter in doubters:
            if combination != "kniffel":  # LK-14
                self.cards[doubter].write(combination, points)

    def _end_turn(self) -> None:
        """LK-2: the next player clockwise; LK-18: last turns. RULINGS 1 and 2."""
        following = [*self._others(), self.roller]
        if self.last_turns is not None:
            self.last_turns = self.last_turns[1:]
        elif any(card.is_full() for card in self.cards):
            self.last_turns = [player for player in following if player is not None]
        if self.last_turns is None:
            self._hand_over(following[0])
            return
        self.last_turns = [who for who in self.last_turns if not self.cards[who].is_full()]
        self._hand_over(self.last_turns[0] if self.last_turns else None)

    def _hand_over(self, player: int | None) -> None:
        """The turn is over; `player` is to roll, or nobody (view, after the end)."""
        self.roller = player
        self.rolls = 0
        self.dice = []
        self.lying = []
        self.said = None
        self.answers = {}
