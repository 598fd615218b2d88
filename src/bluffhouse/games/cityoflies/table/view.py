"""City of Lies: what a player may see, built up from what he knows, and what he hears of a move."""

from collections.abc import Callable
from typing import Any

from bluffhouse.core.feature import Feature
from bluffhouse.core.game import Game
from bluffhouse.core.room import Event, Snapshot
from bluffhouse.games.cityoflies.rules import choices, history, state
from bluffhouse.games.cityoflies.rules.history import WHAT
from bluffhouse.games.cityoflies.rules.state import KIND, NOBODY, NONE
from bluffhouse.games.cityoflies.table.notation import (
    ARCHETYPE_WORDS,
    CARD_WORDS,
    PLACE_WORDS,
    goals,
    hand,
    say_kinds,
)

WHISPERS = True  # what a card was is heard by those who saw it

NOTE_WORDS = ("+1", "+2", "false")
REASONS = (
    "", "truth", "exposure", "saboteur", "survivor", "final count", "collective lie",
)  # fmt: skip
PHASES = ("play", "asked", "swap", "discard", "top", "show", "second", "over", "name")
# At most:
MOST_CARDS = 12  # in a hand, before too many are laid down
SABOTAGES_OF_A_TURN = 4  # two cards, either a forgery that is made twice
MOVES_OF_A_TURN = 24


def progress(game: Game, s: Snapshot) -> dict[str, Any]:
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


def case(game: Game, s: Snapshot) -> dict[str, Any]:
    """What lies on the table before everybody, and what it is worth."""
    n = game.players
    seats = range(n)
    falses = [falses_of(s, p) for p in seats]
    against = [0] * n if s.gross or state.circle_of(s) == 1 else falses
    return {
        "table": [table(s, p) for p in seats],
        "notes": [notes(s, p) for p in seats],
        "truth": [evidence_of(s, p) - against[p] for p in seats],
        "falses": falses,
        "sabotage": s.sabotage[:n],
        "confused": [bool(s.confused[p]) for p in seats],
        "eliminated": eliminated(s),
    }


def piles(game: Game, s: Snapshot) -> dict[str, Any]:
    """The deck, the discards, and what may still be done in this turn."""
    return {
        "deck": s.left,
        "discard": say_kinds(sorted(s.pile[: s.piled])),
        "plays": s.plays,
        "evidence": bool(s.evidence),
        "last_round": bool(s.last),
    }


def inferred(game: Game, s: Snapshot) -> dict[str, Any]:
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


def moment(game: Game, s: Snapshot) -> dict[str, Any]:
    """The card that is being played, and whose turn it is."""
    return {
        "pending": pending(s),
        "aim": None if s.aim == NONE or s.phase == state.SECOND else PLACE_WORDS[s.aim],
        "turn": None if s.over else s.turn,
    }


PARTS = (progress, case, piles, inferred, moment)


def private(game: Game, s: Snapshot, player: int | None) -> dict[str, Any]:
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


def table(s: Snapshot, p: int) -> dict[str, int]:
    sure, double, hidden, false = s.table[p]
    return {"sure": sure, "double": double, "hidden": hidden, "false": false}


def notes(s: Snapshot, p: int) -> dict[str, int]:
    one, two, false = s.notes[p]
    return {"+1": one, "+2": two, "false": false}


def falses_of(s: Snapshot, p: int) -> int:
    """CL-19: cards and notes."""
    _, _, _, lying = s.table[p]
    _, _, noted = s.notes[p]
    return int(lying + noted)


def evidence_of(s: Snapshot, p: int) -> int:
    sure, double, _, _ = s.table[p]
    one, two, _ = s.notes[p]
    return int(sure + 2 * double + one + 2 * two)


def truth_of(s: Snapshot, p: int) -> int:
    """CL-18."""
    if s.gross or state.circle_of(s) == 1:
        return evidence_of(s, p)
    return evidence_of(s, p) - falses_of(s, p)


def excluded(s: Snapshot, p: int) -> list[str]:
    """Archetypes that a player is known not to have."""
    if not s.secret:
        return []
    return [word for k, word in enumerate(ARCHETYPE_WORDS) if s.not_archetype[p] >> k & 1]


