"""What is told of a match when it is over is true: it is in its moves, and in what was heard."""

import random
from collections import Counter

import pytest

import bluffhouse as bh
from bluffhouse.core.facts import counted, facts_of
from bluffhouse.core.match import Match
from bluffhouse.core.story import story
from bluffhouse.core.words import LANGUAGES, words


def played(game: str, seed: int) -> Match:
    match = bh.make(game, players=3).new(seed=seed)
    luck = random.Random(seed)
    while not match.over:
        player = luck.choice(match.actors)
        match.play(luck.choice(match.legal(player)), player)
    return match


@pytest.mark.parametrize("game", bh.games())
def test_a_fact_names_who_has_most_and_all_languages_can_say_it(game: str) -> None:
    told: Counter[str] = Counter()
    for seed in range(6):
        match = played(game, seed)
        counts = counted(match)
        most = {fact.key: fact.most for fact in match.game.room.facts}
        for fact in facts_of(match):
            told[fact["key"]] += 1
            mine = fact["counts"]
            assert mine == counts[fact["player"]]
            others = [row for p, row in enumerate(counts) if p != fact["player"]]
            assert all(mine[most[fact["key"]]] > row[most[fact["key"]]] for row in others)
            for lang in LANGUAGES:
                said = words(lang, game).say(fact["key"], player="Anna", **mine)
                assert "Anna" in said
                assert "{" not in said
                assert "skin-fact" not in said
    assert told, "something stands out in most matches"


def test_a_record_tells_the_same_facts() -> None:
    match = played(bh.games()[0], 1)
    assert facts_of(bh.replay(match.record())) == facts_of(match)


def test_lies_and_calls_are_those_that_were_heard() -> None:
    """The counts of Lügen beside an account of their own, from what everybody heard."""
    match = played("luegen", 4)
    heard = [event for chapter in story(match, None) for event in chapter.events]
    calls = Counter(event["player"] for event in heard if event["event"] == "call")
    shown = [event for event in heard if event["event"] == "showdown"]
    caught = Counter(event["bidder"] for event in shown if event["truth"] == "lie")
    for player, row in enumerate(counted(match)):
        assert row["calls"] == calls[player]
        assert row["lies_called"] == caught[player] <= row["lies"]
