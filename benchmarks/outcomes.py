"""What odds speak of, looked up where players may not look: in the whole state of a match."""

import random
from collections.abc import Callable, Sequence

from bluffhouse.core.match import Match
from bluffhouse.core.odd import Odd
from bluffhouse.games.cityoflies.rules.state import KIND
from bluffhouse.games.cityoflies.table.notation import CARD_WORDS as CITY_WORDS
from bluffhouse.games.cityoflies.table.notation import LENGTHS
from bluffhouse.games.cityoflies.table.odds import draws_of, useful_to
from bluffhouse.games.cityoflies.table.view import hand_of
from bluffhouse.games.liezie.rules.cards import ALIKE
from bluffhouse.games.liezie.table import view as lie_view
from bluffhouse.games.liezie.table.notation import CARD_WORDS, SIDE_WORDS
from bluffhouse.games.liezie.table.odds import front
from bluffhouse.games.lineit.rules.cards import colour_of
from bluffhouse.games.lineit.rules.lines import length
from bluffhouse.games.lineit.table.odds import fitting
from bluffhouse.games.lineit.table.view import COLOUR_NAMES
from bluffhouse.games.luegenkniffel.rules.dice import DICE, KEEPS, WORTHS
from bluffhouse.games.luegenkniffel.rules.state import MOST_ROLLS
from bluffhouse.games.luegenkniffel.table.notation import NAMES, SAID_OF_WORD
from bluffhouse.games.luegenkniffel.table.odds import bears_out, best_leave, promised, set_of

Outcome = Callable[[Match, int, Odd, random.Random], bool]


# --- Lügen ----------------------------------------------------------------------------------


def bid_is_true(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    there = match.game.rules.count_dice(match.state()[0], odd.details["face"])
    return bool(there >= odd.details["count"])


# --- Lügen-Kniffel: who is told what to play for, plays for it ----------------------------------


def is_a_lie(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    s = match.state()[0]
    return not match.game.rules.holds(s, int(s["said"]))


def plays_for_it(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    """From the dice as they are, to the last roll."""
    view, combination = match.view(player), NAMES.index(odd.details["combination"])
    dice, lying, rolls = list(view["dice"]), list(view["lying"]), view["rolls"]
    while (left := promised(dice, lying, rolls, [combination])[0][0]) is not None:
        lying = [*lying, *left]
        dice, rolls = _rolled(lying, rng), rolls + 1
    return bool(WORTHS[set_of(dice) - KEEPS, combination] > 0)


def says_it_honestly(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    """A turn of as many rolls as the announcement had."""
    view = match.view(player)
    said = SAID_OF_WORD[view["said"]]
    true, lying = bears_out(match.game, said), list[int]()
    dice, rolls = _rolled(lying, rng), MOST_ROLLS - view["rolls"] + 1
    while (left := best_leave(dice, lying, rolls, true[:, None])[0][0]) is not None:
        lying = [*lying, *left]
        dice, rolls = _rolled(lying, rng), rolls + 1
    return bool(true[set_of(dice) - KEEPS])


def _rolled(lying: Sequence[int], rng: random.Random) -> list[int]:
    return sorted([*lying, *(rng.randrange(1, 7) for _ in range(DICE - len(lying)))])


# --- Line-it --------------------------------------------------------------------------------


def market_has_it(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    """A number that fits, of the jackpot's colour if it is about one."""
    s, size = match.snapshot(), match.game.players + 2
    market = s.deck[s.left - size : s.left]
    fits = fitting(s.lines[player][: length(s, player)], market)
    colour = odd.details.get("colour")
    return any(colour in (None, COLOUR_NAMES[colour_of(card)]) for card in fits)


# --- The Lie Zie ----------------------------------------------------------------------------


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


# --- City of Lies ---------------------------------------------------------------------------


def _hand(match: Match, odd: Odd, draws: int = 0) -> list[str]:
    """The kinds that a player holds, after so many more draws."""
    s = match.snapshot()
    drawn = s.deck[max(0, s.left - draws) : s.left]
    return [CITY_WORDS[card & KIND] for card in (*hand_of(s, odd.details["player"]), *drawn)]


def holds_a_block(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    return "block" in _hand(match, odd)


def reaches_the_truth(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    target, _ = LENGTHS[str(match.game.options["length"])]
    view = match.view(None)
    missing = target - view["truth"][odd.details["player"]]
    kinds = {"sure", "double"} if missing == 1 else {"double"}
    return bool(kinds & set(_hand(match, odd, draws_of(view))))


def has_a_false(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    return "false" in _hand(match, odd, draws_of(match.view(None)))


def hits_something(match: Match, player: int, odd: Odd, rng: random.Random) -> bool:
    """A random card of the hand, as a trap or a theft takes it."""
    return rng.choice(_hand(match, odd)) in useful_to(match.game, odd.key.removeprefix("odds-"))


OUTCOMES: dict[str, dict[str, Outcome]] = {
    "luegen": {"odds-bid": bid_is_true, "odds-raise": bid_is_true},
    "luegenkniffel": {
        "odds-habit": is_a_lie,
        "odds-said": says_it_honestly,
        "odds-stop": plays_for_it,
        "odds-leave": plays_for_it,
    },
    "lineit": {"odds-grows": market_has_it, "odds-jackpot": market_has_it},
    "liezie": {"odds-joins": back_joins, "odds-unbeaten": nobody_beats},
    "cityoflies": {
        "odds-block": holds_a_block,
        "odds-truth": reaches_the_truth,
        "odds-exposure": has_a_false,
        "odds-exposure-by": has_a_false,
        "odds-trap": hits_something,
        "odds-steal": hits_something,
    },
}
