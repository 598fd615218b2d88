"""The log of City of Lies: every event can be told, in every language, to everybody; the bot."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.core.loops import THUMB
from bluffhouse.core.match import Match
from bluffhouse.core.story import story, tell
from bluffhouse.core.words import LANGUAGES, words
from bluffhouse.games.cityoflies import ROOM
from tests.cityoflies.tables import TABLES, at, before, go, some_position

EVENTS = {
    "begins", "archetype", "round", "circle", "turn", "reshuffle", "top", "keep", "bury", "draw",
    "draw-none", "evidence", "aim", "allow", "block", "empty", "shadow", "shown", "trapped",
    "stolen", "give", "swapped", "confiscated", "planted", "forged", "second", "enough",
    "confused", "revealed", "sabotage", "archetype-seen", "nothing", "nothing-more", "confusion",
    "discard", "out", "final-count", "count", "win-truth", "win-exposure", "win-saboteur",
    "win-survivor", "win-count", "collective-lie",
}  # fmt: skip


def played(match: Match, draw: random.Random) -> Match:
    while not match.over:
        player = draw.choice(match.actors)
        match.play(draw.choice(match.legal(player)), player)
    return match


def some_matches() -> Iterator[Match]:
    draw = random.Random(3)
    for options in TABLES:
        game = bh.make("cityoflies", **options)
        for seed in range(3):
            yield played(game.new(seed), draw)
            yield played(game.position({**some_position(game, draw), "seed": seed}), draw)
    opts, names = {"archetypes": True}, ["forger", "shadow", "analyst"]
    for last in ("enough", "forge 2 sure"):
        forgery = at(
            "forge false false", "trap", "trap", opts=opts, archetypes=names,
            table=before("", "sure", "sure"),
        )  # fmt: skip
        yield go(forgery, "forge 1 sure", "allow", last)
    yield go(at("sure", "block", deck=[]), "sure")
    yield go(at("sure block", "sure", opts={"max_rounds": 1}, deck=["block"]), "sure", "sure")
    for seed in range(20):
        table = before("false false false hidden", "", "")
        yield go(at("reveal", "trap", "trap", table=table, seed=seed), "reveal 0")


def test_every_event_can_be_told():
    """In three languages, for a player, and for a spectator."""
    told = set()
    for match in some_matches():
        names = [f"P{p}" for p in range(match.game.players)]
        for viewer in (None, *range(match.game.players)):
            for chapter in story(match, viewer):
                for event in chapter.events:
                    told.add(event["event"])
                    for lang in LANGUAGES:
                        assert tell(event, words(lang, "cityoflies"), names, viewer)
    assert told == EVENTS


ANALYST = {"opts": {"archetypes": True}, "archetypes": ["shadow", "analyst"]}
INTERROGATOR = {"opts": {"archetypes": True}, "archetypes": ["interrogator", "forger"]}
EVIDENCE = {"table": before("", "sure")}
TWO = {"deck": ["swap", "double"]}


@pytest.mark.parametrize(
    ("hands", "position", "moves", "told"),
    [
        (("false", "trap"), {}, "false 1; allow", "allow planted turn"),
        (("confuse", "block"), {}, "confuse 1; block", "block turn"),
        (("confuse", "trap"), {}, "confuse 1; allow", "allow confused turn draw confusion"),
        (("trap", ""), {}, "trap 1; allow", "allow empty turn"),
        (("trap", "sure"), {}, "trap 1; allow", "allow trapped sabotage turn"),
        (("steal", "sure"), {}, "steal 1; allow", "allow stolen sabotage turn"),
        (("confiscate", "trap"), EVIDENCE, "confiscate 1 sure; allow", "allow confiscated"),
        (("forge false", "trap"), EVIDENCE, "forge 1 sure; allow", "allow forged sabotage turn"),
        (
            ("interrogate", "sure trap"), INTERROGATOR,
            "interrogate 1; allow", "allow archetype-seen shown shown turn",
        ),
        (("sure", ""), ANALYST | TWO, "sure; bury", "bury draw"),
        (("sure", ""), ANALYST | TWO, "sure; draw", "keep draw"),
    ],
)  # fmt: skip
def test_what_happens_is_told(
    hands: tuple[str, ...], position: dict[str, Any], moves: str, told: str
):
    """Everything that a move did, in its order."""
    match = go(at(*hands, **position), *moves.split("; "))
    events = " ".join(event["event"] for event in story(match, None)[-1].events)
    assert events.startswith(told)


def test_both_cards_of_a_swap_are_told():
    match = go(at("swap sure", "trap"), "swap 1", "allow")
    match.play("give sure", 0)
    match.play("give trap", 1)
    events = [event["event"] for chapter in story(match, 0)[-2:] for event in chapter.events]
    assert events[:3] == ["give", "give", "swapped"]


def test_two_cards_drawn_together_have_no_order():
    """CL-5: what is heard of them does not tell which was on top."""
    heard = []
    for deck in (["trap", "swap"], ["swap", "trap"]):
        match = at("sure", "sure", round=11, drawn=False, deck=deck)
        heard.append(story(match, 0)[0].events)
    assert heard[0] == heard[1]


# --- the bot --------------------------------------------------------------------------------


def won_by_thumb(options: dict[str, Any], matches: int) -> float:
    """How often player 0, by thumb, beats the others, who play at random."""
    game = bh.make("cityoflies", **options)
    n = game.players
    winners = np.zeros(matches, np.int64)
    game.rules.play_many(
        game.blank, 3, 0, np.array([1] + [0] * (n - 1)), np.zeros(len(game.words), np.int64),
        np.zeros(matches, np.int64), winners, np.zeros((matches, n), np.int64),
        np.zeros((matches, n, len(ROOM.counts.tallies)), np.int64),
    )  # fmt: skip
    return float((winners == 1).mean())


@pytest.mark.parametrize(
    ("options", "share"),
    [
        ({"players": 2}, 0.75),
        ({"players": 3}, 0.6),
        ({"players": 4}, 0.5),
        ({"players": 4, "sabotage_win": False, "archetypes": True, "length": "slow"}, 0.6),
    ],
)
def test_thumb_beats_random(options: dict[str, Any], share: float):
    assert won_by_thumb(options, 1000) > share


def test_thumb_finishes():
    """It takes what wins, and blocks what would lose."""
    match = at("sure trap", "trap", table=before("double double double", ""))
    assert match.suggest(0, THUMB, 1) == "sure"
    match = at("false trap sure", "trap", "sure", table=before("", "", "false false false"))
    assert match.suggest(0, THUMB, 1) == "false 2"
    match = at("false", "block trap", table=before("", "false false false"))
    assert go(match, "false 1").suggest(1, THUMB, 1) == "block"
    match = at("interrogate", "block trap")
    assert go(match, "interrogate 1").suggest(1, THUMB, 1) == "allow"


# --- every match ends -----------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_match_ends(players: int):
    """Random matches with all options: no dead end, and none without end."""
    for options in TABLES:
        game = bh.make("cityoflies", **{**options, "players": players})
        lengths = np.zeros(500, np.int64)
        counts = np.zeros((500, players, len(ROOM.counts.tallies)), np.int64)
        game.rules.play_many(
            game.blank, 7, 0, np.zeros(players, np.int64), np.zeros(len(game.words), np.int64),
            lengths, np.zeros(500, np.int64), np.zeros((500, players), np.int64), counts,
        )  # fmt: skip
        assert lengths.min() > 0
        assert lengths.max() < 2000
        tally = {name: counts[:, :, k].sum(axis=1) for k, name in enumerate(ROOM.counts.tallies)}
        assert (counts >= 0).all()
        assert (tally["blocks"] <= tally["asked"]).all()
        assert (tally["blocked"] <= tally["blocks"]).all()
        assert (tally["evidence"] <= tally["plays"]).all()
