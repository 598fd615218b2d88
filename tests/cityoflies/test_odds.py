"""City of Lies: the odds against enumeration, imagined worlds, and what happens."""

from itertools import permutations
from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.core.match import Match
from bluffhouse.games.cityoflies.rules.history import RESHUFFLED, WHAT
from bluffhouse.games.cityoflies.rules.state import KIND, KINDS
from bluffhouse.games.cityoflies.table import view as shown
from bluffhouse.games.cityoflies.table.notation import CARD_WORDS, KIND_OF_WORD
from bluffhouse.games.cityoflies.table.odds import REAL, by_the_cards, hits, holds, odds
from tests.reliability import calibration_error, positions, weighs_what_it_knows
from tests.tables import TABLES


def at(hands: list[list[str]], deck: list[str], **position: Any) -> Match:
    game = bh.make("cityoflies", players=len(hands))
    given = {"round": 1, "turn": 0, "hands": hands, "deck": deck, "drawn": True, "seed": 1}
    return game.position({**given, **position})


# --- against enumeration --------------------------------------------------------------------


def enumerated(hidden: list[str], places: int, kinds: tuple[str, ...]) -> list[float]:
    """Of all orders of the hidden cards: how often one of the first places, which are the hand, has
    one of some kinds; and how many of them do."""
    orders = list(permutations(hidden))
    counts = [sum(card in kinds for card in order[:places]) for order in orders]
    return [sum(map(bool, counts)) / len(counts), sum(counts) / len(counts) / places]


@pytest.mark.parametrize("kinds", [("block",), REAL, ("false", "trap")])
def test_holdings_are_what_enumeration_says(kinds: tuple[str, ...]) -> None:
    theirs = ["sure", "trap", "block"]
    deck = ["block", "false", "double", "sure"]
    view = at([["interrogate"], theirs], deck).view(0)
    expected = enumerated([*theirs, *deck], 3, kinds)
    assert holds(view, 1, kinds) == pytest.approx(expected[0])
    assert hits(view, 1, kinds) == pytest.approx(expected[1])


def test_a_draw_is_one_more_place() -> None:
    """Whoever draws has one of the hidden cards more."""
    match = at([["interrogate"], ["sure", "trap"]], ["block", "false", "double"])
    hidden = ["sure", "trap", "block", "false", "double"]
    expected = enumerated(hidden, 3, ("double",))[0]
    assert holds(match.view(0), 1, ("double",), draws=1) == pytest.approx(expected)


def test_known_cards_are_certain() -> None:
    seen = [{"event": "shown", "player": 1, "rival": 0, "cards": ["block"]}]
    match = at([["interrogate"], ["block", "trap"]], ["block", "sure"], history=seen)
    assert match.view(0)["known"] == [[], ["block"]]
    assert holds(match.view(0), 1, ("block",)) == 1
    assert hits(match.view(0), 1, ("block",)) == pytest.approx((1 + 1 / 3) / 2)
    assert holds(match.view(None), 1, ("block",)) < 1  # a spectator has not seen it


def test_a_card_known_in_the_deck_is_no_hidden_one() -> None:
    """CL-A3: who buried it knows who will draw it."""
    hands, deck = [["interrogate"], ["trap"]], ["block", "sure"]
    match = at(hands, deck, known_deck=[[0], []])
    assert holds(match.view(0), 1, ("block",)) == 0
    assert holds(match.view(0), 1, ("block",), draws=1) == 1
    assert holds(match.view(0), 1, ("sure",), draws=1) == pytest.approx(1 / 2)
    assert holds(match.view(1), 0, ("block",), draws=1) < 1


def test_known_cards_may_be_lost_unseen() -> None:
    """CL-12: a theft that one did not see may have taken the card that one knew."""
    seen = [
        {"event": "shown", "player": 1, "rival": 0, "cards": ["block"]},
        {"event": "stolen", "player": 1, "rival": 2, "cards": ["trap"],
         "kinds": ["block", "trap"]},
    ]  # fmt: skip
    match = at([["interrogate"], ["block"], ["trap"]], ["sure", "sure"], history=seen)
    assert match.view(0)["known"] == [[], [], []]
    assert match.view(1)["known"] == [[], [], ["trap"]]


def test_a_hand_that_could_play_nothing_lacks_what_could_be_played() -> None:
    """CL-3: one card was drawn since; of the two others none could be played."""
    told = {"event": "nothing", "player": 1, "kinds": ["sure", "trap", "false"]}
    drew = {"event": "drew", "player": 1, "cards": ["sure"]}
    hands, deck = [["interrogate"], ["block", "reveal", "sure"]], ["sure", "trap", "false", "block"]
    view = at(hands, deck, history=[told, drew]).view(0)
    assert view["lacking"] == [None, {"cards": 2, "kinds": ["sure", "trap", "false"]}]
    hidden = ["block", "reveal", "sure", *deck]
    orders = [
        order for order in permutations(hidden) if not {*order[:2]} & {"sure", "trap", "false"}
    ]
    for kinds in (("block",), ("sure",), ("sure", "reveal")):
        counts = [sum(card in kinds for card in order[:3]) for order in orders]
        assert holds(view, 1, kinds) == pytest.approx(sum(map(bool, counts)) / len(counts))
        assert hits(view, 1, kinds) == pytest.approx(sum(counts) / len(counts) / 3)


