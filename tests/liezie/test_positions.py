"""Positions of The Lie Zie: what is impossible, what may be left out, and that they come back."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

import bluffhouse as bh
from tests.liezie.tables import CARDS, drafting, play, playing, prizing
from tests.positions import comes_back
from tests.tables import random_play

POSITION: dict[str, Any] = {
    "pass": 1,
    "phase": "play",
    "table": ["r3|b3"],
    "hands": [["r3|r1", "b2|b4"], ["y4|y1"]],
    "unplaced": [None, None],
    "prizes": [["g4|r4"], []],
    "taken": 0,
    "first": 0,
    "leader": 0,
    "turn": 1,
    "led": "r",
    "number": 32,
    "best": 0,
    "acted": [0],
    "out": [],
    "ready": 0,
}


@pytest.mark.parametrize("draft", ["free", "turns"])
def test_the_position_of_the_rules(draft: str):
    match = bh.make("liezie", players=2, draft=draft).position(POSITION)
    view = match.view(0)
    for key in POSITION.keys() - {"table", "hands", "prizes", "unplaced", "first"}:
        assert view[key] == POSITION[key], key
    assert view["table"] == {"b3": 1}
    assert view["hand"] == ["r3|r1", "b2|b4"]
    assert view["hands"] == [["r1", "b4"], ["y1"]]
    assert view["prizes"] == [["r4"], []]
    assert view["first"] == (None if draft == "free" else 0)
    assert len(view["discarded"]) == 96 - 5
    assert view["discarded"] == sorted(view["discarded"])
    assert view["plays"] == []
    assert match.legal(1) == ["pass"]


FULL = [card for card in CARDS if card[0] in "rb"][:12]
NO_LEAD = {"led": None, "number": None, "best": None, "acted": [], "turn": 0}
DRAFT = {
    "phase": "draft", "leader": None, "turn": None, "led": None, "number": None, "best": None,
    "acted": [], "ready": None, "hands": [["r3|r1"], []],
    "table": [c for c in CARDS if c not in ("r3|r1", "g4|r4", "y4|y1")],
}  # fmt: skip
PRIZE = {
    **NO_LEAD, "phase": "prize", "leader": None, "hands": [[], ["y4|y1"]], "out": [0],
}  # fmt: skip
PLAYS = [{"player": 0, "cards": ["r3|r2", "r2|r1"], "number": 32}]

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"cards": []}, "no “cards”"),
    ({"pass": 0}, "“pass” must be a whole number from 1 to 3"),
    ({"pass": 4}, "“pass” must be a whole number"),
    ({"pass": None}, "“pass” must be"),
    ({"phase": "deal"}, "“phase” must be one of draft, play, prize, over"),
    ({"phase": 1}, "“phase” must be one of"),
    # cards
    ({"table": "r3"}, "“table” must be a list"),
    ({"table": ["r3"]}, r"“table\[0\]” must be one of the 96"),
    ({"table": ["r3|r3"]}, r"“table\[0\]” must be one of the 96"),
    ({"table": ["r3|b2"]}, r"“table\[0\]” must be one of the 96"),
    ({"table": ["R3|B3"]}, r"“table\[0\]” must be one of the 96"),
    ({"table": [7]}, r"“table\[0\]” must be one of the 96"),
    ({"table": [["r3|b3"]]}, r"“table\[0\]” must be one of the 96"),
    ({"table": ["r3|b3", "r3|b3"]}, r"only one r3\|b3, but it is in table, table"),
    ({"table": ["r3|r1"]}, r"only one r3\|r1, but it is in table, hands\[0\]"),
    ({"table": ["g4|r4"]}, r"only one g4\|r4, but it is in table, prizes\[0\]"),
    ({"hands": [["r3|r1"]]}, "“hands” must have 2 entries"),
    ({"hands": [["r3|r1"], ["r3|r1"]]}, r"only one r3\|r1"),
    ({"hands": [[*FULL, "g1|g2"], ["y4|y1"]]}, r"“hands\[0\]” has 13 cards"),
    ({"hands": [None, []]}, r"“hands\[0\]” must be a list"),
    ({"unplaced": [None]}, "“unplaced” must have 2 entries"),
    ({"unplaced": [None, "r1|r2"]}, r"“unplaced\[1\]”: there are unplaced cards in the draft"),
    ({"unplaced": [None, 3]}, r"“unplaced\[1\]” must be one of the 96"),
    ({"prizes": [[]]}, "“prizes” must have 2 entries"),
    ({"prizes": [["g4|g4"], []]}, r"“prizes\[0\]\[0\]” must be one of the 96"),
    # who is out, and the phase
    ({"hands": [["r3|r1"], []]}, "“out” must name exactly those without cards; see player 1"),
    ({"out": [1]}, "“out” must name exactly those without cards"),
    ({"out": [0, 0]}, "“out” must name every player at most once"),
    ({"out": [2]}, r"“out\[0\]” must be a whole number"),
    ({"out": 0}, "“out” must be a list"),
    ({"hands": [["r3|r1"], []], "out": [1]}, "“phase”: so many are out"),
    ({"phase": "prize"}, "“phase”: too few are out"),
    ({"phase": "over"}, "“phase”: too few are out"),
    # seats
    ({"ready": None}, "“ready” must name a player"),
    ({"ready": 2}, "“ready” must be a whole number"),
    ({"turn": None}, "“turn” must name a player"),
    ({"turn": 2}, "“turn” must be a whole number"),
    ({"first": 2}, "“first” must be a whole number"),
    ({"taken": 1}, "“taken” must be 0 here"),
    ({"taken": 4}, "“taken” must be a whole number from 0 to 3"),
    # before the lead
    ({**NO_LEAD, "number": 3}, "“number” must be null or empty before the lead"),
    ({**NO_LEAD, "best": 0}, "“best” must be null or empty before the lead"),
    ({**NO_LEAD, "acted": [0]}, "“acted” must be null or empty before the lead"),
    ({**NO_LEAD, "plays": PLAYS}, "“plays” must be null or empty before the lead"),
    ({**NO_LEAD, "turn": 1}, "“turn” must be 0, the leader"),
    ({**NO_LEAD, "leader": None}, "“leader” must be a whole number"),
    # after it
    ({"led": "red"}, "“led” must be one of r, b, g, y"),
    ({"led": 0}, "“led” must be one of"),
    ({"number": None}, "“number” must be a number of one to three digits"),
    ({"number": 0}, "“number” must be a number"),
    ({"number": 35}, "“number” must be a number"),
    ({"number": 1111}, "“number” must be a number"),
    ({"number": "32"}, "“number” must be a number"),
    ({"number": True}, "“number” must be a number"),
    ({"best": None}, "“best” must be a whole number"),
    ({"best": 1}, "“best”: player 1 has not acted"),
    ({"acted": []}, "“acted” must name exactly those from leader 0"),
    ({"acted": [0, 1]}, "“acted” must name exactly those"),
    ({"acted": [0, 0]}, "“acted” must name every player at most once"),
    ({"turn": 0}, "“acted” must name exactly those"),
    ({"leader": 1}, "“acted” must name exactly those"),
    ({"plays": [{}]}, r"lacks “plays\[0\]\.player”"),
    ({"plays": ["r3"]}, r"“plays\[0\]” must be a mapping"),
    ({"plays": [{**PLAYS[0], "by": 0}]}, r"no “plays\[0\]\.by”"),
    ({"plays": [{**PLAYS[0], "player": 1}]}, r"“plays\[0\]”: plays have"),
    ({"plays": [{**PLAYS[0], "number": 23}]}, r"“plays\[0\]”: plays have"),
    ({"plays": [{**PLAYS[0], "cards": []}]}, r"“plays\[0\]”: plays have"),
    ({"plays": [{**PLAYS[0], "cards": ["r3|r2"], "number": 3}]}, "“plays” must end with"),
    ({"plays": [{**PLAYS[0], "cards": ["r3|r1", "r2|r1"]}]}, r"r3\|r1 is played once"),
    ({"plays": PLAYS * 2}, r"“plays\[1\]”"),
    # the draft
    ({**DRAFT, "turn": 0}, "“turn” must be null here"),
    ({**DRAFT, "out": [0]}, "“out”: in the draft nobody is out"),
    ({**DRAFT, "ready": 0}, "“ready”: in the draft"),
    ({**DRAFT, "leader": 0}, "“leader” must be null or empty here"),
    ({**DRAFT, "number": 3}, "“number” must be null or empty here"),
    ({**DRAFT, "acted": [0]}, "“acted” must be null or empty here"),
    ({**DRAFT, "table": DRAFT["table"][:22]}, "“table” has 22 cards, but the hands still lack 23"),
    (
        {**DRAFT, "hands": [FULL, []], "ready": 0, "table": CARDS[40:70],
         "unplaced": ["y1|y2", None], "prizes": [[], []]},
        r"“unplaced\[0\]”: who has 12 cards",
    ),
    (
        {**DRAFT, "hands": [FULL, []], "table": CARDS[40:70], "prizes": [[], []]},
        "“ready”: in the draft",
    ),
    # prizes
    ({**PRIZE, "turn": 1}, "“turn” must be 0, who takes the next prize, not 1"),
    ({**PRIZE, "taken": 3}, "“turn” must be 1, who takes the next prize, not 0"),
    ({**PRIZE, "led": "r"}, "“led” must be null or empty here"),
    ({**PRIZE, "plays": PLAYS}, "“plays” must be null or empty here"),
    ({**PRIZE, "phase": "play", "leader": 1, "turn": 1}, "“phase”: so many are out"),
    ({**PRIZE, "phase": "over"}, "“turn” must be null here"),
    # what is remembered
    ({"won": [[]]}, "“won” must have 2 entries"),
    ({"won": [[], []]}, r"“won\[0\]” must have 1 entries"),
    ({"won": [[2], []]}, r"“won\[0\]” must be a whole number from 1 to 1"),
    ({"memory": {}}, "“memory” must be a list"),
    ({"memory": [{}]}, "“memory” must have 0 entries"),
    ({"pass": 2, "memory": [7]}, r"“memory\[0\]” must be a mapping"),
    ({"pass": 2, "memory": [{"hands": []}]}, r"no “memory\[0\]\.hands”"),
    ({"pass": 2, "memory": [{"discarded": ["r1"]}]}, r"“memory\[0\]\.discarded\[0\]” must be"),
    ({"pass": 2, "memory": [{"left": [[]]}]}, r"“memory\[0\]\.left” must have 2"),
    (
        {"pass": 2, "memory": [{"discarded": ["r1|r2"], "left": [[], ["r1|r2"]]}]},
        r"only one r1\|r2, but it is in memory\[0\]\.discarded, memory\[0\]\.left\[1\]",
    ),
    (
        {"pass": 2, "won": [[1], []], "memory": [{"discarded": ["g4|r4"]}]},
        r"only one g4\|r4, but it is in memory\[0\]\.discarded, prizes\[0\]",
    ),
    ({"seed": -1}, "seed"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "says"), IMPOSSIBLE)
def test_impossible(change: dict[str, Any], says: str):
    with pytest.raises(bh.PositionError, match=says) as caught:
        bh.make("liezie", players=2).position({**POSITION, **change})
    for lang in ("de", "bg"):
        assert caught.value.say(lang)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({}, "“turn” must name a player here"),
        ({"turn": 0, "unplaced": [None, "y4|y1"]}, r"“unplaced\[1\]”: in turns only player 0"),
        (
            {"turn": 0, "hands": [FULL, []], "ready": 0, "table": CARDS[40:70], "prizes": [[], []]},
            "“turn”: who has 12 cards does not draft",
        ),
    ],
)
def test_impossible_in_turns(change: dict[str, Any], says: str):
    with pytest.raises(bh.PositionError, match=says) as caught:
        bh.make("liezie", players=2, draft="turns").position({**POSITION, **DRAFT, **change})
    for lang in ("de", "bg"):
        assert caught.value.say(lang)


@pytest.mark.parametrize("key", ["pass", "phase", "table", "hands"])
def test_what_must_be_said(key: str):
    position = {name: value for name, value in POSITION.items() if name != key}
    with pytest.raises(bh.PositionError, match=f"lacks “{key}”"):
        bh.make("liezie", players=2).position(position)


@pytest.mark.parametrize("position", [None, [], "position", 7])
def test_no_position_at_all(position: Any):
    with pytest.raises(bh.PositionError):
        bh.make("liezie", players=2).position(position)


@pytest.mark.parametrize("value", [None, 1, -1, 1.5, True, "r", "r3|r1", [], {}, [[]], [None], {1}])
@pytest.mark.parametrize("key", [*POSITION, "plays", "won", "memory"])
def test_nonsense_raises_nothing_else(key: str, value: Any):
    for options in ({}, {"draft": "turns"}):
        game = bh.make("liezie", players=2, **options)
        for base in (POSITION, {**POSITION, **DRAFT}, {**POSITION, **PRIZE}):
            with contextlib.suppress(bh.PositionError):
                game.position({**base, key: value}).view(0)


def test_what_may_be_left_out():
    keys = ("unplaced", "prizes", "taken", "first", "acted", "out")
    position = {key: value for key, value in POSITION.items() if key not in keys}
    match = bh.make("liezie", players=2).position({**position, **NO_LEAD})
    view = match.view(1)
    assert view["prizes"] == [[], []]
    assert (view["out"], view["acted"], view["taken"], view["unplaced"]) == ([], [], 0, None)
    free = bh.make("liezie", players=2).position(
        {"pass": 1, "phase": "draft", "table": CARDS, "hands": [[], []]}
    )
    assert free.view(0) == bh.make("liezie", players=2).new(1).view(0)


def test_first_is_0_if_left_out():
    """LZ-4: so the next draft begins with player 1."""
    match = playing("g1", "b1 b2", "b1 b2", options={"draft": "turns"}, out=[])
    assert match.view(None)["first"] == 0


def test_plays_are_kept():
    match = bh.make("liezie", players=2).position({**POSITION, "plays": PLAYS})
    assert match.view(1)["plays"] == PLAYS


def test_acted_in_any_order_and_who_went_out_in_the_round():
    """LZ-13: who is in `acted` and `out` went out in this round."""
    position = {"leader": 3, "turn": 2, "led": "g", "number": 2, "best": 3, "acted": [1, 3]}
    match = playing("", "b1", "b2 b3", "y2", out=[0], **position)
    assert match.view(None)["acted"] == [3, 1]
    assert play(match, "pass").view(None)["leader"] == 3  # nobody went out in this round
    match = playing("", "b1", "b2 b3", "y2", out=[0], **{**position, "acted": [3, 0, 1]})
    assert match.view(None)["acted"] == [3, 0, 1]
    assert play(match, "pass").view(None)["leader"] == 2  # most cards


def test_what_happens_by_itself():
    """A draft with full hands goes on to play, prizes without a pile to the next pass."""
    hands = [CARDS[:12], CARDS[12:24]]
    match = bh.make("liezie", players=2).position(
        {"pass": 1, "phase": "draft", "table": CARDS[24:], "hands": hands, "ready": 1}
    )
    assert (match.view(None)["phase"], match.actors) == ("play", (1,))
    match = prizing("", "r1", out=[0], table=[])
    assert (match.view(None)["phase"], match.view(None)["pass"]) == ("draft", 2)


def test_more_prizes_than_a_game_gives():
    """Prizes are not counted; if too few cards are left for a draft, the game is over."""
    prizes = [CARDS[:50], CARDS[50:80]]
    match = bh.make("liezie", players=2).position(
        {"pass": 1, "phase": "prize", "table": CARDS[80:90], "hands": [[], CARDS[90:91]],
         "prizes": prizes, "out": [0], "turn": 0, "ready": 0}
    )  # fmt: skip
    for _ in range(4):
        match.play(match.legal(match.actors[0])[0])
    assert match.over
    assert match.view(None)["pass"] == 1
    assert [len(row) for row in match.view(None)["prizes"]] == [53, 31]
    comes_back(match)


def test_every_card_a_prize():
    match = bh.make("liezie", players=2).position(
        {"pass": 3, "phase": "over", "table": [], "hands": [[], CARDS[:1]], "out": [0],
         "prizes": [CARDS[1:], []], "ready": 0}
    )  # fmt: skip
    assert match.over
    comes_back(match)


@pytest.mark.parametrize("draft", ["free", "turns"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_state_comes_back(players: int, draft: str):
    match = bh.make("liezie", players=players, draft=draft).new(seed=players)
    for i, _ in enumerate(random_play(match, players)):
        if i % 3 == 0:
            comes_back(match)
    comes_back(match)


def test_play_goes_on_alike_after_coming_back():
    """With the same seed and moves, a position that was read leads where the match goes."""
    match = drafting("r1", "b1", "g1")
    game = match.game
    for i, (player, move) in enumerate(random_play(match, 3)):
        if i % 40 == 0:
            position = game.room.write(game, match.snapshot())
            twins = [game.position({**position, "seed": 5}), game.position({**position, "seed": 5})]
            for twin in twins:
                twin.play(move, player)
            assert twins[0].view(player) == twins[1].view(player)
            assert twins[0] == twins[1]
