"""The account of City of Lies: archetypes, positions, and random matches."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy
from typing import Any

from .cityoflies import CityOfLies
from .cityoflies_moves import (
    ALL,
    ROLES,
    VIEW,
    at,
    before,
    draw_chance,
    ended,
    go,
    refused,
    roles,
)
from .cityoflies_table import (
    ARCHETYPES,
    CARDS,
    Chance,
    Need,
    in_card_order,
)

# ====================================================================== archetypes


def test_archetypes_are_secret() -> None:
    """Archetypes: one's own is known."""
    match = at("sure", "sure", **roles("forger", "shadow"))
    assert [match.view(viewer)["archetype"] for viewer in (0, 1, None)] == [
        "forger", "shadow", None,
    ]  # fmt: skip
    assert match.view(0)["archetypes_seen"] == [None, None]
    assert at("sure", "sure").view(0)["archetype"] is None


def test_cl_a1_interrogator() -> None:
    """CL-A1: two cards, if there are two; then everybody knows."""
    match = at("interrogate", "trap false sure", **roles("interrogator", "forger"))
    go(match, "interrogate 1")
    assert match.follows(1, "allow") == Need("cards", number=2, cards=["sure", "trap", "false"])
    go(match, "allow", cards=["sure", "false"])
    assert [entry["card"] for entry in match.view(0)["seen"]] == ["sure", "false"]
    assert match.view(None)["archetypes_seen"] == ["interrogator", None]
    match = at("interrogate", "trap", **roles("interrogator", "forger"))
    go(match, "interrogate 1")
    go(match, "allow", cards=["trap"])
    assert len(match.view(0)["seen"]) == 1
    assert match.view(None)["archetypes_seen"] == [None, None]


FORGER = roles("forger", "shadow", "interrogator")
EVIDENCE = before({"sure": 1}, {"sure": 2}, {"double": 1})


def test_cl_a2_forger() -> None:
    """CL-A2: up to two, a false for each, each target asked, each a sabotage."""
    match = at("forge false false false", "sure", "block", table=EVIDENCE, **FORGER)
    go(match, "forge 1 sure")
    go(match, "allow")
    assert match.actors() == (0,)
    assert match.legal(0) == ["forge 1 sure", "forge 2 double", "enough"]
    assert match.view(2)["archetypes_seen"] == ["forger", None, None]
    assert match.view(2)["pending"] == {"card": "forge", "by": 0, "at": 1}
    assert match.view(2)["discard"] == ["sure"]
    second = deepcopy(match)
    go(match, "enough")
    assert (match.sabotage, match.actors(), match.plays) == ([1, 0, 0], (1,), 0)
    go(second, "forge 2 double")
    assert second.view(1)["pending"] == {"card": "forge", "by": 0, "at": 2}
    blocked = deepcopy(second)
    go(second, "allow")
    assert (second.sabotage, second.falses(1), second.falses(2)) == ([2, 0, 0], 1, 1)
    assert second.view(0)["hand"] == ["false"]
    assert second.view(0)["discard"] == ["sure", "double", "forge"]
    go(blocked, "block")
    assert (blocked.sabotage, blocked.falses(1), blocked.falses(2)) == ([1, 0, 0], 1, 0)
    assert blocked.view(0)["hand"] == ["false", "false"]


def test_cl_a2_no_second() -> None:
    """CL-A2: blocked first; no other false; no other evidence; the match is over."""
    match = at("forge false false", "block", "block", table=EVIDENCE, **FORGER)
    go(match, "forge 1 sure")
    go(match, "block")
    assert (match.actors(), match.view(0)["hand"]) == ((1,), ["false", "false"])
    match = at("forge false", "block", "sure", table=EVIDENCE, **FORGER)
    go(match, "forge 1 sure")
    go(match, "allow")
    assert match.actors() == (1,)
    assert match.archetypes_seen == [None] * 3
    one = before({"sure": 1}, {"sure": 1}, {})
    match = at("forge false false", "block", "sure", table=one, **FORGER)
    go(match, "forge 1 sure")
    go(match, "allow")
    assert match.actors() == (1,)
    match = at("forge false false", "block", "sure", table=EVIDENCE, sabotage=[3, 0, 0], **FORGER)
    go(match, "forge 1 sure")
    go(match, "allow")
    assert ended(match) == ([0], "saboteur")
    assert match.archetypes_seen == [None] * 3


