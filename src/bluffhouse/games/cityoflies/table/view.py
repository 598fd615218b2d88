"""City of Lies: what a player may see, built up from what he knows."""

from collections.abc import Sequence
from functools import lru_cache

from bluffhouse.core.feature import Feature
from bluffhouse.core.game import Game
from bluffhouse.core.room import Snapshot
from bluffhouse.core.snapshot import Grid
from bluffhouse.games.cityoflies.rules import choices, history, state
from bluffhouse.games.cityoflies.rules.history import WHAT
from bluffhouse.games.cityoflies.rules.state import KIND, NOBODY, NONE, falses_of, truth_of
from bluffhouse.games.cityoflies.table import schema
from bluffhouse.games.cityoflies.table.log import WHISPERS, events, opening
from bluffhouse.games.cityoflies.table.notation import (
    ARCHETYPE_WORDS,
    CARD_WORDS,
    PLACE_WORDS,
    goals,
    hand,
    say_kinds,
)

__all__ = [  # what the register asks of this module
    "PARTS", "WHISPERS", "events", "layout", "longest", "opening", "private", "reason", "together",
]  # fmt: skip

NOTE_WORDS = ("+1", "+2", "false")
REASONS = (
    "", "truth", "exposure", "saboteur", "survivor", "final count", "collective lie",
)  # fmt: skip
PHASES = ("play", "asked", "swap", "discard", "top", "show", "second", "over", "name")
# At most:
MOST_CARDS = 12  # in a hand, before too many are laid down
SABOTAGES_OF_A_TURN = 4  # two cards, either a forgery that is made twice
MOVES_OF_A_TURN = 24


def progress(game: Game, s: Snapshot) -> schema.Start:
    """How far the match is, and how many cards everybody holds."""
    return {
        "game": game.id,
        "players": game.players,
        "round": s.lap,
        "circle": state.circle_of(s),
        "phase": PHASES[s.phase],
        "first": s.first,
        "hand_counts": s.held[: game.players],
    }


def case(game: Game, s: Snapshot) -> schema.Case:
    """What lies on the table before everybody, and what it is worth."""
    n = game.players
    seats = range(n)
    worth = [
        _worth(tuple(laid), tuple(noted), s.gross, s.lap)
        for laid, noted in zip(s.table[:n], s.notes[:n], strict=True)
    ]
    return {
        "table": tables(s, n),
        "notes": noted(s, n),
        "truth": [truth for truth, _ in worth],
        "falses": [falses for _, falses in worth],
        "sabotage": s.sabotage[:n],
        "confused": [bool(s.confused[p]) for p in seats],
        "eliminated": eliminated(s),
    }


def piles(game: Game, s: Snapshot) -> schema.Piles:
    """The deck, the discards, and what may still be done in this turn."""
    return {
        "deck": s.left,
        "discard": say_kinds(sorted(s.pile[: s.piled])),
        "plays": s.plays,
        "evidence": bool(s.evidence),
        "last_round": bool(s.last),
    }


def inferred(game: Game, s: Snapshot) -> schema.Inferred:
    """What all know of archetypes and hands; and the goals."""
    n = game.players
    seats = range(n)
    return {
        "archetypes_seen": [ARCHETYPE_WORDS[s.archetype[p]] if s.shown[p] else None for p in seats]
        if s.secret
        else [None] * n,
        "archetypes_excluded": [excluded(s, p) for p in seats],
        "lacking": [lacking(s, p) for p in seats] if s.lacking else [None] * n,
        "goals": {
            "truth": s.target,
            "falses": s.limit,
            "sabotage": s.sabotage_target if s.sabotage_win else None,
        },
    }


def moment(game: Game, s: Snapshot) -> schema.Moment:
    """The card that is being played, and whose turn it is."""
    return {
        "pending": pending(s),
        "aim": None if s.aim == NONE or s.phase == state.SECOND else PLACE_WORDS[s.aim],
        "turn": None if s.over else s.turn,
    }


PARTS = (progress, case, piles, inferred, moment)


def private(game: Game, s: Snapshot, player: int | None) -> schema.Mine:
    """The own hand and archetype, and what one was shown."""
    certain = known(s, player, game.players)
    seen, shown = ([], []) if player is None else memories(s, player)
    return {
        "me": player,
        "hand": None if player is None else say_kinds(hand(s, player)),
        "archetype": ARCHETYPE_WORDS[s.archetype[player]]
        if s.secret and player is not None
        else None,
        "seen": seen,
        "shown": shown,
        "top": top(s, player),
        "buried": buried(s, player),
        "known": certain,
        "hidden": hidden(s, player, certain),
        "given": given(s, player),
    }


