"""What is refused, and why: one reason code says both."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.match import Match
from bluffhouse.core.words import LANGUAGES
from bluffhouse.games.cityoflies.rules import refusals
from bluffhouse.games.cityoflies.table.notation import REFUSALS
from tests.cityoflies.tables import TABLES, refused
from tests.cityoflies.tables import at as put
from tests.tables import interpreted


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_what_is_refused_is_not_legal_and_the_reverse(options: dict[str, Any]):
    """At every move of a random match, for everybody who may act, all moves there are."""
    game, draw = interpreted("cityoflies", options), random.Random(str(options))
    match, met = game.new(draw.getrandbits(60)), set[int]()
    while not match.over:
        s = match.snapshot()
        for player in match.actors:
            legal = set(match.legal(player))
            for action, move in enumerate(game.words):
                reason = int(refusals.refusal(s, player, action))
                assert (reason == refusals.ALLOWED) == (move in legal), (move, reason)
                if reason not in met and reason != refusals.ALLOWED:
                    is_said(match, player, move, reason)
                    met.add(reason)
        player = draw.choice(match.actors)
        match.play(draw.choice(match.legal(player)), player)
    assert len(met) > 5


def is_said(match: Match, player: int, move: str, reason: int) -> None:
    with pytest.raises(IllegalMove) as caught:
        match.play(move, player)
    assert caught.value.key == REFUSALS[reason]
    assert all(caught.value.say(lang) for lang in LANGUAGES)


def test_every_reason_has_its_text():
    reasons = {
        int(code)
        for name, code in vars(refusals).items()
        if name.startswith(("NOT_", "NO_", "MUST_", "SWAP_", "TARGET_", "ONE_"))
    }
    assert set(map(int, REFUSALS)) == reasons == set(range(1, 27))
    assert len(set(REFUSALS.values())) == len(REFUSALS)


@pytest.mark.parametrize(
    ("answers", "key"),
    [
        (("allow", "block"), "refuse-not-asked"),
        (("give sure", "give confuse"), "refuse-give"),
        (("discard sure", "discard confuse"), "refuse-discard"),
        (("draw", "bury"), "refuse-draw"),
        (("show sure", "show confuse"), "refuse-show"),
        (("enough",), "refuse-enough"),
        (("name sure", "name confuse", "random"), "refuse-name"),
    ],
)
def test_an_answer_that_nobody_waits_for_is_called_what_it_is(answers: tuple[str, ...], key: str):
    """From the first to the last of its kind."""
    opts = {"archetypes": True, "trap_choice": "chooser"}
    match = put("sure", "trap", opts=opts, archetypes=["analyst", "shadow"])
    for answer in answers:
        refused(match, answer, key)
