"""The account of Lügen-Kniffel: positions, options, illegal moves, and matches at random."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

from .luegenkniffel import LuegenKniffel
from .luegenkniffel_play import Chance
from .luegenkniffel_tables import FIRST, NEXT, VIEW, at, full_but, new, pos
from .proof import refused


def test_position_checks() -> None:
    """Position: impossible ones are refused."""
    said = {"said": "fours 3"}
    shown = {"roller": 1, "said": "fours 3", "dice": FIRST, "truth": True, "doubters": [2]}
    done = [full_but(), {}, {}]
    good: list[dict[str, Any]] = [
        {}, {"rolls": 2, "lying": [4, 4]}, {**said, "answers": {"2": "doubt"}}, {"shown": shown},
        {"cards": [{"points": {"kniffel": "x"}}, {}, {}]}, {"seed": 3},
        {"cards": [{}, full_but(), {}], "last_turns": [0, 2]},
        {"cards": [{}, full_but(), {}], "last_turns": [0]},
    ]  # fmt: skip
    for changes in good:
        at(**changes)
    bad: list[dict[str, Any]] = [
        {"extra": 1}, {"cards": [{}, {}]}, {"roller": 3}, {"roller": None}, {"rolls": 0},
        {"rolls": 4}, {"dice": [1, 2, 3, 4]}, {"dice": [1, 2, 3, 4, 7]}, {"lying": [4]},
        {"rolls": 2, "lying": [1]}, {"rolls": 2, "lying": [2, 2]}, {"rolls": 3, "lying": FIRST},
        {"said": "fours 6"}, {"said": "four"}, {"said": "say fours 3"}, {"answers": {"1": "doubt"}},
        {**said, "answers": {"0": "doubt"}}, {**said, "answers": {"3": "doubt"}},
        {**said, "answers": {"1": "no"}}, {**said, "answers": {"1": "doubt", "2": "doubt"}},
        {**said, "cards": [{"points": {"fours": 8}}, {}, {}]}, {"last_turns": [0, 1, 2]},
        {"cards": [{}, full_but(), {}]}, {"cards": done, "last_turns": [0, 1, 2]},
        {"cards": [{}, full_but(), {}], "last_turns": [2, 0]},
        {"cards": [{}, full_but(), {}], "last_turns": [0, 1, 2]},
        {"cards": [{}, full_but(), {}], "last_turns": [0, 2, 2]},
        {"cards": [{}, full_but(), {}], "last_turns": []},
        {"cards": [{"points": {"fours": 13}}, {}, {}]}, {"cards": [{"points": {"six": 6}}, {}, {}]},
        {"cards": [{"points": {"kniffel": 0}}, {}, {}]}, {"cards": [{"lies": {"ones": 3}}, {}, {}]},
        {"cards": [{"lies": {"ones": 2}}, {}, {}]}, {"cards": [{"points": {"three": 4}}, {}, {}]},
        {"shown": {**shown, "truth": False}}, {"shown": {**shown, "doubters": []}},
        {"shown": {**shown, "doubters": [1]}}, {"shown": {"roller": 1}},
    ]  # fmt: skip
    for changes in bad:
        with refused():
            at(**changes)
    with refused():
        at(4, {"doubts": "open"}, **said, answers={"2": "doubt"})
    at(4, {"doubts": "open"}, **said, answers={"1": "doubt", "2": "believe"})
    for key in ("cards", "roller", "rolls", "dice"):
        short = pos()
        del short[key]
        with refused():
            LuegenKniffel.from_position({"players": 3}, short)


def test_options_are_checked() -> None:
    """Options: what they may be."""
    for bad in ({"players": 1}, {"players": 9}, {"truth": "x"}, {"doubts": "x"}, {"bonus": -1},
                {"bonus_at": -1}, {"other": 1}, {"bonus": True}):  # fmt: skip
        with refused():
            LuegenKniffel({"players": 3, **bad}, 0, FIRST)
    with refused():
        LuegenKniffel({}, 0, FIRST)


def test_illegal_moves_change_nothing() -> None:
    """Moves: canonical words only, by who may act."""
    match = new()
    before = deepcopy(match.__dict__)
    for player, move in ((1, "say ones 1"), (0, "believe"), (0, "keep 5 4"), (0, "keep 4 4 4 2 5"),
                         (0, "keep 1"), (0, "Say ones 1"), (0, "say ones"), (0, ""),
                         (3, "keep")):  # fmt: skip
        with refused():
            match.play(player, move, chance=NEXT)
    assert match.__dict__ == before
    with refused():
        match.result()
    with refused():
        match.view(3)


def check(match: LuegenKniffel, options: dict[str, Any]) -> None:
    """Views have their keys, positions go round."""
    for viewer in [*range(match.players), None]:
        view = match.view(viewer)
        assert set(view) == VIEW
        assert viewer == match.roller or view["dice"] is None
    if not match.over:
        again = LuegenKniffel.from_position(options, match.position())
        for viewer in [*range(match.players), None]:
            assert again.view(viewer) == match.view(viewer)


def test_random_matches() -> None:
    """LK-1 to LK-19: every match ends, an actor always has a move."""
    rng = random.Random(4)
    for _ in range(200):
        options: dict[str, Any] = {
            "players": rng.choice([2, 2, 3, 3, 4, 5, 8]),
            "truth": rng.choice(["exact", "at_least"]),
            "doubts": rng.choice(["secret", "open"]),
        }
        start = rng.randrange(options["players"])
        match = LuegenKniffel(options, start, [rng.randint(1, 6) for _ in range(5)])
        while not match.over:
            if rng.random() < 0.02:
                check(match, options)
            player = rng.choice(match.actors())
            moves = match.legal(player)
            assert moves
            assert len(set(moves)) == len(moves)
            move = rng.choice(moves)
            number = match.dice_needed(player, move)
            match.play(player, move, chance=Chance([rng.randint(1, 6) for _ in range(number)]))
        check(match, options)
        assert sum(match.result()["utility"]) == 0
        assert any(card.is_full() for card in match.cards)