def test_after_a_reshuffle_a_lone_hand_is_known() -> None:
    """CL-2: all other cards lay open when they became the deck."""
    told = [{"event": "reshuffled"}, {"event": "drew", "player": 1, "cards": ["sure"]}]
    match = at([["interrogate"], ["block", "sure"]], ["trap", "double"], history=told)
    assert match.view(0)["known"] == [[], ["block"]]
    assert match.view(None)["known"] == [[], []]
    assert holds(match.view(0), 1, ("sure",)) == pytest.approx(1 / 3)
    three = at([["interrogate"], ["block"], ["sure"]], ["trap", "double"], history=told[:1])
    assert three.view(0)["known"] == [[], [], []]


# --- against imagined worlds and the calculator ---------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_holdings_are_what_imagined_worlds_show(players: int) -> None:
    """Until a reshuffle with more than two players: which deck a card came from is not used. Nor
    whether a known card was already there when its owner could play nothing."""
    worlds, kind, compared = 600, KIND_OF_WORD["block"], 0
    for at_move, (match, player) in enumerate(positions("cityoflies", 2, players=players)):
        other = (player + 1) % players
        s = match.snapshot()
        reshuffled = any(e & WHAT == RESHUFFLED for e in s.history[: s.written])
        view = match.view(player)
        unsure = view["lacking"][other] and view["known"][other]
        if at_move % 6 or (reshuffled and players > 2) or unsure:
            continue
        compared += 1
        chance = holds(view, other, ("block",))
        came = 0
        for seed in range(worlds):
            s = match.imagine(player, seed).snapshot()
            came += any(card & KIND == kind for card in shown.hand_of(s, other))
        error = 4.5 * (chance * (1 - chance) / worlds) ** 0.5
        assert came / worlds == pytest.approx(chance, abs=error + 0.02)
    assert compared > 10


@pytest.mark.parametrize("players", [2, 4])
def test_the_calculator_has_the_same_chances(players: int) -> None:
    compared = 0
    for match, player in positions("cityoflies", 2, players=players):
        view, game = match.view(player), match.game
        other = (player + 1) % players
        if match.played % 3:
            continue
        state = game.state_in(match._memory)[0]
        unseen, shares = np.empty(KINDS, np.int64), np.empty(KINDS)
        game.rules.count_hidden(state, player, unseen)
        block = 1 << KIND_OF_WORD["block"]
        for draws in (0, 1):
            chance = game.rules.holds(state, player, other, block, draws, unseen)
            assert chance == pytest.approx(holds(view, other, ("block",), draws))
        game.rules.random_card(state, player, other, unseen, shares)
        for kind, word in enumerate(CARD_WORDS):
            assert shares[kind] == pytest.approx(hits(view, other, (word,)))
        compared += 1
    assert compared > 5


# --- what the helper tells ------------------------------------------------------------------


def test_the_helper_tells_threats_and_tools() -> None:
    """CL-18: two points are missing, so a double evidence would win; CL-17: what a trap hits."""
    match = at(
        [["trap", "steal"], ["sure", "false"]],
        ["double", "false"],
        round=6,
        table=[
            {"sure": 0, "double": 0, "hidden": 0, "false": 3},
            {"sure": 5, "double": 0, "hidden": 0, "false": 0},
        ],
    )
    told = {odd.key: odd.chance for odd in by_the_cards(match.game, match.view(0))}
    assert told["odds-block"] == 0
    assert told["odds-truth"] == pytest.approx(3 / 4)
    assert told["odds-exposure"] == pytest.approx(1)  # of three places two cards are no false
    assert told["odds-trap"] == told["odds-steal"] == pytest.approx(2 / 4)
    assert [odd.key for odd in odds(match.game, match.view(0))] == list(told)
    assert not odds(match.game, match.view(1))
    assert not odds(match.game, match.view(None))


@pytest.mark.parametrize(("lap", "draws"), [(10, 1), (11, 2)])
def test_two_cards_are_drawn_in_the_third_circle(lap: int, draws: int) -> None:
    """CL-5: so the chance to draw what wins is larger."""
    match = at(
        [["trap"], ["swap", "swap"]],
        ["double", "false", "false", "reveal"],
        round=lap,
        table=[
            {"sure": 0, "double": 0, "hidden": 0, "false": 0},
            {"sure": 5, "double": 0, "hidden": 0, "false": 0},
        ],
    )
    told = {odd.key: odd.chance for odd in by_the_cards(match.game, match.view(0))}
    assert told["odds-truth"] == pytest.approx((2 + draws) / 6)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_shown_chances_are_reliable(players: int) -> None:
    """In worlds as they may be: what players choose to keep and to play is not used."""
    chances, happened = [], []
    for match, player in positions("cityoflies", 60, players=players):
        other = (player + 1) % players
        chance = holds(match.view(player), other, ("block",))
        for _ in range(2):
            # Every world by a seed of its own: the same ones would err together.
            s = match.imagine(player, len(chances)).snapshot()
            chances.append(chance)
            happened.append(
                any(card & KIND == KIND_OF_WORD["block"] for card in shown.hand_of(s, other))
            )
    assert len(chances) > 3000
    assert calibration_error(chances, happened) <= 0.02


@pytest.mark.parametrize("options", TABLES["cityoflies"])
def test_the_calculator_weighs_what_it_knows(options: dict[str, object]) -> None:
    for match, player in positions("cityoflies", 2, **options):
        weighs_what_it_knows(match, player)
