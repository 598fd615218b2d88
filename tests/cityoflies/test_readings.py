"""City of Lies where its sheet can be read in two ways: traps by name, other goals, the forger's
second card, and what counts as a sabotage."""

from __future__ import annotations

import json
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.bots import Bot
from bluffhouse.core.match import Match
from bluffhouse.core.story import story
from bluffhouse.games.cityoflies.rules import state
from tests.cityoflies.facts import hand
from tests.cityoflies.tables import at, before, ended, go, refused

NAMING: dict[str, Any] = {"trap_choice": "chooser"}
FORGER: dict[str, Any] = {"archetypes": True, "forger": "forgeries"}


def shown(player: int, rival: int, *cards: str) -> dict[str, Any]:
    return {"event": "shown", "player": player, "rival": rival, "cards": list(cards)}


def named(player: int, rival: int, card: str) -> dict[str, Any]:
    return {"event": "trapped", "player": player, "rival": rival, "cards": [card]}


def written(match: Match) -> dict[str, Any]:
    """The position of a match, as an imagined one is recorded."""
    return match.game.room.write(match.game, match.snapshot())


# --- traps by name --------------------------------------------------------------------------


def trap(*history: dict[str, Any], hands: str = "swap confuse", **changes: Any) -> Match:
    """Player 0 plays a trap against player 1, who allows it."""
    match = at("trap sure", hands, "sure", opts=NAMING, history=list(history), **changes)
    return go(match, "trap 1", "allow")


def test_cl_11_a_known_card_is_named():
    """CL-11: a card that is certainly there, or a random one."""
    match = trap(shown(1, 0, "confuse"))
    assert match.view(0)["phase"] == "name"
    assert match.actors == (0,)
    assert match.legal(0) == ["name confuse", "random"]
    refused(match, "name swap", "refuse-not-known")
    refused(match, "sure", "refuse-must-name")
    taken = go(match.copy(), "name confuse").view(1)
    assert taken["discard"] == ["trap", "confuse"]
    assert taken["sabotage"] == [1, 0, 0]


def test_cl_11_a_random_card_is_any():
    """CL-11: who names none takes each card as often."""
    found = set()
    for seed in range(24):
        match = go(trap(shown(1, 0, "confuse"), seed=seed), "random")
        found |= set(match.view(None)["discard"]) - {"trap"}
    assert found == {"swap", "confuse"}


def test_cl_11_who_knows_nothing_is_asked_too():
    """CL-11: being asked tells nobody what somebody knows; but with an empty hand nothing is."""
    match = trap()
    assert match.legal(0) == ["random"]
    assert json.dumps(match.view(2)) == json.dumps(trap(shown(1, 0, "swap")).view(2))
    assert trap(hands="", deck=["sure", "trap"]).view(None)["phase"] == "play"


def test_cl_11_a_card_that_may_be_gone_cannot_be_named():
    """CL-11: known is what is certain: not what its owner may have parted with."""
    stolen = {"event": "stolen", "player": 1, "rival": 2, "cards": ["sure"],
              "kinds": ["sure", "double", "hidden"]}  # fmt: skip
    swapped = {"event": "swapped", "player": 1, "rival": 2, "cards": ["sure", "block"]}
    assert trap(shown(1, 0, "swap"), stolen).legal(0) == ["name swap", "random"]
    assert trap(shown(1, 0, "swap"), swapped, hands="swap block").legal(0) == ["random"]
    given = {"event": "swapped", "player": 0, "rival": 1, "cards": ["swap", "sure"]}
    assert trap(given).legal(0) == ["name swap", "random"]


def test_cl_11_equal_cards_of_a_swap():
    """CL-11: who gave a card and took an equal one knows that his is there."""
    swap = {"event": "swapped", "player": 0, "rival": 1, "cards": ["swap", "swap"]}
    with pytest.raises(bh.PositionError):  # he would have it still
        trap(swap)
    match = at("trap swap", "swap confuse", opts=NAMING, history=[swap])
    assert match.view(0)["known"][1] == ["swap"]
    assert go(match, "trap 1", "allow").legal(0) == ["name swap", "random"]


def test_cl_11_a_named_card_is_told():
    """Everybody hears that it was named."""
    for match, how in (
        (go(trap(shown(1, 0, "confuse")), "name confuse"), "named"),
        (go(trap(), "random"), "random"),
    ):
        for viewer in (None, 0, 1, 2):
            told = [e for c in story(match, viewer) for e in c.events if e["event"] == "trapped"]
            assert [event["how"] for event in told] == [how]