def test_cl_a3_analyst() -> None:
    """CL-A3: sees the top card, may bury it, then draws; all see that he was asked."""
    roles_here = roles("analyst", "shadow")
    match = at("block", "sure", drawn=False, deck=["trap", "false", "sure"], **roles_here)
    assert match.legal(0) == ["draw", "bury"]
    assert [match.view(viewer)["top"] for viewer in (0, 1, None)] == ["trap", None, None]
    assert match.view(1)["archetypes_seen"] == ["analyst", None]
    buried = deepcopy(match)
    go(match, "draw")
    assert (match.view(0)["hand"], match.view(0)["top"]) == (["block", "trap"], None)
    go(buried, "bury")
    assert (buried.view(0)["hand"], buried.deck) == (["block", "false"], ["sure", "trap"])
    match = at("", "sure", drawn=False, deck=["trap"], **roles_here)
    go(match, "bury")
    assert match.view(0)["hand"] == ["trap"]
    match = at("", "", drawn=False, deck=["trap", "sure", "false"], round=11, **roles_here)
    go(match, "bury")
    assert (match.view(0)["hand"], match.deck) == (["sure", "false"], ["trap"])


def test_cl_a3_refilled_first_or_not_asked() -> None:
    """CL-A3: an empty deck is refilled first; both empty: not asked."""
    here = {"drawn": False, "deck": [], **roles("analyst", "shadow")}
    options = {"players": 2, **ROLES}
    position = {"round": 1, "turn": 0, "hands": [[], ["sure"]], "drawn": False, "deck": [],
                "discard": ["trap"], "archetypes": ["analyst", "shadow"]}  # fmt: skip
    assert CityOfLies.follows_position(options, position) == Need("deck", cards=["trap"])
    told = Chance(decks=[["trap"]])
    assert CityOfLies.follows_position(options, position, told) is None
    match = CityOfLies.from_position(options, position, chance=told)
    assert (match.view(0)["top"], match.view(0)["discard"]) == ("trap", [])
    match = at("sure", "sure", **here)
    assert (match.legal(0), match.archetypes_seen) == (["sure"], [None, None])


def test_cl_a4_shadow() -> None:
    """CL-A4: chooses what is shown, once a turn; of two, one; not with an empty hand."""
    match = at("interrogate interrogate", "trap false sure", "", round=11,
               **roles("interrogator", "shadow", "analyst"))  # fmt: skip
    go(match, "interrogate 1")
    go(match, "allow")
    assert match.actors() == (1,)
    assert match.legal(1) == ["show sure", "show trap", "show false"]
    assert match.view(None)["archetypes_seen"] == [None, "shadow", None]
    assert match.follows(1, "show trap") == Need("cards", number=1, cards=["sure", "false"])
    go(match, "show trap", cards=["sure"])
    assert [entry["card"] for entry in match.view(0)["seen"]] == ["trap", "sure"]
    assert match.view(None)["archetypes_seen"] == ["interrogator", "shadow", None]
    go(match, "interrogate 1")
    assert match.follows(1, "allow") == Need("cards", number=2, cards=["sure", "trap", "false"])
    match = at("interrogate", "trap", **roles("forger", "shadow"))
    go(match, "interrogate 1")
    go(match, "allow")
    go(match, "show trap")
    assert match.view(0)["seen"] == [{"card": "trap", "of": 1, "round": 1}]
    match = at("interrogate", "", **roles("forger", "shadow"))
    go(match, "interrogate 1")
    go(match, "allow")
    assert match.archetypes_seen == [None, None]


def test_cl_a4_again_in_the_next_turn() -> None:
    """CL-A4: once each turn of any player; a block does not use it up."""
    match = at("interrogate", "trap block trap", "interrogate", round=10, turn=2, first=2,
               **roles("forger", "shadow", "interrogator"))  # fmt: skip
    go(match, "interrogate 1")
    go(match, "allow")
    go(match, "show trap", cards=["trap"])
    go(match, "interrogate 1")
    go(match, "allow")
    assert match.legal(1) == ["show block", "show trap"]


# ====================================================================== positions and the like

EXAMPLE: dict[str, Any] = {
    "round": 6, "turn": 0, "first": 0, "hands": [["sure", "block"], ["false", "forge"]],
    "deck": ["sure"], "discard": ["trap"],
    "table": [{"sure": 2, "double": 0, "hidden": 1, "false": 1},
              {"sure": 0, "double": 1, "hidden": 0, "false": 0}],
    "notes": [{"+1": 1, "+2": 0, "false": 0}, {"+1": 0, "+2": 0, "false": 0}],
    "sabotage": [0, 2], "confused": [False, False], "eliminated": [], "archetypes": None,
    "drawn": True, "plays": 0, "evidence": False,
}  # fmt: skip


def test_position_of_the_rule_file() -> None:
    """Position: the example stands."""
    match = CityOfLies.from_position({"players": 2}, EXAMPLE)
    assert match.position() == EXAMPLE
    assert match.legal(0) == ["sure"]
    assert (match.view(0)["truth"], match.view(0)["falses"]) == ([2, 2], [1, 0])


