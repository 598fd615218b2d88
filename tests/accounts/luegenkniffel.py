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
from typing import Any

from .contract import is_number, known_keys, shared_win
from .luegenkniffel_card import (
    COMBINATIONS,
    UPPER,
    Card,
    announcements,
    check_dice,
    is_true,
    read_said,
    without,
)
from .luegenkniffel_play import Play

POSITION_KEYS = {
    "cards", "roller", "rolls", "dice", "lying", "said", "answers", "last_turns", "shown", "seed",
}  # fmt: skip
SHOWN_KEYS = {"roller", "said", "dice", "truth", "doubters"}


class LuegenKniffel(Play):
    """One match of Lügen-Kniffel."""

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
