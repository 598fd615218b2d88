"""Lügen-Kniffel as the engine plays it and as the slow account tells it: all the same."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from tests.accounts.luegenkniffel import LuegenKniffel
from tests.accounts.luegenkniffel_play import Chance
from tests.duel import Account, Duel, Options, Position
from tests.luegenkniffel.tables import NAMES, TABLES, random_move


class TestLuegenKniffel(Duel):
    game = "luegenkniffel"
    tables = TABLES
    matches, positions, spoiled = 2, 2, 400
    untold = frozenset({"rolloff"})

    def begin(self, match: Match) -> Account:
        roller = match.actors[0]
        return LuegenKniffel(match.game.options, roller, match.view(roller)["dice"])

    def begin_at(self, options: Options, position: Position, match: Match | None) -> Account:
        return LuegenKniffel.from_position(options, position)

    def play(self, match: Match, account: Account, player: int, move: str) -> None:
        """The account is told which dice fell."""
        assert isinstance(account, LuegenKniffel)
        needed = account.dice_needed(player, move)
        kept = Counter(match.view(player)["lying"] or [])
        match.play(move, player)
        fallen: list[int] = []
        if needed:
            roller = match.view(None)["roller"]
            fallen = match.view(roller)["dice"]
            if move.startswith("keep"):
                kept += Counter(map(int, move.split()[1:]))
                fallen = sorted((Counter(fallen) - kept).elements())
        account.play(player, move, chance=Chance(fallen))

    def move(self, match: Match, player: int, style: float, draw: random.Random) -> str:
        """Much is believed in some matches, and much doubted in others."""
        if match.view(None)["said"]:
            return "doubt" if draw.random() < style else "believe"
        return random_move(match, player, draw)

    def some_position(self, game: Game, draw: random.Random) -> Position:
        """Cards, dice and answers at random, not caring whether play could have led there."""
        n = game.players
        cards = [some_card(draw, draw.choice([0.2, 0.7, 0.95, 1])) for _ in range(n)]
        roller = draw.randrange(n)
        if len(cards[roller]["points"]) == len(NAMES):
            open_one_field(cards[roller], draw)
        full = [len(card["points"]) == len(NAMES) for card in cards]
        rolls = draw.randint(1, 3)
        dice = [draw.randint(1, 6) for _ in range(5)]
        lying = draw.sample(dice, draw.randint(0, 4)) if rolls > 1 else []
        turns = [(roller + k) % n for k in range(n) if k == 0 or draw.random() < 0.7]
        position: Position = {
            "cards": cards,
            "roller": roller,
            "rolls": rolls,
            "dice": dice,
            "lying": lying,
            "said": None,
            "answers": {},
            "last_turns": [p for p in turns if not full[p]] if any(full) else None,
            "shown": None,
        }
        if draw.random() < 0.5:
            said = [word[4:] for word in game.words if word.startswith("say")]
            free = [word for word in said if word.split()[0] not in cards[roller]["points"]]
            position["said"] = draw.choice(free)
            others = [str((roller + k) % n) for k in range(1, n)][: draw.randint(0, n - 2)]
            position["answers"] = {p: draw.choice(["believe", "doubt"]) for p in others}
        return position

    def spoil(self, position: Position, key: str, draw: random.Random) -> None:
        n = len(position["cards"])
        if key == "cards":
            card = draw.choice(position["cards"])
            name = draw.choice(NAMES)
            side = draw.choice(["points", "lies"])
            card[side][name] = draw.choice([0, 1, 2, 3, 10, 25, 30, "x"])
        elif key in ("roller", "rolls"):
            position[key] = draw.randint(0, n)
        elif key in ("dice", "lying"):
            position[key] = [*position[key], draw.randint(0, 7)][draw.randint(0, 1) :]
        elif key == "said":
            said = [None, "fours 3", "three 30", "kniffel", "fives 6", "chance"]
            position[key] = draw.choice(said)
        elif key == "answers":
            position[key][str(draw.randint(0, n))] = draw.choice(["believe", "doubt", "perhaps"])
        elif key == "last_turns":
            position[key] = draw.choice([None, [], draw.sample(range(n), draw.randint(1, n))])
        else:
            doubters = draw.sample(range(n), draw.randint(0, 2))
            dice = [1, 2, 3, 4, draw.randint(4, 6)]
            shown = {"said": "large", "dice": dice, "truth": draw.random() < 0.5}
            position[key] = {"roller": draw.randrange(n), "doubters": doubters, **shown}

    def disputed(self, options: Options, position: Position) -> bool:
        """Answers to nothing: the rules' own example has one, so the engine forgets them."""
        return position["said"] is None and bool(position["answers"])


def some_card(draw: random.Random, closed: float) -> dict[str, Any]:
    points: dict[str, Any] = {}
    lies: dict[str, int] = {}
    for c, name in enumerate(NAMES):
        if draw.random() < closed:
            fixed = {"fullhouse": 25, "small": 30, "large": 40, "kniffel": 50}
            upper = (c + 1) * draw.randint(1, 5)
            points[name] = fixed.get(name, upper if c < 6 else draw.randint(5, 30))
            if draw.random() < 0.3:
                points[name] = "x"
                lies[name] = draw.randint(0, 2)
        if name not in lies and draw.random() < 0.3:
            lies[name] = 1
    return {"points": points, "lies": lies}


def open_one_field(card: dict[str, Any], draw: random.Random) -> None:
    """LK-16: an open field has at most one strike."""
    name = draw.choice(NAMES)
    del card["points"][name]
    if card["lies"].get(name) == 2:
        card["lies"][name] = 1
