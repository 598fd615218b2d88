"""One honest device is enough: whatever all others choose, dice stay uniform. The real commands
lead to the seed, in the order of the protocol; dice fall by the real rules."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from math import comb

import pytest

import bluffhouse as bh
from bluffhouse.core.deal import pledge_of, seed_of
from bluffhouse.core.match import Match
from bluffhouse.core.seeds import entropy
from bluffhouse.server import messages as ms
from bluffhouse.server.tables import decide
from bluffhouse.server.tables import events as ev
from bluffhouse.server.tables.apply import apply
from bluffhouse.server.tables.table import Table

PLAYERS = 4
HONEST = 3  # the seat and number of the only honest guest
DEALS = 1500
CODE = "KMRTXB"
ZERO = "0" * 64
ACCOMPLICES = {0: ZERO, 1: ZERO, 2: "f" * 64}
DICE = 6  # a cup
SIDES = range(1, 7)
#: Chi-square with 5 and 3 degrees of freedom: more comes up once in a hundred thousand times.
FAR_FACES, FAR_SIXES = 30.9, 25.9

GAME = bh.make("luegen", players=PLAYERS)
Choose = Callable[[str, str], set[int]]  # house and honest share -> accomplices who withhold


def a_deal(house: str, shares: dict[int, str], withhold: Choose) -> Match:
    """A match as the table deals it. The honest share is told first: others choose last."""
    table = Table(CODE, lambda _: GAME)
    apply(table, ev.Created(settings=ms.Settings("luegen", {"players": PLAYERS}), house=house), 0)
    for seat in range(PLAYERS):
        apply(table, ev.Joined(guest=seat, name=f"P{seat}", avatar="", token="", seat=seat), 0)

    def say(guest: int, command: ms.Command) -> None:
        apply(table, decide.decide(table, table.guests[guest], command).event, 0)

    assert table.deal is not None
    seal = table.deal.seal
    for guest in reversed(range(PLAYERS)):
        pledge = pledge_of(CODE, 1, seal, guest, shares[guest])
        say(guest, ms.Pledge(id=f"p{guest}", number=1, pledge=pledge))
    say(0, ms.Start(id="s"))
    say(HONEST, ms.Share(id="h", share=shares[HONEST]))
    for guest in set(range(HONEST)) - withhold(house, shares[HONEST]):
        say(guest, ms.Share(id=f"s{guest}", share=shares[guest]))
    apply(table, decide.begin(table), 0)
    assert table.match is not None
    return table.match


def chi_square(seen: Counter[int], expected: dict[int, float]) -> float:
    """How far counts are from what is expected, as shares of all."""
    total = seen.total()
    return sum(
        (seen[one] - share * total) ** 2 / (share * total) for one, share in expected.items()
    )


#: Of 0, 1, 2, and of more sixes in a cup.
SIXES = {n: comb(DICE, n) * 5 ** (DICE - n) / 6**DICE for n in range(3)}
SIXES[3] = 1 - sum(SIXES.values())


def dealt(house: Callable[[], str], withhold: Choose) -> tuple[float, float, float]:
    """How far all faces, and the sixes of the first cup, are from uniform dice over many deals; and
    how many sixes the first cup has."""
    faces, sixes = Counter[int](), Counter[int]()
    for _ in range(DEALS):
        match = a_deal(house(), {**ACCOMPLICES, HONEST: entropy()}, withhold)
        faces.update(face for seat in range(PLAYERS) for face in match.view(seat)["dice"][seat])
        sixes[min(3, match.view(0)["dice"][0].count(6))] += 1
    mean = sum(n * count for n, count in sixes.items()) / DEALS
    return chi_square(faces, dict.fromkeys(SIDES, 1 / 6)), chi_square(sixes, SIXES), mean


def nobody(house: str, share: str) -> set[int]:
    return set()


def by_the_honest_share(house: str, share: str) -> set[int]:
    """Accomplices who do not know what the house has sealed, and go by all that they know."""
    return {guest for guest in range(HONEST) if int(share[guest], 16) % 2}


@pytest.mark.parametrize(
    ("house", "withhold"),
    [(lambda: ZERO, nobody), (entropy, by_the_honest_share)],
    ids=["with the house, all sharing", "without the house, withholding as they like"],
)
def test_all_but_one_collude_and_dice_stay_uniform(
    house: Callable[[], str], withhold: Choose
) -> None:
    faces, sixes, _ = dealt(house, withhold)
    assert faces < FAR_FACES
    assert sixes < FAR_SIXES


def test_house_and_accomplices_choose_among_as_many_seeds_as_the_docs_say() -> None:
    """Three who may withhold, together with the house: eight outcomes, and it shows in the dice and
    in who withheld. This is what is left of cheating, and that the test above would see it."""
    groups = [set(group) for size in range(4) for group in combinations(range(HONEST), size)]
    met: set[str] = set()

    def best(house: str, share: str) -> set[int]:
        def sixes(group: set[int]) -> int:
            given = {**ACCOMPLICES, HONEST: share}
            seed = seed_of(house, {str(g): s for g, s in given.items() if g not in group})
            met.add(seed)
            found: int = Match.dealt(GAME, seed).view(0)["dice"][0].count(6)
            return found

        return max(groups, key=sixes)

    _, far, mean = dealt(lambda: ZERO, best)
    assert len(met) == DEALS * 2**HONEST
    assert far > FAR_SIXES
    assert mean > 1.5  # of uniform dice it is 1
