"""The Lie Zie as the engine plays it and as the slow account tells it: all the same."""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.match import Match
from tests.accounts.liezie import LieZie
from tests.accounts.liezie_play import Chance
from tests.duel import Account, Duel, Options, Position
from tests.liezie.tables import CARDS, places
from tests.tables import random_play


class TestLieZie(Duel):
    game = "liezie"
    tables = tuple(
        {"players": players, "draft": draft, "lead_after_out": rule, "passes": passes}
        for players, passes in ((2, 5), (3, 2), (4, 3), (5, 1), (6, 4))
        for draft, rule in (
            ("free", "most_cards"),
            ("free", "most_cards_always"),
            ("turns", "winner"),
            ("turns", "most_cards_always"),
        )
    )
    matches, positions = 1, 2
    untold = frozenset({"first", "taken", "won"})

    def begin(self, match: Match) -> Account:
        return LieZie(dict(match.game.options), match.view(None)["first"])

    def begin_at(self, options: Options, position: Position, match: Match | None) -> Account:
        return LieZie.from_position(options, position)

    def play(self, match: Match, account: Account, player: int, move: str) -> None:
        """Which card a take or a prize was, the match shows in which it was just made."""
        match.play(move, player)
        chance = None
        if move.startswith("take"):
            chance = Chance(written(match)["unplaced"][player])
        elif move.startswith("prize"):
            chance = Chance(written(match)["prizes"][player][-1])
        account.play(player, move, chance=chance)
        assert sorted(places(match)) == sorted(CARDS)  # LZ-1: no card is lost, none twice

    def move(self, match: Match, player: int, style: float, draw: random.Random) -> str:
        """In half of the matches nobody passes who may play."""
        legal = match.legal(player)
        liked = legal[:-1] if style < 0.5 and legal[-1] == "pass" else legal
        return draw.choice(liked or legal)

    def some_position(self, game: Game, draw: random.Random) -> Position:
        """A moment of a random match, some of its cards moved or left out."""
        match = game.new(draw.getrandbits(30))
        last = draw.randrange(int(game.options["passes"]) * 30 * game.players)
        for _ in islice(random_play(match, draw.getrandbits(30)), last + 1):
            pass
        if match.over:
            return self.some_position(game, draw)
        position = written(match)
        del position["won"], position["memory"]
        if position["phase"] != "draft":
            position["table"] = position["table"][: draw.randint(1, 20)]
        for hand in position["hands"]:
            draw.shuffle(hand)
        return position

    def spoil(self, position: Position, key: str, draw: random.Random) -> None:
        value: Any = position[key]
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

    def disputed(self, options: Options, position: Position) -> bool:
        """Where nobody can act: impossible to the account, while the room goes on by itself."""
        if position["phase"] == "prize":
            return not position["table"]
        full = all(len(hand) == 12 for hand in position["hands"])
        return bool(position["phase"] == "draft" and full)


def written(match: Match) -> Position:
    """The whole position, as JSON gives it back."""
    position: Position = json.loads(json.dumps(match.game.room.write(match.game, match.snapshot())))
    return position
