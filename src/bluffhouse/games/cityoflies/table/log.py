"""City of Lies: what is heard of a move, by each as he may hear it."""

from collections.abc import Callable
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.room import Event, Snapshot
from bluffhouse.games.cityoflies.rules import state
from bluffhouse.games.cityoflies.table.notation import ARCHETYPE_WORDS, CARD_WORDS, PLACE_WORDS

WHISPERS = True  # what a card was is heard by those who saw it


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
        return _ending(s, player, rival, card, number, viewer)
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


def _ending(
    s: Snapshot, player: int, rival: int, why: int, number: int, viewer: int | None
) -> Event:
    """Who wins, and by what."""
    if why == state.BY_TRUTH:
        return {"event": "win-truth", "player": player, "truth": number}
    if why == state.BY_EXPOSURE:
        lies, whom = int(state.falses_of(s, rival)), "you" if rival == viewer else "other"
        return {
            "event": "win-exposure", "player": player, "loser": rival, "whom": whom, "count": lies,
        }  # fmt: skip
    if why == state.BY_SABOTAGE:
        return {"event": "win-saboteur", "player": player, "count": number}
    if why == state.BY_SURVIVAL:
        return {"event": "win-survivor", "player": player}
    if why == state.BY_COUNT:
        points = int(state.final_count(s, player))
        return {"event": "win-count", "player": player, "points": points}
    return {"event": "collective-lie"}
