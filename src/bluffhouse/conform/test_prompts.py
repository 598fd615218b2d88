"""A seat in plain text: it says what its player knows, no more; its answers are read strictly."""

import random
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.conform.tables import differ, random_play
from bluffhouse.core.words import LANGUAGES

pytestmark = pytest.mark.first


def said(match: bh.Match, player: int) -> list[str]:
    return [match.prompt(player, lang, rules="none") for lang in LANGUAGES]


def test_worlds_that_one_cannot_tell_apart_have_the_same_prompt(
    game: str, options: dict[str, Any]
) -> None:
    """Played on from two such worlds by the same moves, as long as the player sees the same."""
    luck, compared, apart = random.Random(3), 0, 0
    for seed in range(40):
        first = bh.make(game, **options).new(seed)
        for _, _ in zip(range(luck.randrange(30)), random_play(first, seed), strict=False):
            pass
        player = luck.randrange(first.game.players)
        one, other = (first.imagine(player, key) for key in (1, 2))
        while one.information_state(player).text == other.information_state(player).text:
            assert said(one, player) == said(other, player)
            compared += 1
            apart += differ(one, other)
            if one.over or one.actors != other.actors:
                break
            actor = luck.choice(one.actors)
            both = [move for move in one.legal(actor) if move in other.legal(actor)]
            if not both:
                break
            move = luck.choice(both)
            one.play(move, actor)
            other.play(move, actor)
        if compared > 60 and apart > 20:
            return
    assert compared
    assert apart


def test_every_legal_move_is_named_and_can_be_answered(game: str, options: dict[str, Any]) -> None:
    match = bh.make(game, **options).new(seed=8)
    for k, (player, _) in enumerate(random_play(match, seed=8)):
        if k % 9:
            continue
        text = match.prompt(player)
        for move in match.legal(player):
            assert f"`{move}`: " in text
            read = match.reply(player, f"Let me think.\n\n**MOVE:** `{move.upper()}`\n")
            assert (read.move, read.fault) == (move, None)


def test_what_is_no_move_is_told_apart(game: str, options: dict[str, Any]) -> None:
    match = bh.make(game, **options).new(seed=8)
    words = {*match.game.words} - {""}
    player, first = next(  # at the beginning whatever one says may be allowed
        (who, move) for who, move in random_play(match, seed=8) if words - {*match.legal(who)}
    )
    before, illegal = match.record(), min(words - {*match.legal(player)})
    for lang in LANGUAGES:
        silent = match.reply(player, f"I would like to {first}.", lang)
        nonsense = match.reply(player, "MOVE: fold my cards and leave", lang)
        two = match.reply(player, f"MOVE: {first}\nMOVE: {illegal}", lang)
        refused = match.reply(player, f"move: {illegal}", lang)
        assert {silent.fault, nonsense.fault, two.fault} == {"unreadable"}
        assert refused.fault == "illegal"
        answers = (silent, nonsense, two, refused)
        assert all(read.move is None and read.why.strip() for read in answers)
    assert match.record() == before


def test_the_rules_are_told_as_long_as_wished(game: str, options: dict[str, Any]) -> None:
    match = bh.make(game, **options).new(seed=8)
    lengths = [len(match.prompt(0, "de", rules=rules)) for rules in ("none", "brief", "full")]
    assert lengths[0] < lengths[1] <= lengths[2]
    everybody = [f"N{seat}" for seat in range(match.game.players)]
    assert "N0" in match.prompt(0, names=everybody)
    with pytest.raises(ValueError, match="names"):
        match.prompt(0, names=["Ada"])
