"""Ratings by OpenSkill (Plackett–Luce), with intervals by bootstrap over deals.

A replicate draws deals with replacement, as many of every table, and rates their matches in an
order of its own: ratings depend on the order, and so the mean over all replicates is given. Bots do
not change while they play, so nothing is added to their uncertainty between matches (`tau` 0).
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bluffhouse.arena.contest.tables import Table
from bluffhouse.arena.crew import Crew

REPLICATES = 100
MATCHES = 800  # rated in each: ratings have settled by then

Results = Sequence[tuple[Table, NDArray[np.uint16]]]


@dataclass(frozen=True, slots=True)
class Rated:
    """A bot's rating: mean, and 95 % of the replicates."""

    bot: str
    rating: float
    low: float
    high: float


def rate(
    results: Results, seed: int, crew: Crew, replicates: int = REPLICATES, matches: int = MATCHES
) -> list[Rated]:
    """The bots by falling rating."""
    played = [(table, winners) for table, winners in results if len(winners)]
    bots = list(dict.fromkeys(bot for table, _ in played for bot in table.names))
    if not bots:
        return []
    under_way = [
        crew.submit(_replicate, played, bots, matches, f"{seed} {k}") for k in range(replicates)
    ]
    rounds = [future.result() for future in under_way]
    found = []
    for bot in bots:
        values = [ratings[bot] for ratings in rounds]
        low, high = np.percentile(values, (2.5, 97.5)).tolist()
        found.append(Rated(bot, float(np.mean(values)), low, high))
    return sorted(found, key=lambda rated: -rated.rating)


def _replicate(played: Results, bots: Sequence[str], matches: int, seed: str) -> dict[str, float]:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    ratings: dict[str, Any] = {bot: model.rating() for bot in bots}
    rng = random.Random(seed)
    drawn = _draw(played, matches, rng)
    rng.shuffle(drawn)
    for seating, winners in drawn:
        _update(model, ratings, seating, winners)
    return {bot: float(rating.mu) for bot, rating in ratings.items()}


def _draw(played: Results, matches: int, rng: random.Random) -> list[tuple[tuple[str, ...], int]]:
    """Matches of deals drawn with replacement, about as many of every table."""
    drawn = []
    for table, winners in played:
        seatings = table.seatings
        deals = max(1, matches // (len(played) * len(seatings)))
        for deal in rng.choices(range(len(winners)), k=deals):
            drawn += list(zip(seatings, winners[deal].tolist(), strict=True))
    return drawn


def _update(model: Any, ratings: dict[str, Any], seating: Sequence[str], winners: int) -> None:
    """Rate one match. A bot on several seats gets the mean of what they would get."""
    teams = [[ratings[bot]] for bot in seating]
    ranks = [0 if winners >> seat & 1 else 1 for seat in range(len(seating))]
    rated: Mapping[int, Any] = {k: team[0] for k, team in enumerate(model.rate(teams, ranks=ranks))}
    for bot in dict.fromkeys(seating):
        seats = [seat for seat, name in enumerate(seating) if name == bot]
        mu = sum(rated[seat].mu for seat in seats) / len(seats)
        sigma = sum(rated[seat].sigma for seat in seats) / len(seats)
        ratings[bot] = model.rating(mu=mu, sigma=sigma)
