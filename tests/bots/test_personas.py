"""Personas: the style that is promised is the style that is played, with intervals."""

import random
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.bots import LEVELS, PERSONAS, Bot, Seat, names
from bluffhouse.bots.personas import leant, temper_of
from bluffhouse.core.words import LANGUAGES, words
from tests.tables import FIRST, random_play

games = pytest.mark.parametrize(("game", "options"), FIRST)
SPREAD = 3.3  # standard errors by which two rates must differ


def rates(game: str, persona: str | None, matches: int) -> dict[str, tuple[float, int]]:
    """How much bluff was in what was said, and how often a doubt was uttered where one could be."""
    table = bh.make(game, players=2)
    judge = temper_of(table)
    said: list[float] = []
    answers: list[float] = []
    for number in range(matches):
        bot, other = Bot("calculator", number, persona=persona), Bot("calculator", number + 1)
        match, rng = table.new(number), random.Random(number)
        for _ in range(60):
            if match.over:
                break
            player = rng.choice(match.actors)
            move = (bot if player == 0 else other).choose(match, player)
            if player == 0:
                seat = Seat.of(match, 0)
                temper = judge(table, seat.view, move)
                could = [judge(table, seat.view, one) for one in seat.legal]
                if any(t.doubt for t in could):
                    answers.append(temper.doubt)
                if not temper.doubt and len({t.bluff for t in could}) > 1:
                    said.append(temper.bluff)
            match.play(move, player)
    return {
        "bluff": (sum(said) / len(said), len(said)),
        "doubt": (sum(answers) / len(answers), len(answers)),
    }


def clearly_above(high: tuple[float, int], low: tuple[float, int]) -> bool:
    spread = sum((p * (1 - p) + 0.01) / n for p, n in (high, low)) ** 0.5
    return high[0] - low[0] > SPREAD * spread


@pytest.mark.parametrize("game", ["luegen", "luegenkniffel"])
def test_statistics_confirm_the_styles(game: str) -> None:
    found = {persona: rates(game, persona, 60) for persona in (None, *PERSONAS)}
    assert clearly_above(found[None]["bluff"], found["honest"]["bluff"])
    assert clearly_above(found["reckless"]["bluff"], found[None]["bluff"])
    assert clearly_above(found["suspicious"]["doubt"], found[None]["doubt"])
    assert clearly_above(found[None]["doubt"], found["cautious"]["doubt"])


@games
def test_every_game_tells_the_temper_of_its_moves(game: str, options: dict[str, Any]) -> None:
    """From the view alone, between 0 and 1; and some moves differ from others."""
    match = bh.make(game, **options).new(seed=3)
    judge, met = temper_of(match.game), set()
    for i, (player, _) in enumerate(random_play(match, seed=3)):
        if i % 7 == 0:
            view = match.view(player)
            for move in match.legal(player):
                temper = judge(match.game, view, move)
                assert all(0 <= part <= 1 for part in (temper.bluff, temper.doubt, temper.risk))
                met.add(temper)
    assert len(met) > 1


def test_what_is_liked_is_done_more_often_and_what_is_not_less() -> None:
    mixture = {"a": 0.5, "b": 0.5, "c": 0.0}
    shifted = leant(mixture, {"a": 1.0, "b": -1.0, "c": 1.0})
    assert sum(shifted.values()) == pytest.approx(1)
    assert shifted["a"] > 0.5 > shifted["b"]
    assert shifted["c"] > 0  # a little wilful
    assert leant(mixture, dict.fromkeys(mixture, 0.0)) == mixture


def test_names_of_bots() -> None:
    assert set(LEVELS) < set(names())
    assert "calculator/reckless" in names()
    assert Bot("thumb/honest").persona == "honest"
    with pytest.raises(bh.OptionError, match="persona"):
        Bot("thumb", persona="kind")
    with pytest.raises(bh.OptionError, match="level"):
        Bot("genius/honest")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_characters_have_names_and_reasons(lang: str) -> None:
    match = bh.make("luegen", players=2).new(seed=1)
    for persona in PERSONAS:
        assert words(lang).say(f"persona-{persona}")
        decision = Bot("thumb", seed=1, persona=persona).decide(match, match.actors[0])
        assert decision.why.say(lang)
