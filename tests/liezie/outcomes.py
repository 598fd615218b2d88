"""What the odds speak of, looked up where players may not look: in the whole state of a match."""

import random
from collections.abc import Sequence

from benchmarks.reliability import Outcome
from bluffhouse.core.match import Match
from bluffhouse.core.odd import Odd
from bluffhouse.games.liezie.rules.cards import ALIKE
from bluffhouse.games.liezie.table import view as lie_view
from bluffhouse.games.liezie.table.notation import CARD_WORDS, SIDE_WORDS
from bluffhouse.games.liezie.table.odds import front


def back_joins(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    """Of alike backs on the table, any."""
    s, view = match.snapshot(), match.view(player)
    back = SIDE_WORDS.index(f"{odd.details['colour']}{odd.details['number']}")
    lying = [ALIKE * back + k for k in range(ALIKE) if s.table[back] >> k & 1]
    ends = {front(view["hand"][0])[0], front(view["hand"][-1])[0]}
    return front(CARD_WORDS[rng.choice(lying)])[0] in ends


def beats(fronts: Sequence[str], letter: str, number: int) -> bool:
    """LZ-9, looked up: whether one to three neighbours of a colour spell more."""
    for start in range(len(fronts)):
        for end in range(start + 1, min(start + 3, len(fronts)) + 1):
            run = fronts[start:end]
            spelled = int("".join(card[1] for card in run))
            if all(card[0] == letter for card in run) and spelled > number:
                return True
    return False


def nobody_beats(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    s, view = match.snapshot(), match.view(player)
    number, letter = int(odd.details["number"]), odd.details["colour"]
    rivals = [p for p in range(match.game.players) if p != player and p not in view["acted"]]
    hands = [[front(CARD_WORDS[card]) for card in lie_view.hand(s, p)] for p in rivals]
    return not any(beats(hand, letter, number) for hand in hands)


OUTCOMES: dict[str, Outcome] = {"odds-joins": back_joins, "odds-unbeaten": nobody_beats}
