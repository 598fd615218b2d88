"""Decisions of every level in every game: lawful mixtures, alike in worlds that look alike."""

from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.bots import LEVELS, Bot, Decision, Limits, Seat
from bluffhouse.core.words import LANGUAGES, words
from tests.tables import ALL, FIRST, NAMES, interpreted, random_play

tables = pytest.mark.parametrize(("game", "options"), ALL, ids=NAMES)
games = pytest.mark.parametrize(("game", "options"), FIRST)
levels = pytest.mark.parametrize("level", LEVELS)
QUICK = Limits(playouts=16)
SELDOM = {"thinker": 3}  # asked at a third of the positions: it imagines 128 worlds at each
PEOPLE = ("Ada", "Ben", "Cleo", "Dimo", "Eva", "Fritz")


def positions(game: str, options: dict[str, Any], every: int) -> Any:
    """Matches at some of the positions of a random one, and who is about to act."""
    match = bh.make(game, **options).new(seed=41)
    for i, (player, _) in enumerate(random_play(match, seed=41)):
        if i % every == 0:
            yield match, player


def test_the_ladder():
    assert list(LEVELS) == ["random", "thumb", "calculator", "thinker"]


@tables
@levels
def test_a_decision_is_a_mixture_of_legal_moves(
    game: str, options: dict[str, Any], level: str
) -> None:
    for number, (match, player) in enumerate(positions(game, options, 9 * SELDOM.get(level, 1))):
        decision = Bot(level, seed=number, limits=QUICK).decide(match, player)
        assert list(decision.probabilities) == match.legal(player)
        assert sum(decision.probabilities.values()) == pytest.approx(1)
        assert min(decision.probabilities.values()) >= 0
        assert decision.probabilities[decision.move] > 0
        assert decision.value is None or 0 <= decision.value <= 1


@tables
@levels
def test_the_same_in_every_world_that_looks_the_same(
    game: str, options: dict[str, Any], level: str
) -> None:
    """The real match, and worlds imagined from it: one distribution, one value, one move."""
    differ = 0
    for match, player in positions(game, options, 13 * SELDOM.get(level, 1)):
        there = Bot(level, seed=8, limits=QUICK).decide(match, player)
        for seed in range(3):
            world = match.imagine(player, seed)
            differ += world.snapshot() != match.snapshot()
            assert Bot(level, seed=8, limits=QUICK).decide(world, player) == there
    assert differ


@games
def test_the_calculator_reads_nothing_but_what_is_known(game: str, options: dict[str, Any]) -> None:
    """Without the guard of the seat, too: simulations hand it the real state."""
    for match, player in positions(game, options, 3):
        assert match.imagine(player, 5).weigh(player) == match.weigh(player)


@games
@levels
def test_choosing_is_deciding_without_reasons(
    game: str, options: dict[str, Any], level: str
) -> None:
    choosing, deciding = (Bot(level, seed=4, limits=QUICK) for _ in range(2))
    for match, player in positions(game, options, 11):
        assert choosing.choose(match, player) == deciding.decide(match, player).move


@games
def test_another_seed_decides_otherwise(game: str, options: dict[str, Any]) -> None:
    moves = [
        [Bot("random", seed).choose(match, player) for match, player in positions(game, options, 5)]
        for seed in (1, 2)
    ]
    assert moves[0] != moves[1]


@games
def test_moves_are_drawn_from_the_mixture(game: str, options: dict[str, Any]) -> None:
    """A calculator that is asked often makes each move about as often as it says."""
    mixed = 0
    for match, player in positions(game, options, 1):
        expected, _ = match.weigh(player)
        if max(expected.values()) == 1 or mixed == 5:
            continue
        mixed += 1
        bot, asked = Bot("calculator", seed=6), 400
        made = [bot.choose(match, player) for _ in range(asked)]
        for move, probability in expected.items():
            spread = (asked * probability * (1 - probability)) ** 0.5
            assert abs(made.count(move) - asked * probability) <= 5 * spread + 1
    assert mixed


@games
def test_a_seat_knows_what_its_player_sees(game: str, options: dict[str, Any]) -> None:
    for match, player in positions(game, options, 19):
        seat = Seat.of(match, player)
        assert (seat.view, seat.legal) == (match.view(player), match.legal(player))
        assert seat.world(3).view(player) == seat.view
        assert seat.world(3).record() != match.record()
        assert str(match.seed) not in repr(vars(seat)) + str(seat.world(3).record())


@games
@levels
def test_reasons_can_be_said(game: str, options: dict[str, Any], level: str) -> None:
    match = bh.make(game, **options).new(seed=3)
    why = Bot(level, seed=1, limits=QUICK).decide(match, match.actors[0]).why
    assert len({why.say(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    assert str(why) == why.say("en")


@games
def test_calculators_weigh_alike_compiled_or_not(game: str, options: dict[str, Any]) -> None:
    """On some positions: interpreted, a calculator takes its time."""
    for number, (match, player) in enumerate(positions(game, options, 25)):
        if number == 4:
            break
        state = match.game.room.write(match.game, match.snapshot())
        plain = interpreted(game, options).position({**state, "seed": 1})
        mixture, value = match.weigh(player)
        again, the_same = plain.weigh(player)
        assert again == pytest.approx(mixture, abs=1e-9)
        assert the_same == pytest.approx(value)


@games
def test_odds_can_be_said(game: str, options: dict[str, Any]) -> None:
    """To who is to act, in every language; to nobody more than his view allows."""
    told = set()
    for match, player in positions(game, options, 4):
        odds = bh.odds(match, player)
        assert odds == bh.odds(match.imagine(player, 7), player)
        for odd in odds:
            assert odd.chance is None or 0 <= odd.chance <= 1 + 1e-9
            told.add(odd.key)
            said = {odd.say(words(lang, game), PEOPLE) for lang in LANGUAGES}
            assert len(said) == len(LANGUAGES)
            if "player" in odd.details:
                assert all(PEOPLE[odd.details["player"]] in text for text in said)
    assert told


def test_decisions_are_values():
    match = bh.make("luegen", players=2).new(seed=1)
    decision = Bot("calculator", seed=1).decide(match, match.actors[0])
    assert isinstance(decision, Decision)
    with pytest.raises(AttributeError):
        decision.move = "liar"  # type: ignore[misc]
