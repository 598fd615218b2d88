"""City of Lies as the engine plays it and as the slow account tells it: all the same."""

from __future__ import annotations

import json
import random
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from bluffhouse.games.cityoflies.rules import state
from bluffhouse.games.cityoflies.table.notation import ARCHETYPE_WORDS, CARD_WORDS, say_kinds
from tests.accounts.cityoflies import CityOfLies
from tests.accounts.cityoflies_table import Chance
from tests.cityoflies.tables import TABLES, entries, some_position
from tests.duel import Account, Duel, Options, Position


class TestCityOfLies(Duel):
    game = "cityoflies"
    tables = TABLES
    matches, positions = 4, 7
    untold = frozenset(
        {
            "aim", "archetypes_excluded", "buried", "evidence", "first", "given", "goals",
            "hidden", "lacking", "last_round", "phase", "plays", "shown",
        }
    )  # fmt: skip
    verdict = ("scores", "winners", "losers", "reason")

    def begin(self, match: Match) -> Account:
        """From before the first draw."""
        s = match.snapshot()
        n = match.game.players
        deck = say_kinds([card & state.KIND for card in s.deck[: s.left][::-1]])
        hands = [
            say_kinds([card & state.KIND for card in s.hands[p][: s.held[p]]]) for p in range(n)
        ]
        for event, player, card in [(e, p, c) for e, p, _, c, _ in entries(s)][::-1]:
            if event == state.E_DRAW:
                hands[player].remove(CARD_WORDS[card])
                deck.insert(0, CARD_WORDS[card])
        names = [ARCHETYPE_WORDS[s.archetype[p]] for p in range(n)] if s.secret else None
        return CityOfLies(match.game.options, hands, deck, s.first, names)

    def begin_at(self, options: Options, position: Position, match: Match | None) -> Account:
        needed = CityOfLies.follows_position(options, position)
        chance = told_chance(match, "") if needed and match else None
        return CityOfLies.from_position(options, position, chance=chance)

    def play(self, match: Match, account: Account, player: int, move: str) -> None:
        match.play(move, player)
        account.play(player, move, chance=told_chance(match, move))

    def comparable(self, view: dict[str, Any]) -> dict[str, Any]:
        """Of two cards shown at once neither is the first."""
        return {**view, "seen": sorted(view["seen"], key=json.dumps)}

    def some_position(self, game: Game, draw: random.Random) -> Position:
        return some_position(game, draw)

    def spoil(self, position: Position, key: str, draw: random.Random) -> None:
        value: Any = position[key]
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
            some = ["shadow", "forger", "analyst", "shadow"][: len(value or "22")]
            position[key] = draw.choice([None, some])
        elif key in ("round", "turn", "first", "plays"):
            position[key] += draw.choice([-1, 1, 2])
        else:
            position[key] = not value


def told_chance(match: Match, move: str) -> Chance:
    """What chance did in the last move, from the log."""
    s = match.snapshot()
    chance = Chance()
    final = False
    finals: list[list[str]] = [[] for _ in range(match.game.players)]
    for event, player, _, card, number in entries(s):
        if event in (state.E_SHOWN, state.E_TRAPPED, state.E_STOLEN):
            chance.cards.append(CARD_WORDS[card])
        elif event == state.E_RESHUFFLE:
            chance.decks.append([])
        elif event == state.E_DRAW and chance.decks:
            chance.decks[-1].append(CARD_WORDS[card])
        elif event == state.E_FINAL:
            final = True
        elif event == state.E_REVEALED:
            outcome = ("+1", "+2", "false")[number]
            if final:
                finals[player].append(outcome)
            else:
                chance.outcome = outcome
    if chance.decks:
        chance.decks[-1] += say_kinds([card & state.KIND for card in s.deck[: s.left][::-1]])
    if move.startswith(("show", "name")):
        chance.cards.remove(move.split()[1])
    if final:
        chance.final = finals
    return chance