def eliminated(s: Snapshot) -> list[int]:
    """In the order in which they went."""
    if not s.gone:
        return []
    return sorted((p for p, gone in enumerate(s.out) if gone), key=s.out.__getitem__)


@lru_cache(1024)
def _worth(laid: Sequence[int], noted: Sequence[int], gross: int, lap: int) -> tuple[int, int]:
    """Truth and falses of what lies before a player, as the rules count them: every view asks, and
    from one to the next little changes."""
    s = Snapshot(table=Grid([laid]), notes=Grid([noted]), gross=gross, lap=lap)
    return truth_of(s, 0), falses_of(s, 0)


def tables(s: Snapshot, players: int) -> list[schema.Laid]:
    """What lies before everybody."""
    return [
        {"sure": sure, "double": double, "hidden": hidden, "false": false}
        for sure, double, hidden, false in s.table[:players]
    ]


def noted(s: Snapshot, players: int) -> list[schema.Noted]:
    """What everybody's hidden evidence turned out to be."""
    return [{"+1": one, "+2": two, "false": false} for one, two, false in s.notes[:players]]


def excluded(s: Snapshot, p: int) -> list[str]:
    """Archetypes that a player is known not to have."""
    if not s.secret:
        return []
    return [word for k, word in enumerate(ARCHETYPE_WORDS) if s.not_archetype[p] >> k & 1]


def lacking(s: Snapshot, p: int) -> schema.Lacking | None:
    """CL-3: of a hand that could play nothing, how many cards are of none of some kinds."""
    cards = state.lacking_of(s, p)
    if not cards:
        return None
    lacks = state.lacks_of(s, p)
    return {"cards": cards, "kinds": [word for k, word in enumerate(CARD_WORDS) if lacks >> k & 1]}


def memories(s: Snapshot, player: int) -> tuple[list[schema.CardOf], list[schema.CardTo]]:
    """Cards seen that were in another's hand afterwards, and own cards shown; oldest first."""
    seen: list[schema.CardOf] = []
    shown: list[schema.CardTo] = []
    for entry in [entry for entry in s.history[: s.written] if entry & WHAT in _SEEN_BY]:
        p, q = history.player_of(entry), history.rival_of(entry)
        if player not in (p, q):
            continue
        event, lap = _SEEN_BY[entry & WHAT], entry >> history.LAP
        first, second = history.first_of(entry), history.second_of(entry)
        if event == history.SHOWN:
            cards = [CARD_WORDS[card] for card in (first, second) if card != history.NO_CARD]
            if p == player:
                shown += [{"card": card, "to": q, "round": lap} for card in cards]
            else:
                seen += [{"card": card, "of": p, "round": lap} for card in cards]
        elif p == player:
            seen.append({"card": CARD_WORDS[first], "of": q, "round": lap})
        elif event == history.SWAPPED:
            seen.append({"card": CARD_WORDS[second], "of": p, "round": lap})
    return seen, shown


#: The entries by which somebody remembers a card.
_SEEN_BY: dict[int, int] = {
    int(what): int(event)
    for event, once in (
        (history.STOLEN, history.ONCE_STOLEN),
        (history.SWAPPED, history.ONCE_SWAPPED),
        (history.SHOWN, history.ONCE_SHOWN),
    )
    for what in (event, once)
}


def top(s: Snapshot, player: int | None) -> str | None:
    """CL-A3: what the analyst sees while he is asked."""
    if s.phase != state.TOP or player != s.turn:
        return None
    return CARD_WORDS[s.deck[s.left - 1] & KIND]


def buried(s: Snapshot, player: int | None) -> list[schema.Buried]:
    """Cards of the deck that the viewer knows, and how many are drawn before them."""
    cards = s.deck[: s.left]
    if not cards or max(cards) <= KIND:  # nobody knows any
        return []
    bit = state.seen_bit(NOBODY if player is None else player)
    return [
        {"card": CARD_WORDS[card & KIND], "after": k}
        for k, card in enumerate(reversed(cards))
        if card & bit
    ]


def known(s: Snapshot, viewer: int | None, players: int) -> list[list[str]]:
    """The cards of everybody else's hand that the viewer certainly knows to be there."""
    sure = s.sure[state.SPECTATOR if viewer is None else viewer]
    return [[*_counted(sure[p])] if sure[p] and p != viewer else [] for p in range(players)]


