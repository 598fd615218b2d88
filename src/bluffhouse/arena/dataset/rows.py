"""Plays matches, and writes every decision down as a row."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from bluffhouse.arena.asked import Forfeit, Seated, forfeited, seated
from bluffhouse.arena.dataset.settings import Settings
from bluffhouse.bots import BotFailed, Decision
from bluffhouse.core.match import Match
from bluffhouse.core.odd import Odd
from bluffhouse.core.prompt import Prompter, SeatText
from bluffhouse.core.recall import Trail
from bluffhouse.core.seeds import Seed, chance_of
from bluffhouse.house import odds

Row = dict[str, Any]


def rows_of(settings: Settings, match: int, home: str) -> tuple[list[Row], Forfeit | None]:
    """The decisions of a match, by its number; none if a bot forfeited it."""
    seed = chance_of(Seed.of(f"{settings.seed} {' '.join(settings.bots)}".encode()).key(), match)
    rng = random.Random(seed)
    bots = seated(settings.seating(match), rng, home)
    played = settings.table.new(seed)
    rows = []
    for row in _decisions(played, bots, rng, settings.text):
        if isinstance(row, Forfeit):
            return [], row
        rows.append(row)
    assert played.result is not None
    utility, winners = played.result.utility, played.result.winners
    for row in rows:
        seat = row["player"]
        row |= {"match": match, "return": utility[seat], "won": seat in winners}
        row["score"] = played.result.scores[seat]
    return rows, None


def _decisions(
    match: Match, bots: list[Seated], rng: random.Random, lang: str | None
) -> Iterator[Row | Forfeit]:
    game = match.game
    trail = Trail(game, match.snapshot())
    seats = range(game.players if lang else 0)
    prompters = [Prompter(match, SeatText(game, seat, lang or "", "none")) for seat in seats]
    while not match.over:
        player = rng.choice(match.actors)
        try:
            decision = bots[player].bot.decide(match, player)
        except BotFailed as failure:
            yield forfeited(failure, bots[player].name)
            return
        legal = match.actions(player)
        mask = [False] * len(game.words)
        for action in legal:
            mask[action] = True
        action = game.ids[decision.move]
        yield {
            "number": match.played + 1,
            "player": player,
            "bot": bots[player].name,
            "information_state": trail.recall(player).text,
            "observation": match.observe(player),
            "mask": mask,
            "action": action,
            "move": decision.move,
            "mixture": _mixture(decision, game.ids, len(mask)),
            "value": decision.value,
            "odds": [_odd(odd) for odd in odds(match, player)],
            "text": prompters[player].text() if prompters else None,
        }
        match.play(decision.move, player)
        trail = trail.after(player, action, match.snapshot())


def _mixture(decision: Decision, ids: dict[str, int], size: int) -> list[float] | None:
    if not decision.probabilities:
        return None
    mixture = [0.0] * size
    for move, share in decision.probabilities.items():
        mixture[ids[move]] = share
    return mixture


def _odd(odd: Odd) -> Row:
    details = msgspec.json.encode(odd.details).decode()
    return {"key": odd.key, "details": details, "chance": odd.chance, "value": odd.value}
