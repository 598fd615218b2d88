"""The Lie Zie as compiled, as interpreted, and as the slow account tells it: all the same."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import bluffhouse as bh
from bluffhouse.core.game import Game
from bluffhouse.core.loops import THUMB
from bluffhouse.core.match import Match
from bluffhouse.core.story import Storyteller, tell
from bluffhouse.core.words import LANGUAGES, words
from bluffhouse.games.liezie import ROOM
from tests.accounts.liezie import Chance, LieZie
from tests.liezie.tables import CARDS, places, prizing, random_play

TABLES: list[dict[str, Any]] = [
    {"players": players, "draft": draft, "lead_after_out": rule, "passes": passes}
    for players, passes in ((2, 5), (3, 2), (4, 3), (5, 1), (6, 4))
    for draft in ("free", "turns")
    for rule in ("most_cards", "winner")
]


def account_of(match: Match) -> LieZie:
    """The account of a match that was just dealt."""
    return LieZie(dict(match.game.options), match.view(None)["first"])


def compare(match: Match, account: LieZie) -> None:
    assert match.actors == account.actors()
    for viewer in (None, *range(account.players)):
        seen, told = match.view(viewer), account.view(viewer)
        assert {key: seen[key] for key in told} == told
        assert seen.keys() - told.keys() == {"first", "taken"}
    if not match.over:
        assert match.result is None
        return
    result, told = match.result, account.result()
    assert result is not None
    assert list(result.scores) == told["scores"]
    assert list(result.winners) == told["winners"]
    assert list(result.losers) == told["losers"]
    assert result.utility == pytest.approx([float(u) for u in told["utility"]])


def chance_of(match: Match, player: int, move: str) -> Chance | None:
    """Which card a take or a prize was, from the match in which it was just made."""
    s = match.snapshot()
    position = ROOM.write(match.game, s)
    if move.startswith("take"):
        return Chance(position["unplaced"][player])
    return Chance(position["prizes"][player][-1]) if move.startswith("prize") else None


def try_illegal(match: Match, draw: random.Random) -> None:
    """A move that is not legal changes nothing."""
    player = draw.choice(match.actors)
    move = draw.choice(match.game.words)
    if move in match.legal(player):
        return
    before = match.snapshot()
    with pytest.raises(bh.IllegalMove) as caught:
        match.play(move, player)
    assert caught.value.say(draw.choice(LANGUAGES))
    others = [p for p in range(match.game.players) if p not in match.actors]
    if others:
        with pytest.raises(bh.IllegalMove):
            match.play(match.legal(player)[0], draw.choice(others))
    assert match.snapshot() == before


def play_together(match: Match, account: LieZie, draw: random.Random) -> None:
    """To the end, by a style drawn beforehand: random, by thumb, or seldom passing."""
    style = draw.random()
    while not match.over:
        compare(match, account)
        try_illegal(match, draw)
        player = draw.choice(match.actors)
        legal = match.legal(player)
        if style < 0.4:
            move = match.suggest(player, THUMB, draw.getrandbits(60))
        else:
            liked = legal[:-1] if style < 0.7 and legal[-1] == "pass" else legal
            move = draw.choice(liked or legal)
        match.play(move, player)
        account.play(player, move, chance=chance_of(match, player, move))
        assert sorted(places(match)) == sorted(CARDS)  # LZ-1: no card is lost, none twice
    compare(match, account)


@pytest.mark.parametrize("options", TABLES)
def test_whole_matches(options: dict[str, Any]):
    game = bh.make("liezie", **options)
    for seed in range(2):
        match = game.new(seed)
        play_together(match, account_of(match), random.Random(f"{options} {seed}"))


def some_position(game: Game, draw: random.Random) -> dict[str, Any]:
    """A moment of a random match, some of its cards moved or left out."""
    match = game.new(draw.getrandbits(30))
    last = draw.randrange(int(game.options["passes"]) * 30 * game.players)
    for i, _ in enumerate(random_play(match, draw.getrandbits(30))):
        if i >= last:
            break
    if match.over:
        return some_position(game, draw)
    position = ROOM.write(game, match.snapshot())
    del position["won"], position["memory"]
    if position["phase"] != "draft":
        position["table"] = position["table"][: draw.randint(1, 20)]
    for hand in position["hands"]:
        draw.shuffle(hand)
    return json.loads(json.dumps(position))  # type: ignore[no-any-return]


@pytest.mark.parametrize("options", TABLES)
def test_from_positions(options: dict[str, Any]):
    game = bh.make("liezie", **options)
    for seed in range(3):
        draw = random.Random(f"{options} {seed}")
        position = some_position(game, draw)
        account = LieZie.from_position(dict(options), position)
        play_together(game.position(position), account, draw)


def spoiled(position: dict[str, Any], draw: random.Random) -> dict[str, Any]:
    """One thing changed, which may or may not make the position impossible."""
    position = json.loads(json.dumps(position))
    key = draw.choice(list(position))
    value = position[key]
    card = draw.choice(CARDS)
    if key == "table":
        value.append(card)
    elif key in ("hands", "prizes"):
        row = draw.choice(value)
        if row and draw.random() < 0.5:
            row.pop()
        else:
            row.append(card)
    elif key == "unplaced":
        value[draw.randrange(len(value))] = draw.choice([None, card])
    elif key in ("acted", "out"):
        if value and draw.random() < 0.5:
            value.pop(draw.randrange(len(value)))
        else:
            value.append(draw.randrange(len(position["hands"])))
    elif key == "plays":
        if value:
            value.pop(draw.randrange(len(value)))
    elif key == "phase":
        position[key] = draw.choice(["draft", "play", "prize"])
    elif key == "led":
        position[key] = draw.choice([None, *"rbgy"])
    elif key == "number":
        position[key] = draw.choice([None, 5, 1, 14, 440, 444, 1111])
    else:
        position[key] = draw.choice([None, -1, 0, 1, 2, 3, 4, 5, 6])
    return position  # type: ignore[no-any-return]


def only_nothing_to_do(position: dict[str, Any]) -> bool:
    """What the account calls impossible for nobody could act: the room goes on by itself."""
    if position["phase"] == "prize":
        return not position["table"]
    full = all(len(hand) == 12 for hand in position["hands"])
    return bool(position["phase"] == "draft" and full)


def test_impossible_positions_are_impossible_for_both():
    draw = random.Random(7)
    refused = 0
    for _ in range(500):
        options = draw.choice(TABLES)
        game = bh.make("liezie", **options)
        position = spoiled(some_position(game, draw), draw)
        try:
            account = LieZie.from_position(dict(options), position)
        except ValueError:
            refused += 1
            if only_nothing_to_do(position):
                continue
            with pytest.raises(bh.PositionError) as caught:
                game.position(position)
            assert caught.value.say(draw.choice(LANGUAGES))
        else:
            compare(game.position(position), account)
    assert 100 < refused < 450


# --- compiled and interpreted ---------------------------------------------------------------


@pytest.mark.parametrize("options", TABLES[::3])
def test_interpreted_and_compiled_agree(options: dict[str, Any]):
    """Step by step, bit by bit, with the same suggestions, observations and imagined worlds."""
    draw = random.Random(str(options))
    with np.errstate(over="ignore"):
        compiled = Game(ROOM, options).new(seed=11)
        interpreted = Game(ROOM, options, compiled=False).new(seed=11)
        while not compiled.over:
            player = draw.choice(compiled.actors)
            assert interpreted.snapshot() == compiled.snapshot()
            assert interpreted.actors == compiled.actors
            assert interpreted.legal(player) == compiled.legal(player)
            move = draw.choice(compiled.legal(player))
            if draw.random() < 0.2:
                key = draw.getrandbits(60)
                assert (interpreted.observe(player) == compiled.observe(player)).all()
                dreams = [m.imagine(player, key).snapshot() for m in (interpreted, compiled)]
                assert dreams[0] == dreams[1]
                move = compiled.suggest(player, THUMB, key)
                assert interpreted.suggest(player, THUMB, key) == move
                assert move in compiled.legal(player)
            compiled.play(move, player)
            interpreted.play(move, player)
        assert interpreted.snapshot() == compiled.snapshot()
        assert interpreted.result == compiled.result


def run(game: Game, matches: int, policies: list[int]) -> dict[str, Any]:
    """Many matches, with what is counted."""
    n, names = game.players, ROOM.tallies
    lengths, winners = np.zeros(matches, np.int64), np.zeros(matches, np.int64)
    scores = np.zeros((matches, n), np.int64)
    counts = np.zeros((matches, n, len(names)), np.int64)
    out = np.zeros(len(game.words), np.int64)
    game.rules.play_many(
        game.blank, 5, 0, np.array(policies), out, lengths, winners, scores, counts
    )
    tallies = {name: counts[:, :, k] for k, name in enumerate(names)}
    return {"lengths": lengths, "winners": winners, "scores": scores, **tallies}


@pytest.mark.parametrize("players", range(2, 7))
def test_tallies(players: int):
    game = bh.make("liezie", players=players, draft="turns")
    found = run(game, 200, [p % 2 for p in range(players)])
    assert (found["prizes"].sum(1) == 3 * (4 if players == 2 else 6)).all()
    assert (found["outs"].sum(1) == 3 * min(3, players - 1)).all()
    assert (found["firsts"].sum(1) == 3).all()
    assert (found["forced"] <= found["passes"]).all()
    assert (found["cards_played"] <= 36).all()
    assert (found["cards_played"] >= found["leads"] + found["beats"]).all()
    assert (found["scores"] <= 4 * found["prizes"]).all()
    assert (found["scores"] >= found["prizes"]).all()
    drafted = 3 * 24 * players
    acted = sum(found[name].sum(1) for name in ("leads", "beats", "passes", "prizes"))
    assert (found["lengths"] == drafted + acted).all()


@pytest.mark.parametrize(("players", "least"), [(2, 0.52), (4, 0.6), (6, 0.6)])
def test_most_answers_of_random_play_are_forced_passes(players: int, least: float):
    """LZ-9: which is why nobody must be able to tell them from others."""
    found = run(bh.make("liezie", players=players, draft="turns"), 300, [0] * players)
    answers = found["beats"].sum() + found["passes"].sum()
    assert least < found["forced"].sum() / answers < 0.85


@pytest.mark.parametrize("players", range(2, 7))
def test_thumb_beats_random(players: int):
    game = bh.make("liezie", players=players, draft="turns")
    found = run(game, 200, [1] + [0] * (players - 1))
    assert (found["winners"] == 1).mean() > 0.95


def test_thumb_chooses_prizes_by_expectation():
    """LZ-18: a back with a 4 hides 3 points on the average, one with a 1 only 2."""
    expected = {}
    for side in ("r1", "b2", "g3", "y4"):
        cards = [card for card in CARDS if card.endswith(side)]
        expected[side] = sum(int(card[1]) for card in cards) / 6
    assert list(expected.values()) == pytest.approx([2, 7 / 3, 8 / 3, 3])
    table = [card for card in CARDS if card[3:] in expected]
    position = {
        "pass": 1, "phase": "prize", "hands": [[], ["b1|b3"]], "out": [0], "turn": 0, "ready": 0,
        "table": table, "prizes": [[], [card for card in CARDS if card not in (*table, "b1|b3")]],
    }  # fmt: skip
    match = bh.make("liezie", players=2).position(position)
    assert {match.suggest(0, THUMB, key) for key in range(20)} == {"prize y4"}


EVENTS = {
    "draft", "draft-turns", "take", "place", "ready", "full", "leads", "lead", "beat", "pass",
    "out", "round", "most-cards", "pass-over", "prize", "reveal", "win", "win-cards", "shared-win",
}  # fmt: skip


def some_matches() -> Iterator[Match]:
    """Random matches of all kinds, and one that ends with a shared victory."""
    prizes = [["y4|y1"], ["b4|b1"]]
    yield prizing("", "b2", out=[0], table=[], prizes=prizes, options={"passes": 1})
    for seed in range(40):
        draft = ("free", "turns")[seed % 2]
        match = bh.make("liezie", players=2 + seed % 5, draft=draft, passes=1).new(seed)
        for _ in random_play(match, seed):
            pass
        yield match


@pytest.mark.slow
def test_every_event_can_be_told():
    """The log of whole matches, in every language, for a player and a spectator."""
    told = set()
    for match in some_matches():
        names = [f"P{p}" for p in range(match.game.players)]
        for viewer in (None, 0):
            for chapter in Storyteller(match, viewer).chapters():
                for event in chapter.events:
                    told.add(event["event"])
                    for lang in LANGUAGES:
                        assert tell(event, words(lang, "liezie"), names, viewer)
    assert told == EVENTS
