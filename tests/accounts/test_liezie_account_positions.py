"""The slow account of The Lie Zie: positions, refusals, and random matches to the end."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

from .liezie import LieZie
from .liezie_play import ALL_CARDS, Chance, back_of
from .liezie_tables import VIEW, at, cards
from .proof import refused

EXAMPLE = {
    "pass": 1, "phase": "play", "table": ["r3|b3"], "hands": [["r3|r1", "b2|b4"], ["y4|y1"]],
    "unplaced": [None, None], "prizes": [["g4|r4"], []], "taken": 0, "first": 0, "leader": 0,
    "turn": 1, "led": "r", "number": 32, "best": 0, "acted": [0], "out": [], "ready": 0,
}  # fmt: skip


def test_position_of_the_rule_file() -> None:
    """Position: the example stands."""
    for draft in ("free", "turns"):
        match = LieZie.from_position({"players": 2, "draft": draft}, EXAMPLE)
        assert match.legal(1) == ["pass"]
        assert len(match.view(0)["discarded"]) == 96 - 5


def test_position_checks_in_play() -> None:
    """Position: impossible ones are refused."""
    r32 = cards("r3 r2", 4)
    good: list[dict[str, Any]] = [
        {"plays": [{"player": 0, "cards": r32, "number": 32}]}, {"seed": 1}, {"first": None},
    ]  # fmt: skip
    for changes in good:
        LieZie.from_position({"players": 2}, {**EXAMPLE, **changes})
    bad: list[dict[str, Any]] = [
        {"x": 1}, {"pass": 0}, {"pass": 4}, {"phase": "over"}, {"table": ["r3|b4"]},
        {"table": ["r3|r1"]}, {"table": ["r3|b3", "r3|b3"]}, {"hands": [["r3|r1"], []]},
        {"hands": [["r3|r1"]]}, {"hands": [ALL_CARDS[20:33], ["y4|y1"]]}, {"out": [1]},
        {"unplaced": ["g1|g2", None]}, {"led": None}, {"number": None}, {"number": 35},
        {"number": 1111}, {"number": 0}, {"best": None}, {"best": 1}, {"acted": []},
        {"acted": [0, 1]}, {"turn": 0}, {"turn": None}, {"turn": 2}, {"leader": 1},
        {"leader": None}, {"ready": None}, {"ready": 2}, {"taken": 1}, {"led": "x"},
        {"led": None, "number": None, "best": None, "acted": []}, {"phase": "prize"},
        {"plays": [{"player": 0, "cards": r32, "number": 23}]},
        {"plays": [{"player": 1, "cards": r32, "number": 32}]},
        {"plays": [{"player": 0, "cards": cards("r3 b2", 4), "number": 32}]},
        {"plays": [{"player": 0, "cards": ["r3|b3", r32[1]], "number": 32}]},
        {"prizes": [["r3|r1"], []]}, {"hands": [[], ["y4|y1"]], "out": [0]},
    ]  # fmt: skip
    for changes in bad:
        with refused():
            LieZie.from_position({"players": 2}, {**EXAMPLE, **changes})
    for key in ("pass", "phase", "table", "hands"):
        with refused():
            LieZie.from_position(
                {"players": 2}, {name: EXAMPLE[name] for name in EXAMPLE if name != key}
            )


def test_position_acted() -> None:
    """Position: exactly those from the leader to before the turn who had cards."""
    after = {"led": "r", "number": 2, "best": 3, "leader": 3, "turn": 1}
    hands = ["b1 b1", "b1", "b1", "r1"]
    assert at(hands, acted=[0, 3], **after).acted == [3, 0]
    for acted in ([3], [0], [0, 2, 3], [0, 1, 3], []):
        with refused():
            at(hands, acted=acted, **after)
    hands = ["", "b1", "b1", "r1"]
    for acted in ([3], [0, 3]):
        assert set(at(hands, acted=acted, **after).acted) == set(acted)


def test_position_checks_in_draft() -> None:
    """Position: a draft; the table must be able to fill the hands."""
    draft: dict[str, Any] = {
        "pass": 1, "phase": "draft", "table": ALL_CARDS[:24], "hands": [[], []], "turn": None,
        "ready": None,
    }  # fmt: skip
    full = ALL_CARDS[30:42]
    held = {"unplaced": [None, "y4|y1"]}

    def start(opts: dict[str, Any], **changes: Any) -> LieZie:
        return LieZie.from_position({"players": 2, **opts}, {**draft, **changes})

    assert start({}).actors() == (0, 1)
    assert start({}, **held).legal(1) == ["left"]
    assert start({}, table=ALL_CARDS[:23], **held).actors() == (0, 1)
    assert start({}, hands=[full, []], ready=0).actors() == (1,)
    turns = {"draft": "turns"}
    assert start(turns, turn=1, **held).actors() == (1,)
    assert start(turns, hands=[full, []], ready=0, turn=1).actors() == (1,)
    for changes in (
        {"table": ALL_CARDS[:23]}, {"turn": 0}, {"ready": 0}, {"hands": [full, []]},
        {"hands": [full, []], "ready": 1}, {"out": [0]}, {"leader": 0}, {"acted": [0]},
        {"hands": [full, []], "ready": 0, "unplaced": ["y4|y1", None]}, {"taken": 1},
        {"hands": [full, ALL_CARDS[50:62]], "ready": 0}, {"led": "r"}, {"number": 1},
    ):  # fmt: skip
        with refused():
            start({}, **changes)
    for changes in ({}, {"turn": 0, **held}, {"turn": 0, "hands": [full, []], "ready": 0}):
        with refused():
            start(turns, **changes)


def test_position_checks_in_prize() -> None:
    """Position: prizes only after LZ-14, by who is next."""
    prize = {"phase": "prize", "leader": None, "turn": 1}
    assert at(["b1", ""], **prize).actors() == (1,)
    assert at(["b1", ""], **{**prize, "taken": 3, "turn": 0}).actors() == (0,)
    bad: list[dict[str, Any]] = [
        {"turn": 0}, {"taken": 3}, {"taken": 4}, {"taken": -1}, {"table": []}, {"leader": 1},
        {"acted": [1]}, {"out": []}, {"turn": None}, {"led": "r"},
    ]  # fmt: skip
    for changes in bad:
        with refused():
            at(["b1", ""], **{**prize, **changes})
    with refused():
        at(["b1", "", "b1", ""], **prize)


def test_illegal_moves_change_nothing() -> None:
    """Moves: canonical words only, by who may act."""
    match = at(["r3 r2 b1", "r4"])
    before = deepcopy(match.__dict__)
    for player, move in ((1, "play 1 1"), (0, "pass"), (0, "play 2 2"), (0, "play 4 1"),
                         (0, "play 1"), (0, "PLAY 1 1"), (0, "take r3"), (0, "prize r3"),
                         (0, "left"), (2, "play 1 1")):  # fmt: skip
        with refused():
            match.play(player, move)
    assert match.__dict__ == before
    with refused():
        match.result()
    with refused():
        match.view(2)


def check(match: LieZie, options: dict[str, Any]) -> None:
    """LZ-1: all 96 cards are there once; views and positions."""
    everything = match.table + match.discarded
    for cards_held in match.hands + match.prizes:
        everything = everything + cards_held
    everything += [card for card in match.unplaced if card is not None]
    assert sorted(everything) == sorted(ALL_CARDS)
    for viewer in [*range(match.players), None]:
        view = match.view(viewer)
        assert set(view) == VIEW
        assert len(view["seen"]) == match.number_of_pass - 1
    if not match.over:
        again = LieZie.from_position(options, match.position())
        for viewer in [*range(match.players), None]:
            view, same = match.view(viewer), again.view(viewer)
            view["seen"] = same["seen"]  # nobody remembers earlier passes
            assert view == same


def test_random_matches() -> None:
    """LZ-1 to LZ-18: every match ends, cards are conserved, an actor always has a move."""
    rng = random.Random(7)
    for _ in range(150):
        players = rng.randint(2, 6)
        options: dict[str, Any] = {
            "players": players,
            "draft": rng.choice(["free", "turns"]),
            "lead_after_out": rng.choice(["most_cards", "winner", "most_cards_always"]),
            "passes": rng.randint(1, 4 if players == 6 else 5),
        }
        first = rng.randrange(players) if options["draft"] == "turns" else None
        match = LieZie(options, first)
        while not match.over:
            if rng.random() < 0.01:
                check(match, options)
            player = rng.choice(match.actors())
            moves = match.legal(player)
            assert moves
            move = rng.choice(moves)
            chance = None
            if match.follows(player, move) == "card":
                back = move.split()[1]
                chance = Chance(rng.choice([card for card in match.table if back_of(card) == back]))
            match.play(player, move, chance=chance)
        check(match, options)
        assert match.number_of_pass == options["passes"]
        each = 4 if players == 2 else 6
        assert sum(len(owner) for owner in match.prizes) == each * options["passes"]
        assert sum(match.result()["utility"]) == 0