def test_position_goes_on_by_itself() -> None:
    """Position: a draw, or the end of a turn, happens at once."""
    match = CityOfLies.from_position({"players": 2}, {**EXAMPLE, "drawn": False})
    assert match.view(0)["hand"] == ["sure", "sure", "block"]
    match = CityOfLies.from_position({"players": 2}, {**EXAMPLE, "plays": 1, "evidence": True})
    assert (match.actors(), match.view(1)["hand"]) == ((1,), ["sure", "false", "forge"])
    match = CityOfLies.from_position({"players": 2}, {**EXAMPLE, "confused": [True, False]})
    assert (match.actors(), match.confused) == ((1,), [False, False])


def test_position_checks() -> None:
    """Position: impossible ones are refused."""
    empty: dict[str, int] = {}
    bad: list[dict[str, Any]] = [
        {"x": 1}, {"round": 0}, {"round": 31}, {"turn": 2}, {"turn": None}, {"first": 2},
        {"hands": [["sure"]]}, {"hands": [["x"], []]}, {"deck": ["double"] * 4},
        {"discard": ["trap"] * 5}, {"deck": "sure"}, {"table": [empty]},
        {"table": [{"trap": 1}, empty]}, {"table": [{"sure": -1}, empty]},
        {"table": [{"sure": 13}, empty]}, {"table": [{"sure": 7, "false": 1}, empty]},
        {"table": [{"false": 4}, empty]}, {"notes": [{"false": 3}, empty]},
        {"notes": [{"+3": 3}, empty]}, {"sabotage": [0, 4]}, {"sabotage": [-1, 0]},
        {"sabotage": [0]}, {"confused": [0, 1]}, {"eliminated": [1]}, {"eliminated": [0]},
        {"archetypes": ["forger", "shadow"]}, {"drawn": 1}, {"plays": 2}, {"plays": -1},
        {"evidence": True}, {"drawn": False, "plays": 1}, {"plays": 1, "confused": [True, False]},
        {"hands": [[], []], "table": [empty, empty], "notes": [empty, empty], "eliminated": [1]},
    ]  # fmt: skip
    for changes in bad:
        with refused():
            CityOfLies.from_position({"players": 2}, {**EXAMPLE, **changes})
    for key in ("round", "turn", "hands", "deck"):
        with refused():
            CityOfLies.from_position(
                {"players": 2}, {name: EXAMPLE[name] for name in EXAMPLE if name != key}
            )
    for archetypes in (None, ["forger"], ["forger", "forger"], ["forger", "spy"]):
        with refused():
            CityOfLies.from_position({"players": 2, **ROLES}, {**EXAMPLE, "archetypes": archetypes})
    at("sure", "sure", "", eliminated=[2])
    for extra in ({"notes": [empty, empty, {"+1": 1}]}, {"table": [empty, empty, {"sure": 1}]}):
        with refused():
            at("sure", "sure", "", eliminated=[2], **extra)
    sabotage = {"players": 2, "sabotage_win": False}
    CityOfLies.from_position(sabotage, {**EXAMPLE, "sabotage": [9, 9]})


def test_options_are_checked() -> None:
    """Options: what they may be."""
    for bad in ({"players": 1}, {"players": 5}, {"length": "x"}, {"archetypes": 1},
                {"truth_count": "x"}, {"sabotage_win": None}, {"sabotage_target": 0},
                {"sabotage_scope": "x"}, {"confiscate_own_false": "no"}, {"max_rounds": 0},
                {"other": 1}):  # fmt: skip
        with refused():
            CityOfLies.from_position({"players": 2, **bad}, EXAMPLE)
    with refused():
        CityOfLies.from_position({}, EXAMPLE)


def test_order_of_legal() -> None:
    """Moves: as listed, then by player, then by card order."""
    hand = " ".join(reversed(CARDS))
    table = before({"hidden": 1}, {"sure": 1, "false": 1}, {"double": 1, "hidden": 1})
    assert at(hand, "sure", "sure", table=table).legal(0) == [
        "sure", "double", "hidden", "interrogate 1", "interrogate 2", "reveal 0", "reveal 2",
        "swap 1", "swap 2", "trap 1", "trap 2", "steal 1", "steal 2", "confiscate 1 sure",
        "confiscate 1 false", "confiscate 2 double", "confiscate 2 hidden", "false 1", "false 2",
        "forge 1 sure", "forge 2 double", "forge 2 hidden", "confuse 1", "confuse 2",
    ]  # fmt: skip


def test_illegal_moves_change_nothing() -> None:
    """Moves: canonical words only, by who may act."""
    match = at("sure trap block", "trap")
    untouched = deepcopy(match.__dict__)
    for player, move in ((1, "trap 0"), (0, "block"), (0, "trap 0"), (0, "trap"), (0, "trap 2"),
                         (0, "double"), (0, "SURE"), (0, "allow"), (0, ""),
                         (2, "sure")):  # fmt: skip
        with refused():
            match.play(player, move)
    assert match.__dict__ == untouched
    with refused():
        match.result()
    with refused():
        match.view(2)


