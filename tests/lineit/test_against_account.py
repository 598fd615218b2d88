"""Line-it as compiled, as interpreted, and as the slow account tells it: all the same."""

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
from bluffhouse.games.lineit import ROOM
from bluffhouse.games.lineit.view import say_cards
from tests.accounts.lineit import BETS, COLOURS, NUMBERS, LineIt, fits, is_bet

TABLES = [
    {"players": players, "bet_rule": rule, "hand_limit": limit}
    for players in (2, 3, 4, 5)
    for rule in ("at_least", "exactly")
    for limit in (1, 2, 3)
]


def account_of(match: Match) -> LineIt:
    """The account of a match that was just dealt."""
    s = match.snapshot()
    deck = say_cards(s.market[: s.offered] + s.deck[: s.left][::-1])
    return LineIt(match.game.options, deck, s.start)


def compare(match: Match, account: LineIt) -> None:
    assert match.actors == account.actors()
    for viewer in (None, *range(account.players)):
        assert match.view(viewer) == account.view(viewer)
        if viewer is not None:
            assert match.legal(viewer) == account.legal(viewer)
    if not match.over:
        assert match.result is None
        return
    result, told = match.result, account.result()
    assert result is not None
    assert list(result.scores) == told["scores"]
    assert list(result.winners) == told["winners"]
    assert list(result.losers) == told["losers"]
    assert result.utility == pytest.approx([float(u) for u in told["utility"]])


def try_illegal(match: Match, draw: random.Random) -> None:
    """A move that is not legal changes nothing."""
    player = match.actors[0]
    move = draw.choice(match.game.words)
    if move in match.legal(player):
        return
    before = match.snapshot()
    with pytest.raises(bh.IllegalMove) as caught:
        match.play(move, player)
    assert caught.value.say(draw.choice(LANGUAGES))
    others = [p for p in range(match.game.players) if p != player]
    with pytest.raises(bh.IllegalMove):
        match.play(match.legal(player)[0], draw.choice(others))
    assert match.snapshot() == before


def play_together(match: Match, account: LineIt, draw: random.Random) -> None:
    """To the end, by a style drawn beforehand: random, by thumb, or seldom closing."""
    style = draw.random()
    while not match.over:
        compare(match, account)
        try_illegal(match, draw)
        player = match.actors[0]
        legal = match.legal(player)
        if style < 0.3:
            move = match.suggest(player, THUMB, draw.getrandbits(60))
        else:
            liked = [m for m in legal if m != "close"] if style < 0.8 else legal
            move = draw.choice(liked or legal)
        match.play(move, player)
        account.play(player, move)
    compare(match, account)


@pytest.mark.parametrize("options", TABLES)
def test_whole_matches(options: dict[str, Any]):
    game = bh.make("lineit", **options)
    for seed in range(6):
        match = game.new(seed)
        play_together(match, account_of(match), random.Random(f"{options} {seed}"))


def some_line(cards: list[str], draw: random.Random) -> list[str]:
    line: list[str] = []
    for _ in range(draw.choice([0, 0, 2, 4, 8, 20])):
        for card in draw.sample(cards, min(len(cards), 4)):
            if fits(line, card):
                cards.remove(card)
                line.append(card)
                break
    return line