def lacking(s: Snapshot, p: int) -> dict[str, Any] | None:
    """CL-3: of a hand that could play nothing, how many cards are of none of some kinds."""
    cards = state.lacking_of(s, p)
    if not cards:
        return None
    lacks = state.lacks_of(s, p)
    return {"cards": cards, "kinds": [word for k, word in enumerate(CARD_WORDS) if lacks >> k & 1]}


def memories(s: Snapshot, player: int) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Cards seen that were in another's hand afterwards, and own cards shown; oldest first."""
    seen: list[dict[str, Any]] = []
    shown: list[dict[str, Any]] = []
    for entry in [entry for entry in s.history[: s.written] if entry & WHAT in _SEEN_BY]:
        p, q = history.player_of(entry), history.rival_of(entry)
        if player not in (p, q):
            continue
        event, lap = _SEEN_BY[entry & WHAT], entry >> history.LAP
        first, second = history.first_of(entry), history.second_of(entry)
        if event == history.SHOWN:
            told, key, other = (shown, "to", q) if p == player else (seen, "of", p)
            for card in (first, second):
                if card != history.NO_CARD:
                    told.append({"card": CARD_WORDS[card], key: other, "round": lap})
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


def buried(s: Snapshot, player: int | None) -> list[dict[str, Any]]:
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
    return [
        [
            word
            for kind, word in enumerate(CARD_WORDS)
            for _ in range(sure[p] >> state.COPY * kind & state.COPY_MASK)
        ]
        if sure[p] and p != viewer
        else []
        for p in range(players)
    ]


def hidden(s: Snapshot, viewer: int | None, known: list[list[str]]) -> dict[str, Any]:
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


def pending(s: Snapshot) -> dict[str, Any] | None:
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


# --- the log --------------------------------------------------------------------------------


def opening(game: Game, s: Snapshot, viewer: int | None) -> list[Event]:
    """What is heard when a match begins."""
    told: list[Event] = []
    if s.secret and viewer is not None:
        archetype = ARCHETYPE_WORDS[s.archetype[viewer]]
        told.append({"event": "archetype", "player": viewer, "archetype": archetype})
    return told + _heard(s, viewer)


def events(
    game: Game, before: Snapshot, player: int, action: int, after: Snapshot, viewer: int | None
) -> list[Event]:
    """What is heard of a move, and of what follows by itself."""
    return _heard(after, viewer)


def _heard(s: Snapshot, viewer: int | None) -> list[Event]:
    told: list[Event] = []
    for word in s.log[: s.told]:
        event = word & 63
        player, rival, card = (word >> 6 & 15) - 1, (word >> 10 & 15) - 1, (word >> 14 & 15) - 1
        heard = _tell(s, event, player, rival, card, word >> 18, viewer)
        if told and heard["event"] == told[-1]["event"] == "draw":
            _in_card_order(told, heard)
        else:
            told.append(heard)
    return told


def _in_card_order(told: list[Event], drawn: Event) -> None:
    """CL-5: of two cards drawn together neither is the first."""
    last = told[-1]
    same = last["player"] == drawn["player"] and drawn["card"] != "unknown"
    first = same and CARD_WORDS.index(drawn["card"]) < CARD_WORDS.index(last["card"])
    told.insert(len(told) - 1 if first else len(told), drawn)


_NAMES: dict[Any, str] = {
    state.E_BEGINS: "begins", state.E_TURN: "turn", state.E_KEEP: "keep",
    state.E_DRAW_NONE: "draw-none", state.E_SHADOW: "shadow", state.E_SECOND: "second",
    state.E_ENOUGH: "enough", state.E_NOTHING: "nothing", state.E_NOTHING_MORE: "nothing-more",
    state.E_CONFUSION: "confusion",
}  # fmt: skip
_PRIVATE: dict[Any, str] = {  # who draws, looks or gives sees the card
    state.E_TOP: "top", state.E_BURY: "bury", state.E_DRAW: "draw", state.E_GIVE: "give",
}  # fmt: skip
_OPEN: dict[Any, str] = {
    state.E_EVIDENCE: "evidence", state.E_ALLOW: "allow", state.E_DISCARD: "discard",
}  # fmt: skip
_BETWEEN: dict[Any, str] = {
    state.E_SHOWN: "shown",
    state.E_STOLEN: "stolen",
}  # the two see the card
_AIMED: dict[Any, str] = {  # with a rival
    state.E_BLOCK: "block", state.E_EMPTY: "empty", state.E_TRAPPED: "trapped",
}  # fmt: skip
_DONE: dict[Any, str] = {state.E_PLANTED: "planted", state.E_CONFUSED: "confused"}
_LOST: dict[Any, str] = {state.E_CONFISCATED: "confiscated", state.E_FORGED: "forged"}


