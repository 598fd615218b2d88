"""City of Lies as compiled and as the slow account tells it: all the same."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import bluffhouse as bh
from bluffhouse.core.match import Match
from bluffhouse.core.words import LANGUAGES
from bluffhouse.games.cityoflies import box
from bluffhouse.games.cityoflies.notation import ARCHETYPE_WORDS, CARD_WORDS, say_kinds
from tests.accounts.cityoflies import CityOfLies
from tests.accounts.cityoflies_table import Chance
from tests.cityoflies.tables import TABLES, entries, some_position


def account_of(match: Match) -> CityOfLies:
    """The account of a match that was just dealt: before its first draw."""
    s = match.snapshot()
    n = match.game.players
    deck = say_kinds([card & box.KIND for card in s.deck[: s.left][::-1]])
    hands = [say_kinds([card & box.KIND for card in s.hands[p][: s.held[p]]]) for p in range(n)]
    for event, player, card in [(e, p, c) for e, p, _, c, _ in entries(s)][::-1]:
        if event == box.E_DRAW:
            hands[player].remove(CARD_WORDS[card])
            deck.insert(0, CARD_WORDS[card])
    names = [ARCHETYPE_WORDS[s.archetype[p]] for p in range(n)] if s.secret else None
    return CityOfLies(match.game.options, hands, deck, s.first, names)


def told_chance(match: Match, move: str) -> Chance:
    """What chance did in the last move, from the log."""
    s = match.snapshot()
    chance = Chance()
    final = False
    finals: list[list[str]] = [[] for _ in range(match.game.players)]
    for event, player, _, card, number in entries(s):
        if event in (box.E_SHOWN, box.E_TRAPPED, box.E_STOLEN):
            chance.cards.append(CARD_WORDS[card])
        elif event == box.E_RESHUFFLE:
            chance.decks.append([])
        elif event == box.E_DRAW and chance.decks:
            chance.decks[-1].append(CARD_WORDS[card])
        elif event == box.E_FINAL:
            final = True
        elif event == box.E_REVEALED:
            outcome = ("+1", "+2", "false")[number]
            if final:
                finals[player].append(outcome)
            else:
                chance.outcome = outcome
    if chance.decks:
        chance.decks[-1] += say_kinds([card & box.KIND for card in s.deck[: s.left][::-1]])
    if move.startswith("show"):
        chance.cards.remove(move.split()[1])
    if final:
        chance.final = finals
    return chance


def compare(match: Match, account: CityOfLies) -> None:
    assert match.actors == account.actors()
    for viewer in (None, *range(match.game.players)):
        mine, told = match.view(viewer), account.view(viewer)
        for view in (mine, told):  # of two cards shown at once neither is the first
            view["seen"].sort(key=json.dumps)
        assert {key: mine[key] for key in told} == told
        if viewer is not None:
            assert match.legal(viewer) == account.legal(viewer)
    if not match.over:
        assert match.result is None
        return
    result, verdict = match.result, account.result()
    assert result is not None
    assert list(result.scores) == verdict["scores"]
    assert list(result.winners) == verdict["winners"]
    assert list(result.losers) == verdict["losers"]
    assert result.reason == verdict["reason"]
    assert result.utility == pytest.approx([float(u) for u in verdict["utility"]])


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
    assert match.snapshot() == before


def play_together(match: Match, account: CityOfLies, draw: random.Random) -> None:
    while not match.over:
        compare(match, account)
        try_illegal(match, draw)
        player = draw.choice(match.actors)
        move = draw.choice(match.legal(player))
        match.play(move, player)
        account.play(player, move, chance=told_chance(match, move))
    compare(match, account)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_whole_matches(options: dict[str, Any]):
    game = bh.make("cityoflies", **options)
    for seed in range(5):
        match = game.new(seed)
        play_together(match, account_of(match), random.Random(f"{options} {seed}"))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_from_positions(options: dict[str, Any]):
    game = bh.make("cityoflies", **options)
    for seed in range(10):
        draw = random.Random(f"{options} {seed}")
        position = some_position(game, draw)
        match = game.position(position)
        chance = told_chance(match, "")
        account = CityOfLies.from_position(dict(options), position, chance=chance)
        play_together(match, account, draw)


def spoiled(position: dict[str, Any], draw: random.Random) -> dict[str, Any]:
    """One thing changed, which may or may not make the position impossible."""
    position = json.loads(json.dumps(position))
    key = draw.choice(list(position))
    value = position[key]
    if key in ("deck", "discard"):
        value += [draw.choice(CARD_WORDS)] * draw.choice([1, 3])
    elif key == "hands":
        draw.choice(value).append(draw.choice(CARD_WORDS))
    elif key in ("table", "notes"):
        counts = draw.choice(value)
        counts[draw.choice(list(counts))] += draw.choice([-1, 1, 3])
    elif key == "sabotage":
        value[0] += draw.choice([-1, 1, 4])
    elif key == "confused":
        value[draw.randrange(len(value))] ^= True
    elif key == "eliminated":
        value.append(draw.randint(0, len(position["hands"])))
    elif key == "archetypes":
        position[key] = draw.choice(
            [None, ["shadow", "forger", "analyst", "shadow"][: len(value or "22")]]
        )
    elif key in ("round", "turn", "first", "plays"):
        position[key] += draw.choice([-1, 1, 2])
    else:
        position[key] = not value
    return position


def test_impossible_positions_are_impossible_for_both():
    draw = random.Random(7)
    refused = 0
    for _ in range(500):
        options = draw.choice(TABLES)
        game = bh.make("cityoflies", **options)
        position = spoiled(some_position(game, draw), draw)
        try:
            need = CityOfLies.follows_position(dict(options), position)
        except ValueError:
            refused += 1
            with pytest.raises(bh.PositionError):
                game.position(position)
        else:
            match = game.position(position)
            chance = told_chance(match, "") if need else None
            compare(match, CityOfLies.from_position(dict(options), position, chance=chance))
    assert 50 < refused < 450