def some_position(game: Game, draw: random.Random) -> dict[str, Any]:
    """Cards laid out at random, not caring whether play could have led there."""
    n, limit = game.players, int(game.options["hand_limit"])
    cards = draw.sample([*NUMBERS, *BETS], 106)
    lines = [some_line(cards, draw) for _ in range(n)]
    hands = [[cards.pop() for _ in range(draw.randint(0, limit))] for _ in range(n)]
    last_step, taken = draw.random() < 0.2, draw.random() < 0.4
    start, turn = draw.randrange(n), draw.randrange(n)
    offered = 0 if last_step else n + 2 - (turn - start) % n - taken
    market = [cards.pop() for _ in range(offered)]
    jackpots: dict[str, list[str]] = {name: [] for name in COLOURS}
    for card in [cards.pop() for _ in range(draw.choice([0, 5, 12]))]:
        if not is_bet(card):
            jackpots[COLOURS[(int(card) - 1) % 4]].append(card)
    settled = [int(card) for card in cards if is_bet(card)]
    cards = [card for card in cards if not is_bet(card)]
    bets: list[list[int]] = [[] for _ in range(n)]
    for value in settled:
        draw.choice(bets).append(draw.choice([value, -value]))
    deck = [] if last_step else [cards.pop() for _ in range(draw.randint(0, len(cards) // 2))]
    return {
        "deck": deck,
        "market": market,
        "hands": hands,
        "lines": lines,
        "piles": [draw.randint(0, len(cards) // n) for _ in range(n)],
        "bets": bets,
        "jackpots": jackpots,
        "start": start,
        "turn": turn,
        "taken": taken and not last_step,
        "played": draw.random() < 0.3 and not last_step,
        "last_step": last_step,
    }


@pytest.mark.parametrize("options", TABLES)
def test_from_positions(options: dict[str, Any]):
    game = bh.make("lineit", **options)
    for seed in range(8):
        draw = random.Random(f"{options} {seed}")
        position = some_position(game, draw)
        account = LineIt.from_position(dict(options), position)
        play_together(game.position(position), account, draw)


def spoiled(position: dict[str, Any], draw: random.Random) -> dict[str, Any]:
    """One thing changed, which may or may not make the position impossible."""
    position = json.loads(json.dumps(position))
    key = draw.choice(list(position))
    value = position[key]
    card = draw.choice([*NUMBERS, *BETS])
    if key in ("deck", "market"):
        value.insert(draw.randint(0, len(value)), card)
    elif key in ("hands", "lines"):
        draw.choice(value).append(card)
    elif key == "jackpots":
        value[draw.choice(COLOURS)].append(card)
    elif key == "piles":
        value[0] += draw.choice([-50, 1, 50])
    elif key == "bets":
        draw.choice(value).append(draw.choice([-5, -3, 0, 3, 4]))
    elif key in ("start", "turn"):
        position[key] = draw.randint(-1, 5)
    else:
        position[key] = not value
    return position


def test_impossible_positions_are_impossible_for_both():
    draw = random.Random(7)
    refused = 0
    for _ in range(600):
        options = draw.choice(TABLES)
        game = bh.make("lineit", **options)
        position = spoiled(some_position(game, draw), draw)
        try:
            account = LineIt.from_position(dict(options), position)
        except ValueError:
            refused += 1
            with pytest.raises(bh.PositionError):
                game.position(position)
        else:
            compare(game.position(position), account)
    assert 100 < refused < 550


# --- compiled and interpreted ---------------------------------------------------------------


@pytest.mark.parametrize("options", TABLES[::5])
def test_interpreted_and_compiled_agree(options: dict[str, Any]):
    """Step by step, bit by bit, with the same suggestions and observations."""
    draw = random.Random(str(options))
    with np.errstate(over="ignore"):
        compiled = Game(ROOM, options).new(seed=11)
        interpreted = Game(ROOM, options, compiled=False).new(seed=11)
        while not compiled.over:
            player = compiled.actors[0]
            assert interpreted.snapshot() == compiled.snapshot()
            assert interpreted.actors == compiled.actors
            assert interpreted.legal(player) == compiled.legal(player)
            assert (interpreted.observe(player) == compiled.observe(player)).all()
            key = draw.getrandbits(60)
            thumb = compiled.suggest(player, THUMB, key)
            assert interpreted.suggest(player, THUMB, key) == thumb
            assert thumb in compiled.legal(player)
            move = thumb if draw.random() < 0.7 else draw.choice(compiled.legal(player))
            compiled.play(move)
            interpreted.play(move)
        assert interpreted.snapshot() == compiled.snapshot()
        assert interpreted.result == compiled.result


@pytest.mark.parametrize("options", TABLES[::7])
def test_tallies_are_what_was_won(options: dict[str, Any]):
    """Cards of lines and jackpots make the piles; bets are those settled."""
    game, matches = bh.make("lineit", **options), 50
    n, names = game.players, ROOM.tallies
    lengths, winners = np.zeros(matches, np.int64), np.zeros(matches, np.int64)
    scores = np.zeros((matches, n), np.int64)
    counts = np.zeros((matches, n, len(names)), np.int64)
    out = np.zeros(len(game.words), np.int64)
    policies = np.arange(n) % 2
    game.rules.play_many(game.blank, 5, 0, policies, out, lengths, winners, scores, counts)
    tally = {name: counts[:, :, k] for k, name in enumerate(names)}
    assert (counts >= 0).all()
    cards = tally["line_cards"] + tally["jackpot_cards"]
    bets = scores - cards
    assert (bets <= 5 * tally["bets_won"] - 3 * tally["bets_lost"]).all()
    assert (bets >= 3 * tally["bets_won"] - 5 * tally["bets_lost"]).all()
    assert (tally["jackpots"] <= tally["jackpot_cards"]).all()
    assert (tally["line_cards"] <= tally["numbers"]).all()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_thumb_beats_random(players: int):
    game, matches = bh.make("lineit", players=players), 200
    winners = np.zeros(matches, np.int64)
    game.rules.play_many(
        game.blank, 3, 0, np.array([1] + [0] * (players - 1)), np.zeros(len(game.words), np.int64),
        np.zeros(matches, np.int64), winners, np.zeros((matches, players), np.int64),
        np.zeros((matches, players, len(ROOM.tallies)), np.int64),
    )  # fmt: skip
    assert (winners == 1).mean() > 0.9


# --- knowledge ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_imagined_matches_look_the_same(players: int):
    """Views, legal moves, observations and the thumb's choice do not depend on the deck's order."""
    draw = random.Random(players)
    match = bh.make("lineit", players=players).new(seed=players)
    orders = set()
    while True:
        for viewer in (None, *range(players)):
            imagined = match.imagine(viewer, draw.getrandbits(60))
            again = bh.replay(json.loads(json.dumps(imagined.record())))
            for other in (imagined, again):
                assert other.view(viewer) == match.view(viewer)
                assert other.actors == match.actors
            if viewer is not None:
                assert (imagined.observe(viewer) == match.observe(viewer)).all()
            if viewer in match.actors:
                key = draw.getrandbits(60)
                assert imagined.suggest(viewer, THUMB, key) == match.suggest(viewer, THUMB, key)
            orders.add(tuple(imagined.snapshot().deck))
        if match.over:
            break
        match.play(draw.choice(match.legal(match.actors[0])))
    assert len(orders) > 100


def test_imagining_shuffles_the_deck_evenly():
    """Every order of the deck is equally likely."""
    game = bh.make("lineit", players=2)
    match = game.position({"market": ["1", "2", "3", "4"], "deck": ["5", "6", "7"]})
    seen: dict[tuple[int, ...], int] = {}
    for seed in range(3000):
        s = match.imagine(0, seed).snapshot()
        order = tuple(s.deck[: s.left])
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6
    assert all(400 < count < 600 for count in seen.values())


EVENTS = {
    "market", "take-line", "take-hand", "play", "jackpot", "close", "final-close", "bet-won",
    "bet-lost", "done", "pass", "market-cleared", "deck-used-up", "last-step", "win", "shared-win",
}  # fmt: skip


def some_matches(players: int, draw: random.Random) -> Iterator[Match]:
    """One tie, and matches in which only the first player plays by thumb."""
    game = bh.make("lineit", players=players)
    yield game.position({"last_step": True})
    for seed in range(8):
        match = game.new(seed)
        while not match.over:
            player = match.actors[0]
            thumb = match.suggest(player, THUMB, draw.getrandbits(60))
            match.play(draw.choice(match.legal(player)) if player else thumb)
        yield match


@pytest.mark.parametrize("players", [2, 5])
def test_every_event_can_be_told(players: int):
    """The log of whole matches, in every language, for a player and a spectator."""
    names = [f"P{p}" for p in range(players)]
    told = set()
    for match in some_matches(players, random.Random(players)):
        for viewer in (None, 0):
            for chapter in Storyteller(match, viewer).chapters():
                for event in chapter.events:
                    told.add(event["event"])
                    for lang in LANGUAGES:
                        assert tell(event, words(lang, "lineit"), names, viewer)
    assert told == EVENTS
