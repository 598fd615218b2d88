"""City of Lies: what is known, as part of a position.

`history` tells what happened to the cards of the hands, oldest first (see `history`); `known_deck`
who knows the cards of the deck. A history must lead to the cards of the position.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.options import NO_LIMIT
from bluffhouse.core.reading import listing, mapping, one_of, only_keys, truth, whole, wrong
from bluffhouse.core.room import Snapshot
from bluffhouse.games.cityoflies.rules import certainty, forgetting, state
from bluffhouse.games.cityoflies.rules import history as past
from bluffhouse.games.cityoflies.table.notation import ARCHETYPE_WORDS, CARD_WORDS, KIND_OF_WORD
from bluffhouse.games.cityoflies.table.view import lacking

KNOWN_KEYS = (
    "history", "forgotten", "lacking", "known_deck", "archetypes_seen", "archetypes_excluded",
)  # fmt: skip
ENTRY_KEYS = ("event", "player", "rival", "cards", "kinds", "known", "round")
#: By what happened.
EVENTS = (
    "known", "reshuffled", "drew", "parted", "trapped", "stolen", "swapped", "shown", "held",
    "nothing", "something", "unasked", "once stolen", "once swapped", "once shown",
)  # fmt: skip
WITH_RIVAL = ("stolen", "swapped", "shown", "once stolen", "once swapped", "once shown")
WITH_KINDS = ("stolen", "once stolen", "nothing", "something")
CARDS_TOLD = {
    "known": (1,), "drew": (1,), "parted": (1,), "trapped": (1,), "stolen": (1,), "swapped": (2,),
    "shown": (1, 2), "held": (1,), "once stolen": (1,), "once swapped": (2,), "once shown": (1, 2),
}  # fmt: skip


def write_known(game: Game, s: Snapshot) -> dict[str, Any]:
    """Everything that is known beside what lies open; nothing if nothing is."""
    seats = range(game.players)
    told: dict[str, Any] = {}
    if s.written:
        told["history"] = [_write_entry(entry) for entry in s.history[: s.written]]
    if s.lacking:
        told["lacking"] = [lacking(s, p) for p in seats]
    deck = s.deck[: s.left][::-1]
    if any(card >> state.SEEN for card in deck):
        told["known_deck"] = [_seats(card >> state.SEEN) for card in deck]
    if s.forgotten:
        told["forgotten"] = True
    if s.secret:
        told["archetypes_seen"] = [bool(s.shown[p]) for p in seats]
        told["archetypes_excluded"] = [_names(s.not_archetype[p], ARCHETYPE_WORDS) for p in seats]
    return told


def _names(mask: int, words: tuple[str, ...]) -> list[str]:
    return [word for k, word in enumerate(words) if mask >> k & 1]


def _seats(mask: int) -> list[int]:
    return [p for p in range(state.PLAYERS) if mask >> p & 1]


def _write_entry(entry: int) -> dict[str, Any]:
    event = EVENTS[entry & past.WHAT]
    told: dict[str, Any] = {"event": event}
    if event != "reshuffled":
        told["player"] = past.player_of(entry)
    rival = past.rival_of(entry)
    if rival < state.PLAYERS:
        told["rival"] = rival
    cards = [card for card in (past.first_of(entry), past.second_of(entry)) if card < state.KINDS]
    if cards:
        told["cards"] = [CARD_WORDS[card] for card in cards]
    facts = past.facts_of(entry)
    if event in WITH_KINDS:
        told["kinds"] = _names(facts, CARD_WORDS)
    elif facts:
        told["known"] = _seats(facts)
    return {**told, "round": entry >> past.LAP}


# --- reading --------------------------------------------------------------------------------


def read_known(game: Game, position: Mapping[str, Any], s: Any) -> None:
    left = int(s.left)
    for k, told in enumerate(listing(position.get("known_deck", [[]] * left), "known_deck", left)):
        s.deck[left - 1 - k] |= _read_seats(game, told, f"known_deck[{k}]") << state.SEEN
    _read_archetypes_known(game, position, s)
    entries = listing(position.get("history", []), "history")
    if len(entries) > state.FULL:
        raise wrong("history", "position-length", length=state.FULL, given=len(entries))
    for k, given in enumerate(entries):
        s.history[k] = _read_entry(game, given, f"history[{k}]")
    s.written = len(entries)
    _check_history(game, s)
    begun = forgetting.beginning(s) > 0  # something stands for what was before
    s.forgotten = truth(position.get("forgotten", begun), "forgotten") or begun
    certainty.take_in_all(s, s.written)
    if not certainty.knew_names(s):
        raise wrong("history", "position-named", game.id)
    if position.get("lacking") is not None:
        _read_lacking(game, listing(position["lacking"], "lacking", game.players), s)
    _follow_forgeries(s)


def _read_lacking(game: Game, given: list[Any], s: Any) -> None:
    """CL-3: how many cards of a hand are of none of some kinds, as all know."""
    for p, told in enumerate(given):
        where = f"lacking[{p}]"
        lack = {"cards": 0, "kinds": []} if told is None else mapping(told, where)
        only_keys(lack, ("cards", "kinds"), f"{where}.")
        cards = whole(lack.get("cards"), f"{where}.cards", 0, state.CARDS)
        kinds = _mask(lack.get("kinds", []), f"{where}.kinds", CARD_WORDS)
        if sum(not kinds >> card & 1 for card in s.hands[p, : s.held[p]]) < cards:
            raise wrong(where, "position-know", game.id)
        state.set_lacking(s, p, cards, kinds)


def _read_seats(game: Game, given: object, where: str) -> int:
    mask = 0
    for k, seat in enumerate(listing(given, where)):
        mask |= 1 << whole(seat, f"{where}[{k}]", 0, game.players - 1)
    return mask


def _mask(given: object, where: str, words: tuple[str, ...]) -> int:
    mask = 0
    for k, word in enumerate(listing(given, where)):
        mask |= 1 << words.index(one_of(word, f"{where}[{k}]", words))
    return mask


def _read_entry(game: Game, given: object, where: str) -> int:
    told = mapping(given, where)
    only_keys(told, ENTRY_KEYS, f"{where}.")
    event = one_of(told.get("event"), f"{where}.event", EVENTS)
    last = game.players - 1
    player = rival = int(state.NOBODY)
    if event != "reshuffled":
        player = whole(told.get("player"), f"{where}.player", 0, last)
    if event in WITH_RIVAL or told.get("rival") is not None:
        rival = whole(told.get("rival"), f"{where}.rival", 0, last)
        if rival == player:
            raise wrong(f"{where}.rival", "position-know", game.id)
    elif event == "known":
        rival = int(state.SPECTATOR)
    cards = _read_cards(game, told, event, where)
    facts = _mask(told.get("kinds", []), f"{where}.kinds", CARD_WORDS)
    if event not in WITH_KINDS:
        facts = _read_seats(game, told.get("known", []), f"{where}.known")
    lap = whole(told.get("round", 1), f"{where}.round", 1, NO_LIMIT)
    what = EVENTS.index(event)
    return int(past.entry_of(what, player, rival, *cards, facts, lap))


def _read_cards(game: Game, told: Mapping[str, Any], event: str, where: str) -> tuple[int, int]:
    words = listing(told.get("cards", []), f"{where}.cards")
    if len(words) not in CARDS_TOLD.get(event, (0,)):
        raise wrong(f"{where}.cards", "position-know", game.id)
    kinds = [
        KIND_OF_WORD[one_of(word, f"{where}.cards[{k}]", CARD_WORDS)]
        for k, word in enumerate(words)
    ]
    first, second = [*kinds, int(state.NONE), int(state.NONE)][:2]
    return first, second


# --- whether a history leads to the cards ----------------------------------------------------


def _check_history(game: Game, s: Any) -> None:
    """From its end to its beginning: every card was where the history says."""
    hands = [Counter(s.hands[p, : s.held[p]].tolist()) for p in range(game.players)]
    begun = forgetting.beginning(s)
    for k in range(int(s.written) - 1, begun - 1, -1):
        entry = int(s.history[k])
        if forgetting.is_beginning(entry) or not _go_back(entry, hands, s):
            raise wrong(f"history[{k}]", "position-know", game.id)
    _check_beginning(game, s, begun, hands)


def _take(hand: Counter[int], *kinds: int) -> bool:
    hand.subtract(kinds)
    return all(hand[kind] >= 0 for kind in kinds)


def _go_back(entry: int, hands: list[Counter[int]], s: Any) -> bool:
    """What the hands were before an entry; whether that can be."""
    event = EVENTS[entry & past.WHAT]
    if event == "reshuffled":
        return True
    first = int(past.first_of(entry))
    hand = hands[past.player_of(entry)]
    if event == "drew":
        return _take(hand, first)
    if event in ("parted", "trapped"):
        hand[first] += 1
        return bool(hand[first] <= int(state.COPIES[first]))
    if event in ("stolen", "swapped"):
        return _give_back(event, entry, hand, hands[past.rival_of(entry)])
    return _was_so(event, entry, hand, s)


def _was_so(event: str, entry: int, hand: Counter[int], s: Any) -> bool:
    """Whether a hand was as an entry says that moves no card."""
    if event in ("held", "shown"):
        cards = (past.first_of(entry), past.second_of(entry))
        return not Counter(card for card in cards if card < state.KINDS) - hand
    if event == "unasked":
        forger = bool(s.secret and s.archetype[past.player_of(entry)] == state.FORGER)
        again = hand[int(state.FALSE)] and (hand[int(state.FORGE)] or not s.second_card)
        return not (forger and again)
    playable = any(past.facts_of(entry) >> kind & 1 for kind in +hand)
    return playable == (event == "something")


def _give_back(event: str, entry: int, hand: Counter[int], other: Counter[int]) -> bool:
    first, second = past.first_of(entry), past.second_of(entry)
    possible = _take(other, first)
    if event == "stolen":
        hand[first] += 1
        return possible and bool(past.facts_of(entry) >> first & 1)
    possible = _take(hand, second) and possible  # before anything is given back: they may be equal
    hand[first] += 1
    other[second] += 1
    return possible


def _check_beginning(game: Game, s: Any, begun: int, hands: list[Counter[int]]) -> None:
    """Cards known when the history began: one player's after the other's, those that everybody
    knows first; and all of them were in that hand. Behind them, what was once seen."""
    seen: dict[tuple[int, int], Counter[int]] = {}
    owner = seer = None
    once = False
    for k in range(begun):
        entry = int(s.history[k])
        once = once or entry & past.WHAT != past.KNOWN
        if once and entry & past.WHAT != past.KNOWN:
            continue
        group = past.player_of(entry), past.rival_of(entry)
        fits = not once
        if group != (owner, seer):
            again = group in seen or (group[0] != owner and any(p == group[0] for p, _ in seen))
            late = group[1] == state.SPECTATOR and group[0] == owner
            fits = fits and not again and not late
            owner, seer = group
            seen[group] = Counter(seen.get((owner, int(state.SPECTATOR)), ()))
        seen[group][past.first_of(entry)] += 1
        if not fits or seen[group] - hands[group[0]]:
            raise wrong(f"history[{k}]", "position-know", game.id)


def _follow_forgeries(s: Any) -> None:
    """CL-A2: who was not asked for a second forgery, and what came to him since."""
    excluded = s.not_archetype.copy()  # is told by the position, not by its history
    for entry in s.history[: s.written].tolist():
        what, p, q = entry & past.WHAT, past.player_of(entry), past.rival_of(entry)
        if what == past.UNASKED:
            s.unasked |= 1 << p
            s.since[p] = s.had[p] = 0
        elif what == past.DREW:
            s.since[p] += 1
        elif what == past.STOLEN:
            s.since[q] += 1
        elif what == past.SWAPPED:
            s.since[p] += 1
            s.since[q] += 1
        elif what in (past.PARTED, past.TRAPPED):
            past.think_back(s, p, past.first_of(entry))
    s.not_archetype[:] = excluded


def _each(game: Game, position: Mapping[str, Any], key: str) -> list[Any]:
    return listing(position.get(key, [[]] * game.players), key, game.players)


def _read_archetypes_known(game: Game, position: Mapping[str, Any], s: Any) -> None:
    for key in ("archetypes_seen", "archetypes_excluded"):
        if key in position and not s.secret:
            raise wrong(key, "position-archetypes", game.id)
    seen = position.get("archetypes_seen", [False] * game.players)
    for p, told in enumerate(listing(seen, "archetypes_seen", game.players)):
        s.shown[p] = truth(told, f"archetypes_seen[{p}]")
    for p, told in enumerate(_each(game, position, "archetypes_excluded")):
        where = f"archetypes_excluded[{p}]"
        s.not_archetype[p] = _mask(told, where, ARCHETYPE_WORDS)
        if s.secret and s.not_archetype[p] >> s.archetype[p] & 1:
            raise wrong(where, "position-know", game.id)