@pytest.mark.parametrize("viewer", [None, 2])
def test_who_named_a_card_knew_it(viewer: int | None):
    """Imagined worlds keep it, whatever else was shown or swapped between the two."""
    match = at("trap sure", "swap confuse", "sure", opts=NAMING, history=[shown(1, 0, "swap")],
               deck=["double", "block", "reveal", "steal", "confuse", "trap"])  # fmt: skip
    go(match, "trap 1", "allow", "name swap")
    seen = set()
    for seed in range(60):
        world = match.imagine(viewer, seed)
        [memory] = world.view(0)["seen"]
        assert memory["card"] == "swap"
        seen.add(tuple(hand(world.snapshot(), 1).elements()))
    assert len(seen) > 3


def test_a_card_named_after_others_went():
    """The one shown may be any of the hand; the one named is one that was shown."""
    match = at("interrogate trap", "swap confuse", "sure", opts=NAMING,
               deck=["double", "block", "reveal", "steal", "confuse", "trap", "swap"])  # fmt: skip
    go(match, "interrogate 1", "allow", "double", "sure", "trap 1", "allow")
    [name] = [move for move in match.legal(0) if move != "random"]
    go(match, name)
    card = name.split()[1]
    for viewer in (None, 2):
        for seed in range(40):
            world = match.imagine(viewer, seed)
            assert [told["card"] for told in world.view(0)["seen"]] == [card]
            assert bh.replay(world.record()).view(viewer) == match.view(viewer)


def test_worlds_of_named_cards_decide_nothing():
    """From the same seed, worlds that look alike are imagined alike."""
    match = at("trap sure", "swap confuse", "sure", opts=NAMING, history=[shown(1, 0, "swap")],
               deck=["double", "block", "reveal", "steal", "confuse", "trap"])  # fmt: skip
    go(match, "trap 1", "allow", "name swap")
    for seed in range(20):
        other = match.imagine(2, 1000 + seed)
        assert other.imagine(2, seed).snapshot() == match.imagine(2, seed).snapshot()


def test_a_history_in_which_somebody_names_what_he_cannot_know():
    with pytest.raises(bh.PositionError) as refusal:
        at("sure", "swap", opts=NAMING, history=[named(1, 0, "trap")])
    for lang in ("en", "de", "bg"):
        assert refusal.value.say(lang)
    known = at("sure", "swap", opts=NAMING, history=[shown(1, 0, "trap"), named(1, 0, "trap")])
    assert known.view(0)["known"][1] == []
    forgotten = {"history": [named(1, 0, "trap")], "forgotten": True}
    assert written(at("sure", "swap", opts=NAMING, **forgotten))["forgotten"] is True


def test_a_position_while_a_card_is_named():
    """It comes back as it was; without the option, or without cards, it cannot be."""
    match = trap(shown(1, 0, "confuse"))
    again = match.game.position(written(match))
    assert again.legal(0) == match.legal(0)
    assert again.view(0) == match.view(0)
    pending = {"pending": {"card": "trap", "by": 0, "at": 1}, "phase": "name", "plays": 1}
    for hands, opts in ((("sure", "swap"), {}), (("sure", ""), NAMING)):
        with pytest.raises(bh.PositionError):
            at(*hands, opts=opts, **pending)


@pytest.mark.parametrize("level", ["thumb", "calculator"])
def test_bots_name_the_card_that_hurts(level: str):
    """A double rather than a confusion; and a card for the last sabotage rather than a `false`."""
    rich = at("trap sure", "double confuse", opts=NAMING,
              history=[shown(1, 0, "double"), shown(1, 0, "confuse")])  # fmt: skip
    go(rich, "trap 1", "allow")
    last = at("trap sure", "false confuse", opts=NAMING, sabotage=[3, 0],
              history=[shown(1, 0, "false"), shown(1, 0, "confuse")])  # fmt: skip
    go(last, "trap 1", "allow")
    assert Bot(level, seed=1).decide(rich, 0).move == "name double"
    assert Bot(level, seed=1).decide(last, 0).move == "name confuse"


def test_odds_of_a_trap_by_name():
    """A card that is known and may be named is hit for certain."""
    for choice, certain in (("chooser", True), ("random", False)):
        opts = {"trap_choice": choice, "sabotage_scope": "evidence_only"}
        match = at("trap sure", "double confuse", opts=opts, history=[shown(1, 0, "double")])
        [chance] = [odd.chance for odd in bh.odds(match, 0) if odd.key == "odds-trap"]
        assert chance is not None
        assert (chance == 1.0) == certain
        assert chance > 0


