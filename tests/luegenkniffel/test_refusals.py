"""What is refused, and why, is one answer of the rules."""

from random import Random

import bluffhouse as bh
from bluffhouse.games.luegenkniffel.table.notation import REFUSALS


def test_every_move_is_listed_or_refused_with_a_reason_that_has_a_text() -> None:
    met, rng = set[int](), Random(5)
    for options in ({"players": 2}, {"players": 3, "doubts": "open"}):
        game = bh.make("luegenkniffel", **options)
        for seed in range(2):
            match = game.new(seed=seed)
            while not match.over:
                for player in match.actors:
                    s, legal = match.state()[0], {game.ids[move] for move in match.legal(player)}
                    reasons = [game.rules.refusal(s, player, k) for k in range(len(game.words))]
                    assert {k for k, reason in enumerate(reasons) if not reason} == legal
                    met.update(reasons)
                player = rng.choice(match.actors)
                match.play(rng.choice(match.legal(player)), player)
    assert met == {0, *REFUSALS}
