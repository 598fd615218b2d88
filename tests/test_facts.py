"""What is told of a match when it is over is true: it is in its moves, and in what was heard."""

import random
from collections import Counter

import pytest

import bluffhouse as bh
from bluffhouse.core.facts import counted, facts_of, greatest, moments
from bluffhouse.core.match import Match
from bluffhouse.core.story import story
from bluffhouse.core.words import LANGUAGES, words
from tests.facts import by_bots

MATCHES = 120
MANY = 6  # at a table, which is enough for a test
RARELY = 0.05  # of all matches have only one fact, or none


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
            if tally := most[fact["key"]]:
                assert mine == counts[fact["player"]]
                others = [row for p, row in enumerate(counts) if p != fact["player"]]
                assert all(mine[tally] > row[tally] for row in others)
            for lang in LANGUAGES:
                said = words(lang, game).say(fact["key"], player="Anna", **mine)
                assert "Anna" in said
                assert "{" not in said
                assert "skin-fact" not in said
    assert told, "something stands out in most matches"


@pytest.mark.parametrize("game", bh.games())
def test_nearly_every_match_has_two_facts(game: str) -> None:
    seats = bh.make(game, players=2).room.seats()
    few = 0
    for seed in range(MATCHES):
        match = by_bots(game, min(seats[seed % len(seats)], MANY), seed)
        few += len(facts_of(match)) < 2
    assert few <= MATCHES * RARELY


@pytest.mark.parametrize("game", bh.games())
def test_a_deed_is_the_greatest_of_its_kind_and_told_of_who_did_it(game: str) -> None:
    told: Counter[str] = Counter()
    for seed in range(20):
        match = by_bots(game, 3, seed)
        found = list(match.game.room.deeds(match.game, moments(match)))
        for key, deed in greatest(match).items():
            told[key] += 1
            assert deed.greatness == max(one.greatness for one in found if one.key == key)
            assert deed in found
    kinds = {fact.key for fact in match.game.room.facts if not fact.most}
    assert set(told) == kinds, "each kind of deed is done some day"


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