# --- the forger -----------------------------------------------------------------------------


def test_cl_a2_a_second_forgery_card():
    """CL-A2: with `forgeries` the second replacement costs a second Forgery card, too."""
    table = before("", "sure double")
    names = ["forger", "shadow"]
    poor = at("forge false false", "trap", opts=FORGER, archetypes=names, table=table)
    assert go(poor, "forge 1 sure", "allow").view(None)["turn"] == 1
    match = at("forge forge false false", "block", opts=FORGER, archetypes=names, table=table)
    go(match, "forge 1 sure", "allow")
    assert match.legal(0) == ["forge 1 double", "enough"]
    second = go(match.copy(), "forge 1 double")
    assert second.view(1)["pending"] == {"card": "forge", "by": 0, "at": 1}
    assert second.view(0)["hand"] == ["false"]
    assert second.view(0)["discard"] == ["sure", "forge"]
    stopped = go(second.copy(), "block").view(0)
    assert stopped["discard"] == ["sure", "block", "forge", "forge"]
    assert stopped["hand"] == ["false"]
    done = go(second, "allow").view(0)
    assert done["discard"] == ["sure", "double", "forge", "forge"]
    assert done["hand"] == []
    assert done["sabotage"] == [2, 0]
    assert go(match, "enough").view(0)["hand"] == ["false", "forge"]


def test_cl_a2_who_was_not_asked_lacks_something():
    """CL-A2: with `forgeries` a `false` that was there then excludes the forger only together with
    a forgery that was there, too."""
    table = before("", "sure " * 4, "")
    names = ["shadow", "forger", "analyst"]
    for held, excluded in (("forge false false", False), ("forge forge false false", True)):
        match = at(held, "trap", "trap", opts=FORGER, archetypes=names, table=table,
                   deck=["block"] * 4)  # fmt: skip
        go(match, "forge 1 sure", "allow")
        for seed in range(40):
            s = match.imagine(1, seed).snapshot()
            both = hand(s, 0)[state.FALSE] and hand(s, 0)[state.FORGE]
            assert not (s.archetype[0] == state.FORGER and both)
        go(match, "trap 0", "allow", "draw", "trap 0", "allow")
        assert ("forger" in match.view(1)["archetypes_excluded"][0]) == excluded


# --- goals and sabotages --------------------------------------------------------------------


@pytest.mark.parametrize(("truth", "falses"), [(3, 2), (15, 6), ("length", 5), (8, "length")])
def test_cl_22_numbers_that_a_table_agreed_on(truth: Any, falses: Any):
    """CL-22: they take the place of what the length says."""
    opts = {"length": "quick", "truth_target": truth, "false_limit": falses}
    goals = at("sure", "sure", opts=opts).view(None)["goals"]
    wins, exposes = 5 if truth == "length" else truth, 3 if falses == "length" else falses
    assert (goals["truth"], goals["falses"]) == (wins, exposes)
    table = before("double " * ((wins - 1) // 2) + "sure " * ((wins - 1) % 2), "")
    if wins > 9:
        table = before("double " * 4 + "sure " * (wins - 9), "")
    assert ended(go(at("sure", "trap", opts=opts, table=table), "sure")) == ((0,), "truth")
    lies = before("", "false " * (exposes - 1))
    exposed = at("false", "trap", opts=opts, table=lies)
    assert ended(go(exposed, "false 1", "allow")) == ((0,), "exposure")
    less = before("", "false " * (exposes - 2))
    assert not go(at("false", "trap", opts=opts, table=less), "false 1", "allow").over


def test_cl_17_any_card_is_a_loss():
    """CL-17: with `any_card` a `false` counts, too; nothing is told then of a stolen card."""
    for card in ("trap", "steal"):
        match = at(card, "false", "sure", opts={"sabotage_scope": "any_card"})
        assert go(match, f"{card} 1", "allow").view(None)["sabotage"] == [1, 0, 0]
    match = at("steal", "false confuse", "sure", opts={"sabotage_scope": "any_card"},
               deck=["double", "swap", "sure", "sure"])  # fmt: skip
    go(match, "steal 1", "allow")
    kinds = {tuple(match.imagine(2, k).view(0)["hand"]) for k in range(60)}
    assert len(kinds) > 3