@lru_cache(1024)
def _counted(cards: int) -> tuple[str, ...]:
    """Cards, told by so many bits for how many there are of each kind."""
    return tuple(
        word
        for kind, word in enumerate(CARD_WORDS)
        for _ in range(cards >> state.COPY * kind & state.COPY_MASK)
    )


def hidden(s: Snapshot, viewer: int | None, known: list[list[str]]) -> schema.Hidden:
    """The cards in places that the viewer does not know: how many of each kind, how many of them
    lie in the deck, and in everybody's hand."""
    cards = s.deck[: s.left]
    if cards and max(cards) > KIND:  # somebody knows some of them
        bit = state.seen_bit(NOBODY if viewer is None else viewer)
        cards = [card & KIND for card in cards if not card & bit]
    deck, hands = len(cards), [0] * len(known)
    for p, certain in enumerate(known):
        if p != viewer:
            cards += hand_of(s, p)
            hands[p] = s.held[p] - len(certain)
    copies = bytes(cards).count  # faster than that of a list
    counts = {word: copies(kind) for kind, word in enumerate(CARD_WORDS)}
    for certain in known:
        for word in certain:
            counts[word] -= 1
    return {
        "cards": {word: count for word, count in counts.items() if count},
        "deck": deck,
        "hands": hands,
    }


def hand_of(s: Snapshot, p: int) -> list[int]:
    cards: list[int] = s.hands[p][: s.held[p]]
    return cards


def pending(s: Snapshot) -> schema.Pending | None:
    """CL-16: the card that is being played."""
    if s.pending == NONE:
        return None
    return {
        "card": CARD_WORDS[s.pending],
        "by": s.by,
        "at": s.at,
    }


def given(s: Snapshot, player: int | None) -> str | None:
    """CL-10: what the viewer gave in a swap that is not over."""
    if s.phase != state.GIVING or player is None or s.given[player] == NONE:
        return None
    return CARD_WORDS[s.hands[player][s.given[player]]]


def reason(game: Game, s: Snapshot) -> str:
    """Why the match is over."""
    return REASONS[s.reason]


def layout(game: Game) -> list[Feature]:
    """The pieces of `observe`."""
    rounds = int(game.options["max_rounds"])
    copies = tuple(state.COPIES.astype(float).tolist())
    return [
        Feature("phase", len(PHASES)),
        Feature("round", most=rounds),
        Feature("cards played in this turn", most=2),
        Feature("evidence was played in this turn"),
        Feature("cards in the deck", most=state.CARDS),
        Feature("discards by kind", state.KINDS, copies),
        Feature("own hand by kind", state.KINDS, copies),
        Feature("card that is answered, by kind", state.KINDS),
        Feature("who played it, by seat", state.PLAYERS),
        Feature("at whom, by seat", state.PLAYERS),
        Feature("evidence aimed at", state.PLACES),
        Feature("own archetype", state.ARCHETYPES),
        Feature("top card seen, by kind", state.KINDS),
        *(feature for k in range(game.players) for feature in _seat_layout(game, f"seat {k}: ")),
    ]


def _seat_layout(game: Game, seat: str) -> list[Feature]:
    target, limit = goals(game.options)
    rounds, sabotage = int(game.options["max_rounds"]), int(game.options["sabotage_target"])
    most = SABOTAGES_OF_A_TURN * rounds
    if game.options["sabotage_win"]:
        most = min(most, sabotage + SABOTAGES_OF_A_TURN)
    places = tuple(state.COPIES[[*range(state.TABLE_FALSE), state.FALSE]].astype(float).tolist())
    return [
        Feature(f"{seat}in turn"),
        Feature(f"{seat}cards", most=MOST_CARDS),
        Feature(f"{seat}truth", most=target + 2 * limit, least=-2 * limit),
        Feature(f"{seat}sabotages", most=most),
        Feature(f"{seat}confused"),
        Feature(f"{seat}went out as which", most=game.players),
        Feature(f"{seat}evidence on the table", state.PLACES, places),
        Feature(f"{seat}notes", state.NOTES, target + 2 * limit),
        Feature(
            f"{seat}round in which a card was last seen in the hand, by kind", state.KINDS, rounds
        ),
        Feature(f"{seat}archetype seen", state.ARCHETYPES),
        Feature(f"{seat}archetypes excluded", state.ARCHETYPES),
    ]


def longest(game: Game) -> int:
    """A turn has the look at the top card, two cards with the answers to each, and discards."""
    return int(game.options["max_rounds"]) * game.players * MOVES_OF_A_TURN


def together(game: Game) -> range:
    """CL-10: both of a swap give a card at once."""
    return range(choices.GIVE, choices.DISCARD)