def _tell(
    s: Snapshot, event: int, player: int, rival: int, card: int, number: int, viewer: int | None
) -> Event:
    """One entry of the log, as the viewer hears it."""
    if event in _NAMES:
        return {"event": _NAMES[event], "player": player}
    if event in _PRIVATE:
        return {"event": _PRIVATE[event], "player": player, "card": _card(card, viewer, player)}
    if event in _OPEN:
        return {"event": _OPEN[event], "player": player, "card": CARD_WORDS[card]}
    if event == state.E_WIN:
        return _ending(s, player, rival, card, number)
    if event in _OTHERS:
        return _OTHERS[event](player, card, number)
    return _tell_of_two(event, player, rival, card, number, viewer)


_OTHERS: dict[Any, Callable[[int, int, int], Event]] = {  # player, card, number
    state.E_ROUND: lambda p, circle, n: {
        "event": "round", "round": n, "circle": circle, "player": p,
    },
    state.E_CIRCLE: lambda p, circle, n: {"event": "circle", "circle": circle},
    state.E_RESHUFFLE: lambda p, card, n: {"event": "reshuffle", "count": n},
    state.E_REVEALED: lambda p, card, n: {
        "event": "revealed", "player": p, "outcome": ("one", "two", "false")[n],
    },
    state.E_SABOTAGE: lambda p, card, n: {"event": "sabotage", "player": p, "count": n},
    state.E_ARCHETYPE: lambda p, card, n: {
        "event": "archetype-seen", "player": p, "archetype": ARCHETYPE_WORDS[card],
    },
    state.E_OUT: lambda p, card, n: {
        "event": "out", "player": p, "why": "empty" if n else "exposure",
    },
    state.E_FINAL: lambda p, card, n: {"event": "final-count", "why": "empty" if n else "rounds"},
    state.E_COUNT: lambda p, card, n: {"event": "count", "player": p, "points": n},
}  # fmt: skip


def _card(card: int, viewer: int | None, *who: int) -> str:
    """A card as only these see it."""
    return CARD_WORDS[card] if viewer in who else "unknown"


def _tell_of_two(
    event: int, player: int, rival: int, card: int, number: int, viewer: int | None
) -> Event:
    whom = "self" if rival == player else "you" if rival == viewer else "other"
    two: Event = {"player": player, "rival": rival, "whom": whom}
    if event in _BETWEEN:
        return {"event": _BETWEEN[event], **two, "card": _card(card, viewer, player, rival)}
    if event in _AIMED:
        how = {"how": "named" if number else "random"} if event == state.E_TRAPPED else {}
        return {"event": _AIMED[event], **two, "card": CARD_WORDS[card], **how}
    if event in _DONE:
        return {"event": _DONE[event], **two}
    if event in _LOST:
        return {"event": _LOST[event], **two, "evidence": PLACE_WORDS[number]}
    if event == state.E_SWAPPED:
        cards = (_card(kind, viewer, player, rival) for kind in (card, number))
        return {"event": "swapped", **two, **dict(zip(("given", "taken"), cards, strict=True))}
    evidence = PLACE_WORDS[number - 1] if number else "none"
    return {"event": "aim", **two, "card": CARD_WORDS[card], "evidence": evidence}


def _ending(s: Snapshot, player: int, rival: int, why: int, number: int) -> Event:
    """Who wins, and by what."""
    if why == state.BY_TRUTH:
        return {"event": "win-truth", "player": player, "truth": number}
    if why == state.BY_EXPOSURE:
        return {"event": "win-exposure", "player": player, "loser": rival}
    if why == state.BY_SABOTAGE:
        return {"event": "win-saboteur", "player": player, "count": number}
    if why == state.BY_SURVIVAL:
        return {"event": "win-survivor", "player": player}
    if why == state.BY_COUNT:
        points = evidence_of(s, player) - falses_of(s, player)
        return {"event": "win-count", "player": player, "points": points}
    return {"event": "collective-lie"}


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
