"""What is refused, and why, is one answer of the rules."""

from random import Random

import bluffhouse as bh
from bluffhouse.games.luegen.table.notation import REFUSALS

TABLES = ({"players": 2}, {"players": 5, "wild": 6}, {"players": 3, "wild": 0, "dice": 2})


def test_every_move_is_listed_or_refused_with_a_reason_that_has_a_text() -> None:
    met, rng = set[int](), Random(5)
    for options in TABLES:
        game = bh.make("luegen", **options)
        for seed in range(2):
            match = game.new(seed=seed)
            while not match.over:
                (player,) = match.actors
                s, legal = match.state()[0], {game.ids[move] for move in match.legal(player)}
                reasons = [game.rules.refusal(s, player, k) for k in range(len(game.words))]
                assert {k for k, reason in enumerate(reasons) if not reason} == legal
                met.update(reasons)
                match.play(rng.choice(match.legal(player)[:9]), player)
    assert met == {0, *REFUSALS}
