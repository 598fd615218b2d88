"""Personas: the style that is promised is the style that is played, with intervals."""

import random
from statistics import mean, stdev
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.bots import LEVELS, PERSONAS, Bot, names
from bluffhouse.bots.personas import leant
from bluffhouse.core.words import LANGUAGES
from tests.tables import FIRST, random_play

games = pytest.mark.parametrize(("game", "options"), FIRST)
MATCHES, MOVES = 24, 120
SPREAD = 3.3  # standard errors by which a habit must differ

#: What each character is known by, and whether he does it more or less than others.
HABITS = {
    "honest": ("bluff", -1),
    "cautious": ("risk", -1),
    "reckless": ("bluff", +1),
    "suspicious": ("doubt", +1),
}


def habits(game: str, level: str) -> dict[str, list[float]]:
    """By persona, for each of some matches: by how much more of his habit than the level without a
    persona he shows in the same positions, wherever there is a choice. Every move counts as often
    as it would be made; so nothing is left to chance but the positions."""
    table, policy = bh.make(game, players=2), LEVELS[level]
    judge, found = table.room.temper, {persona: list[float]() for persona in PERSONAS}
    for seed in range(MATCHES):
        match, rng = table.new(4000 + seed), random.Random(seed)
        shown: dict[str, list[float]] = {persona: [] for persona in PERSONAS}
        while not match.over and match.played < MOVES:
            player = rng.choice(match.actors)
            if len(match.legal(player)) > 1:
                mixture = Bot(level, seed).decide(match, player).probabilities
                view = match.view(player)
                tempers = {move: judge(table, view, move) for move in mixture}
                for persona, (what, _) in HABITS.items():
                    of = {move: getattr(temper, what) for move, temper in tempers.items()}
                    if len(set(of.values())) > 1:
                        leans = {m: PERSONAS[persona].lean(t) for m, t in tempers.items()}
                        leant_to = leant(mixture, leans)
                        more = sum((leant_to[m] - mixture[m]) * of[m] for m in mixture)
                        shown[persona].append(more)
            match.play(match.suggest(player, policy, rng.getrandbits(60)), player)
        for persona, differences in shown.items():
            if differences:
                found[persona].append(mean(differences))
    return found


@pytest.mark.parametrize("game", bh.games())
@pytest.mark.parametrize("level", ["thumb", "calculator"])
def test_statistics_confirm_the_styles(game: str, level: str) -> None:
    """The interval of the difference, of 3.3 standard errors to each side, is clear of 0."""
    for persona, differences in habits(game, level).items():
        assert len(differences) >= MATCHES / 2
        error = stdev(differences) / len(differences) ** 0.5
        _, more = HABITS[persona]
        assert more * mean(differences) > SPREAD * error, persona


def test_characters_play_as_they_lean() -> None:
    """What a character does is drawn from his mixture: who hates bluffs announces the truth."""
    match = bh.make("luegenkniffel", players=2).new(seed=8)
    player = match.actors[0]
    decisions = [Bot("random", seed, persona="honest").decide(match, player) for seed in range(300)]
    judge, view = match.game.room.temper, match.view(player)
    lies = [judge(match.game, view, decision.move).bluff for decision in decisions]
    expected = sum(
        share * judge(match.game, view, move).bluff
        for move, share in decisions[0].probabilities.items()
    )
    usual = mean(judge(match.game, view, move).bluff for move in match.legal(player))
    assert expected < usual / 2
    assert abs(mean(lies) - expected) < 4 * (expected * (1 - expected) / len(lies)) ** 0.5


@games
def test_every_game_tells_the_temper_of_its_moves(game: str, options: dict[str, Any]) -> None:
    """From the view alone, between 0 and 1; and some moves differ from others."""
    match = bh.make(game, **options).new(seed=3)
    judge, met = match.game.room.temper, set()
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
    with pytest.raises(bh.OptionError, match="no bot"):
        Bot("genius/honest")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_characters_have_reasons(lang: str) -> None:
    match = bh.make("luegen", players=2).new(seed=1)
    for persona in PERSONAS:
        decision = Bot("thumb", seed=1, persona=persona).decide(match, match.actors[0])
        assert decision.why.say(lang)
