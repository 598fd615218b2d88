"""What is imagined does not depend on what is hidden."""

from __future__ import annotations

import json
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.core.match import Match
from bluffhouse.games.cityoflies.rules import state
from bluffhouse.games.cityoflies.table.notation import CARD_WORDS
from tests.cityoflies.facts import hand
from tests.cityoflies.tables import at

# --- what is imagined does not depend on what is hidden --------------------------------------


def hands(match: Match, viewer: int | None, p: int, tries: int = 200) -> set[Any]:
    """Every hand of a player that a viewer imagines."""
    return {
        tuple(sorted(hand(match.imagine(viewer, k).snapshot(), p).elements())) for k in range(tries)
    }


def test_an_imagined_world_does_not_tell_what_happened():
    """The log of the real match is no part of it."""
    match = at("steal", "swap confuse", "block", deck=["double", "confuse", "sure"])
    match.play("steal 1")
    match.play("allow")
    assert match.snapshot().told
    for viewer in (None, 0, 1, 2):
        s = match.imagine(viewer, 1).snapshot()
        assert s.told == 0
        assert not any(s.log)


NOT_PLAYABLE = ["sure", "double", "trap", "steal", "swap", "confuse", "false", "interrogate"]


def nothing_then_drew(card: str) -> list[dict[str, Any]]:
    """Player 1 could play nothing, and then drew a card."""
    return [
        {"event": "nothing", "player": 1, "kinds": NOT_PLAYABLE},
        {"event": "drew", "player": 1, "cards": [card]},
    ]


@pytest.mark.parametrize("card", ["trap", "steal"])
@pytest.mark.parametrize("other", ["block", "forge"])
def test_nobody_sees_which_hidden_card_went(card: str, other: str):
    """Whether the card of which something was known was trapped or stolen, or the one beside it,
    others imagine the same."""
    history = nothing_then_drew("block")
    imagined: dict[str, list[Any]] = {}
    for seed in range(12):
        match = at(f"{card} sure", f"{other} block", "sure", seed=seed, history=history,
                   deck=["sure", "trap", "steal"])  # fmt: skip
        match.play(f"{card} 1")
        match.play("allow")
        for viewer in (None, 2):
            view = json.dumps(match.view(viewer))
            imagined.setdefault(view, []).append(hands(match, viewer, 1, 500))
    assert all(some == sets[0] for sets in imagined.values() for some in sets)


def test_a_trapped_card_leaves_no_trace_of_its_place():
    """The same for two worlds that differ: of the two, either could be the block that is gone."""
    imagined = []
    for theirs, deck in (
        ("block forge", "block"),
        ("forge block", "block"),
        ("block block", "forge"),
    ):
        for seed in range(12):
            history = nothing_then_drew(theirs.split()[1])
            match = at("trap sure", theirs, seed=seed, deck=["sure", "steal", deck],
                       history=history)  # fmt: skip
            match.play("trap 1")
            match.play("allow")
            if match.view(0)["discard"] == ["block", "trap"] and match.view(1)["hand"].count(
                "sure"
            ):
                imagined.append(hands(match, 0, 1, 600))
    assert len(imagined) > 3
    assert all(some == imagined[0] for some in imagined)


SECRET: dict[str, Any] = {
    "opts": {"archetypes": True},
    "archetypes": ["shadow", "interrogator"],
    "table": [{}, {"sure": 2}],
    "deck": ["steal", "double", "trap"],
}


def never_forger(match: Match) -> None:
    for seed in range(200):
        assert match.imagine(1, seed).snapshot().archetype[0] != state.FORGER


def test_no_second_forgery_with_a_false_that_is_known():
    """CL-A2: who could have been asked again and was not is not the forger."""
    known = {"event": "known", "player": 0, "rival": 1, "cards": ["false"]}
    match = at("forge false false", "trap", history=[known, known], **SECRET)
    match.play("forge 1 sure")
    match.play("allow")
    never_forger(match)


def test_no_second_forgery_and_the_false_is_trapped():
    match = at("forge false false", "trap trap", **SECRET)
    for move in ("forge 1 sure", "allow", "trap 0", "allow"):
        match.play(move)
    never_forger(match)


def test_no_second_forgery_and_the_false_is_given():
    match = at("forge false false", "swap trap", **SECRET)
    for move in ("forge 1 sure", "allow", "swap 0", "allow"):
        match.play(move)
    match.play("give false", 0)
    match.play("give trap", 1)
    never_forger(match)


def test_what_others_remember_is_imagined_too():
    """Of a card that others showed each other, nothing is given away, even when it is gone."""
    for seed in range(6):
        match = at("interrogate sure", "trap steal", "sure", seed=seed,
                   deck=["swap", "trap", "reveal", "sure", "sure"])  # fmt: skip
        for move in ("interrogate 1", "allow", "trap 2", "allow"):
            match.play(move)
        kinds = set()
        for k in range(200):
            world = match.imagine(2, k)
            [seen] = world.view(0)["seen"]
            kinds.add(seen["card"])
            assert [shown["card"] for shown in world.view(1)["shown"]] == [seen["card"]]
        assert len(kinds) > 2
        assert match.imagine(0, 1).view(0)["seen"] == match.view(0)["seen"]


def test_a_card_that_is_remembered_twice():
    """Both memories are imagined."""
    shown = {"event": "shown", "player": 1, "rival": 0, "cards": ["trap"]}
    match = at("sure", "trap", "swap", deck=["swap", "steal", "reveal", "sure"],
               history=[shown, shown])  # fmt: skip
    for k in range(60):
        world = match.imagine(2, k)
        held = hand(world.snapshot(), 1)
        for seen in world.view(0)["seen"]:
            assert held[CARD_WORDS.index(seen["card"])]
    assert len({str(match.imagine(2, k).view(0)["seen"]) for k in range(60)}) > 3


def test_a_full_history_keeps_what_is_known():
    """Its older half is forgotten, but not the cards that somebody knows."""
    shown = {"event": "shown", "player": 1, "rival": 0, "cards": ["block"]}
    held = {"event": "held", "player": 2, "cards": ["false"]}
    filler = [{"event": "reshuffled"}] * (state.FULL - 2)
    match = at("sure", "block trap", "false swap", deck=["steal", "double", "hidden", "reveal"],
               history=[shown, held, *filler])  # fmt: skip
    match.play("sure")
    s = match.snapshot()
    assert s.written < state.FULL
    for seed in range(100):
        assert hand(match.imagine(0, seed).snapshot(), 1)[state.BLOCK]
        assert hand(match.imagine(None, seed).snapshot(), 2)[state.FALSE]
    assert len(hands(match, 0, 1)) > 1
    for viewer in (None, 0, 1, 2):
        world = match.imagine(viewer, 1)
        assert bh.replay(world.record()).view(viewer) == match.view(viewer)
        assert hand(world.imagine(0, 1).snapshot(), 2)[state.FALSE]
