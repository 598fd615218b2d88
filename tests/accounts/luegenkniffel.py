"""A slow, plain account of Lügen-Kniffel. Read it beside the rule file: every function names its
clauses.

Chance is never drawn here. Who starts and what falls is told to the account: with a `keep` the dice
that were rolled again, with the answer that ends a turn the five dice of the next turn.

Rulings of this account, where the rule file leaves something open:

- RULING 1 (LK-18): whether somebody has finished is looked at when a turn is settled. If several
  finish in one turn, none of them has a last turn. If everybody has, the match is over.
- RULING 2 (LK-18, view): `last_turns` loses players whose fields are closed at the end of the turn
  in which they close; it is [] when the match is over.
- RULING 3 (view): `cards` list only fields that are filled or struck (`points`) and strikes above 0
  (`lies`). `lying` and the dice and doubters in `shown` are ascending.
- RULING 4 (view): `shown` is the last reveal, through later turns nobody doubts and after the end.
  `truth` in it is true or false: whether the announcement was true by the table's `truth`.
- RULING 5 (view): with `doubts` `open` everybody, a spectator too, hears the answers; with `secret`
  everybody knows his own alone. `answers` is {} before an announcement and after the end.
- RULING 6 (position): `points` and `lies` of a card may be left out, as may zeros. Two strikes
  without an `x` contradict LK-16: impossible. An `x` with 0 or 1 strikes is accepted, and strikes
  still count up to 2.
- RULING 7 (position): with `rolls` 1 nothing lies; at most 4 dice lie, because one was rolled.
- RULING 8 (position): `answers` need an announcement; all answers in is impossible (the turn would
  be over); with `open` they are those of the first players to the roller's left.
- RULING 9 (position): `last_turns` needs a full card; it begins with the roller, goes clockwise
  from him, holds nobody twice and nobody whose card is full. Whether an unfinished player who is
  missing had his last turn is not examined.
- RULING 10 (position): `said` is one the roller may announce (LK-6). `shown` has all five keys; its
  `truth` agrees with its dice, and it has a doubter, who is not the roller of it.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from .contract import Seats, all_options, is_number, known_keys, shared_win
from .luegenkniffel_card import (
    COMBINATIONS,
    UPPER,
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
POSITION_KEYS = {
    "cards", "roller", "rolls", "dice", "lying", "said", "answers", "last_turns", "shown", "seed",
}  # fmt: skip
SHOWN_KEYS = {"roller", "said", "dice", "truth", "doubters"}


@dataclass
class Chance:
    """What fell: the dice rolled again after a `keep`, or the five dice of the next turn."""

    dice: list[int]


class LuegenKniffel(Seats):
    """One match of Lügen-Kniffel."""

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

    # ------------------------------------------------------------------ positions

    @classmethod
    def from_position(cls, options: dict[str, Any], position: dict[str, Any]) -> LuegenKniffel:
        """The section Position. RULINGS 6 to 10."""
        match = cls.__new__(cls)
        match._read_options(options)
        known_keys(position, POSITION_KEYS)
        for key in ("cards", "roller", "rolls", "dice"):
            if key not in position:
                raise ValueError(f"{key} is required")
        match._read_cards(position["cards"])
        match._check_player(position["roller"])
        if match.cards[position["roller"]].is_full():
            raise ValueError("the roller has no open field")
        match._begin_turn(position["roller"], position["dice"])
        match._read_rolls(position)
        match._read_said(position)
        match._read_last_turns(position)
        match._read_shown(position)
        return match

    def _read_cards(self, cards: Any) -> None:
        """LK-1, LK-7, LK-16. RULING 6."""
        if not isinstance(cards, list) or len(cards) != self.players:
            raise ValueError("cards are a list a player")
        self.cards = [self._read_card(card) for card in cards]

    def _read_card(self, given: Any) -> Card:
        """Points that the combination can give, or "x"; strikes 0 to 2."""
        if not isinstance(given, dict) or not set(given) <= {"points", "lies"}:
            raise ValueError("a card has points and lies")
        points, lies = given.get("points", {}), given.get("lies", {})
        if not isinstance(points, dict) or not isinstance(lies, dict):
            raise ValueError("points and lies are objects")
        for name in [*points, *lies]:
            if name not in COMBINATIONS:
                raise ValueError(f"no such combination: {name!r}")
        for name, held in points.items():
            possible = [said.points() for said in announcements(name)]
            if held != "x" and (not is_number(held) or held not in possible):
                raise ValueError(f"{name} cannot give {held!r}")
        for name, strikes in lies.items():
            if not is_number(strikes) or not 0 <= strikes <= 2:
                raise ValueError("strikes: 0-2")
            if strikes == 2 and points.get(name) != "x":
                raise ValueError(f"{name} is struck twice: its points field is struck")
        return Card(dict(points), {name: count for name, count in lies.items() if count > 0})

    def _read_rolls(self, position: dict[str, Any]) -> None:
        """LK-3, LK-4: one to three rolls; `lying` is among the dice. RULING 7."""
        self.rolls = position["rolls"]
        lying = position.get("lying", [])
        if not is_number(self.rolls) or not 1 <= self.rolls <= 3:
            raise ValueError("rolls: 1-3")
        if not isinstance(lying, list) or len(lying) > (0 if self.rolls == 1 else 4):
            raise ValueError("too many dice lie")
        check_dice(lying, len(lying))
        without(self.dice, lying)
        self.lying = sorted(lying)

    def _read_said(self, position: dict[str, Any]) -> None:
        """LK-6, LK-10. RULINGS 8 and 10."""
        assert self.roller is not None
        answers = position.get("answers") or {}
        if position.get("said") is not None:
            self.said = read_said(position["said"])
            if not self.cards[self.roller].is_open(self.said.combination):
                raise ValueError("announced what is filled or struck")
        elif answers:
            raise ValueError("answers without an announcement")
        others = self._others()
        if not isinstance(answers, dict):
            raise ValueError("answers are an object")
        for name, answer in answers.items():
            if name not in [str(player) for player in others]:
                raise ValueError(f"not asked: {name!r}")
            if answer not in ("believe", "doubt"):
                raise ValueError(f"not an answer: {answer!r}")
            self.answers[int(name)] = answer
        if len(self.answers) == len(others):
            raise ValueError("all answers are in: the turn is over")
        if self.doubts == "open" and set(self.answers) != set(others[: len(self.answers)]):
            raise ValueError("not asked in this order")

    def _read_last_turns(self, position: dict[str, Any]) -> None:
        """LK-18. RULING 9."""
        self.last_turns = deepcopy(position.get("last_turns"))
        finished = any(card.is_full() for card in self.cards)
        if self.last_turns is None:
            if finished:
                raise ValueError("a card is full: last_turns is needed")
            return
        if not finished:
            raise ValueError("last turns, and no card is full")
        if not isinstance(self.last_turns, list) or self.last_turns[:1] != [self.roller]:
            raise ValueError("last_turns begins with the roller")
        for player in self.last_turns:
            self._check_player(player)
            if self.cards[player].is_full():
                raise ValueError("whose card is full has no last turn")
        clockwise = self._clockwise_from_roller()
        if self.last_turns != [player for player in clockwise if player in self.last_turns]:
            raise ValueError("last_turns is not in order")

    def _read_shown(self, position: dict[str, Any]) -> None:
        """View: the last reveal. RULING 10."""
        shown = position.get("shown")
        self.shown = None
        if shown is None:
            return
        if not isinstance(shown, dict) or set(shown) != SHOWN_KEYS:
            raise ValueError("shown has roller, said, dice, truth, doubters")
        self._check_player(shown["roller"])
        said = read_said(shown["said"])
        check_dice(shown["dice"], 5)
        if shown["truth"] is not is_true(said, shown["dice"], self.truth):
            raise ValueError("truth and dice do not agree")
        doubters = shown["doubters"]
        if not isinstance(doubters, list) or not doubters:
            raise ValueError("dice are shown because somebody doubts")
        for player in doubters:
            self._check_player(player)
        if shown["roller"] in doubters or len(set(doubters)) != len(doubters):
            raise ValueError("doubters are others than the roller")
        self.shown = {
            **shown, "dice": sorted(shown["dice"]), "doubters": sorted(doubters),
        }  # fmt: skip

    def position(self) -> dict[str, Any]:
        """The section Position: this moment."""
        if self.over:
            raise ValueError("the match is over")
        return {
            "cards": self._cards_as_text(),
            "roller": self.roller,
            "rolls": self.rolls,
            "dice": list(self.dice),
            "lying": list(self.lying),
            "said": None if self.said is None else self.said.text(),
            "answers": {str(player): self.answers[player] for player in self.answers},
            "last_turns": deepcopy(self.last_turns),
            "shown": deepcopy(self.shown),
        }

    def _cards_as_text(self) -> list[dict[str, Any]]:
        """Cards as a position writes them. RULING 3."""
        return [{"points": dict(card.points), "lies": dict(card.lies)} for card in self.cards]

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

    # ------------------------------------------------------------------ views and result

    def view(self, player: int | None) -> dict[str, Any]:
        """The section View, and Who knows what. RULINGS 3 to 5."""
        if player is not None:
            self._check_player(player)
        own = player is not None and player == self.roller
        return {
            "game": "luegenkniffel",
            "players": self.players,
            "me": player,
            "cards": self._cards_as_text(),
            "totals": [card.total(COMBINATIONS) for card in self.cards],
            "roller": self.roller,
            "rolls": self.rolls,
            "dice": list(self.dice) if own else None,
            "lying": list(self.lying) if own else None,
            "said": None if self.said is None else self.said.text(),
            "answered": sorted(self.answers),
            "answers": {
                str(who): self.answers[who] for who in self.answers if self._hears(player, who)
            },
            "shown": deepcopy(self.shown),
            "last_turns": deepcopy(self.last_turns),
            "moves": [] if player is None else self.legal(player),
        }

    def _hears(self, viewer: int | None, who: int) -> bool:
        """LK-10: answers are secret until all are in; with `open` they are heard."""
        return self.doubts == "open" or viewer == who

    def result(self) -> dict[str, Any]:
        """LK-19: points and bonus; the highest total wins."""
        if not self.over:
            raise ValueError("the match is not over")
        scores = []
        for card in self.cards:
            bonus = self.bonus if card.total(UPPER) >= self.bonus_at else 0
            scores.append(card.total(COMBINATIONS) + bonus)
        winners = [who for who in range(self.players) if scores[who] == max(scores)]
        return shared_win(scores, winners)