def all_cards(match: CityOfLies) -> list[str]:
    """All cards in play, wherever they are."""
    cards = match.deck + match.discard
    for hand in match.hands:
        cards = cards + hand
    for table in match.table:
        for card, number in table.items():
            cards = cards + [card] * number
    if match.pending is not None:
        cards = [*cards, match.pending.card]
    return in_card_order(cards)


def check(match: CityOfLies, options: dict[str, Any]) -> None:
    """Cards are conserved; views have their keys; positions go round."""
    assert all_cards(match) == ALL
    for viewer in [*range(match.players), None]:
        assert set(match.view(viewer)) == VIEW
    if not match.over and match.pending is None:
        again = CityOfLies.from_position(options, match.position())
        for viewer in [*range(match.players), None]:
            view, same = match.view(viewer), again.view(viewer)
            for forgotten in ("known", "seen", "archetypes_seen"):
                view[forgotten] = same[forgotten]
            assert view == same


def test_random_matches() -> None:
    """CL-1 to CL-A4: every match ends, cards are conserved, an actor always has a move."""
    rng = random.Random(11)
    reasons: Counter[str] = Counter()
    for _ in range(300):
        players = rng.randint(2, 4)
        options: dict[str, Any] = {
            "players": players,
            "length": rng.choice(["quick", "standard", "slow", "slow"]),
            "archetypes": rng.random() < 0.6,
            "truth_count": rng.choice(["net", "gross"]),
            "sabotage_win": rng.random() < 0.3,
            "sabotage_target": rng.randint(1, 8),
            "sabotage_scope": rng.choice(["printed", "any_useful", "evidence_only", "any_card"]),
            "truth_target": rng.choice(["length", 3, 15]),
            "false_limit": rng.choice(["length", 2, 6]),
            "forger": rng.choice(["falses", "forgeries"]),
            "trap_choice": rng.choice(["random", "chooser"]),
            "confiscate_own_false": rng.random() < 0.5,
            "max_rounds": rng.choice([4, 15, 30]),
        }
        deck = rng.sample(ALL, 60)
        hands = [deck[5 * player : 5 * player + 5] for player in range(players)]
        roles_dealt = rng.sample(ARCHETYPES, players) if options["archetypes"] else None
        start = rng.randrange(players)
        match = CityOfLies(options, hands, deck[5 * players :], start, roles_dealt)
        while not match.over:
            if rng.random() < 0.1:
                check(match, options)
            player = rng.choice(match.actors())
            moves = match.legal(player)
            assert moves
            assert len(set(moves)) == len(moves)
            move = rng.choice(moves)
            chance = Chance()
            while (need := match.follows(player, move, chance)) is not None:
                draw_chance(need, chance, rng)
            match.play(player, move, chance=chance)
        check(match, options)
        assert sum(match.result()["utility"]) == 0
        reasons[match.result()["reason"]] += 1
    assert set(reasons) >= {"truth", "exposure", "saboteur", "final count"}


def test_random_positions() -> None:
    """CL-2, CL-5, CL-21, CL-23: few cards, late rounds: reshuffles, drop-outs, final counts."""
    rng = random.Random(12)
    reasons: Counter[str] = Counter()
    for _ in range(300):
        players = rng.randint(2, 4)
        options = {"players": players, "archetypes": True, "sabotage_win": False, "length": "slow"}
        cards = rng.sample(ALL, rng.randint(0, 14))
        hands: list[list[str]] = [[] for _ in range(players)]
        deck: list[str] = []
        discard: list[str] = []
        for card in cards:
            rng.choice([*hands, deck, discard]).append(card)
        position = {
            "round": rng.choice([1, 6, 11, 29]), "turn": rng.randrange(players), "hands": hands,
            "first": rng.randrange(players), "deck": deck, "discard": discard,
            "archetypes": rng.sample(ARCHETYPES, players), "drawn": rng.random() < 0.5,
            "notes": [{"false": rng.randint(0, 4)} for _ in range(players)],
        }  # fmt: skip
        chance = Chance()
        while (need := CityOfLies.follows_position(options, position, chance)) is not None:
            draw_chance(need, chance, rng)
        match = CityOfLies.from_position(options, position, chance=chance)
        while not match.over:
            player = rng.choice(match.actors())
            move = rng.choice(match.legal(player))
            chance = Chance()
            while (need := match.follows(player, move, chance)) is not None:
                draw_chance(need, chance, rng)
            match.play(player, move, chance=chance)
            assert all_cards(match) == in_card_order(cards)
        assert match.over
        reasons[match.result()["reason"]] += 1
    assert set(reasons) >= {"survivor", "exposure", "final count", "collective lie"}
