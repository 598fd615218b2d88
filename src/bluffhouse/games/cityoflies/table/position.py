"""City of Lies: positions as JSON.

Beside the keys of the rules a position may say what is going on and what is known: `phase`,
`pending`, `given`, `shadowed`, `last_round`, `ended`, `history`, `known_deck`, `archetypes_seen`
and `archetypes_excluded`. All of them may be left out.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.core.options import NO_LIMIT
from bluffhouse.core.quoting import shown
from bluffhouse.core.reading import (
    listing,
    mapping,
    need,
    one_of,
    only_keys,
    truth,
    whole,
    wrong,
)
from bluffhouse.core.room import Snapshot, State
from bluffhouse.games.cityoflies.rules import choices, course, endings, state
from bluffhouse.games.cityoflies.rules.state import KIND, NONE, falses_of, truth_of
from bluffhouse.games.cityoflies.table.memory import KNOWN_KEYS, read_known, write_known
from bluffhouse.games.cityoflies.table.notation import (
    ARCHETYPE_WORDS,
    CARD_WORDS,
    KIND_OF_WORD,
    PLACE_WORDS,
    say_kinds,
)
from bluffhouse.games.cityoflies.table.view import (
    NOTE_WORDS,
    REASONS,
    eliminated,
    noted,
    tables,
)

KEYS = (
    "round", "turn", "first", "hands", "deck", "discard", "table", "notes", "sabotage", "confused",
    "eliminated", "archetypes", "drawn", "plays", "evidence", "last_round", "phase", "pending",
    "given", "shadowed", "ended", *KNOWN_KEYS,
)  # fmt: skip
#: Phases that a position names; all others follow from `drawn` and `plays`.
PHASES = {
    "asked": state.ASKED, "swap": state.GIVING, "show": state.SHOWING, "second": state.SECOND,
    "name": state.NAMING,
}  # fmt: skip
PENDING_KEYS = ("card", "by", "at", "aim", "forged")


# --- writing --------------------------------------------------------------------------------


def write(game: Game, s: Snapshot) -> dict[str, Any]:
    """The whole position of a state, with all that is known of it."""
    seats = range(game.players)
    position: dict[str, Any] = {
        "round": s.lap,
        "turn": s.turn,
        "first": s.first,
        "hands": [say_kinds(s.hands[p][: s.held[p]]) for p in seats],
        "deck": say_kinds([card & KIND for card in s.deck[: s.left][::-1]]),
        "discard": say_kinds(s.pile[: s.piled]),
        "table": tables(s, game.players),
        "notes": noted(s, game.players),
        "sabotage": s.sabotage[: game.players],
        "confused": [bool(s.confused[p]) for p in seats],
        "eliminated": eliminated(s),
        "archetypes": [ARCHETYPE_WORDS[s.archetype[p]] for p in seats] if s.secret else None,
        "drawn": bool(s.drawn),
        "plays": s.plays,
        "evidence": bool(s.evidence),
        "last_round": bool(s.last),
        "shadowed": [p for p in seats if s.shadowed >> p & 1],
        **_write_pending(s),
        **write_known(game, s),
    }
    if s.over:
        winner = next((p for p in seats if s.winners >> p & 1), None)
        position["ended"] = {"reason": REASONS[s.reason], "winner": winner}
    return position


def _write_pending(s: Snapshot) -> dict[str, Any]:
    """CL-16: the card that is being played, if any."""
    if s.pending == NONE:
        return {}
    pending: dict[str, Any] = {"card": CARD_WORDS[s.pending], "by": s.by, "at": s.at}
    if s.aim != NONE:
        pending["aim"] = PLACE_WORDS[s.aim]
    if s.forged:
        pending["forged"] = s.forged
    phase = next(word for word, phase in PHASES.items() if phase == s.phase)
    position: dict[str, Any] = {"pending": pending, "phase": phase}
    if s.phase == state.GIVING:
        places = [s.given[p] for p in (s.by, s.at)]
        position["given"] = [
            None if place == NONE else CARD_WORDS[s.hands[p][place]]
            for p, place in zip((s.by, s.at), places, strict=True)
        ]
    return position


# --- reading --------------------------------------------------------------------------------


def read(game: Game, position: Mapping[str, Any]) -> State:
    """A state from a position, or the first thing that is impossible about it."""
    only_keys(position, KEYS)
    fresh = game.clone(game.blank)
    s = fresh.view(np.recarray)[0]  # the rules as written read fields as attributes
    course.clear_pending(s)
    _read_cards(game, position, s)
    _read_players(game, position, s)
    _read_turn(game, position, s)
    _read_pending(game, position, s)
    _check_box(game, s)
    read_known(game, position, s)
    _read_end(game, position, s)
    return fresh


def _each(game: Game, position: Mapping[str, Any], key: str, default: object) -> list[Any]:
    """One value a player."""
    return listing(position.get(key, [default] * game.players), key, game.players)


def _cards(game: Game, given: object, where: str) -> list[int]:
    cards = listing(given, where)
    for k, word in enumerate(cards):
        if not isinstance(word, str) or word not in KIND_OF_WORD:
            raise wrong(f"{where}[{k}]", "position-card", game.id, value=shown(word))
    kinds = [KIND_OF_WORD[word] for word in cards]
    _check_copies(game, [kinds.count(kind) for kind in range(state.KINDS)], where)
    return kinds


def _read_cards(game: Game, position: Mapping[str, Any], s: Any) -> None:
    """Hands, deck and discards."""
    for p, given in enumerate(listing(need(position, "hands"), "hands", game.players)):
        cards = _cards(game, given, f"hands[{p}]")
        s.held[p] = len(cards)
        s.hands[p, : len(cards)] = cards
    deck = _cards(game, need(position, "deck"), "deck")
    s.left = len(deck)
    s.deck[: len(deck)] = deck[::-1]
    pile = _cards(game, position.get("discard", []), "discard")
    s.piled = len(pile)
    s.pile[: len(pile)] = pile


def _counts(given: object, where: str, words: tuple[str, ...], most: int) -> list[int]:
    counts = mapping(given, where)
    only_keys(counts, words, f"{where}.")
    return [whole(counts.get(word, 0), f"{where}.{word}", 0, most) for word in words]


def _read_players(game: Game, position: Mapping[str, Any], s: Any) -> None:
    """What lies before every player, and how he is."""
    last = game.players - 1
    for p in range(game.players):
        lying = _each(game, position, "table", {})[p]
        s.table[p] = _counts(lying, f"table[{p}]", PLACE_WORDS, state.CARDS)
        noted = _each(game, position, "notes", {})[p]
        s.notes[p] = _counts(noted, f"notes[{p}]", NOTE_WORDS, 10_000)
        sabotage = _each(game, position, "sabotage", 0)[p]
        s.sabotage[p] = whole(sabotage, f"sabotage[{p}]", 0, NO_LIMIT)
        s.confused[p] = truth(_each(game, position, "confused", False)[p], f"confused[{p}]")
    for k, given in enumerate(listing(position.get("eliminated", []), "eliminated")):
        seat = whole(given, f"eliminated[{k}]", 0, last)
        if s.out[seat]:
            raise wrong(f"eliminated[{k}]", "position-eliminated", game.id, seat=seat)
        s.out[seat] = k + 1
        s.gone += 1
    for p in range(game.players):
        if s.out[p] and (s.held[p] or s.table[p].any() or s.notes[p].any()):
            raise wrong(f"eliminated: {p}", "position-eliminated", game.id, seat=p)
    _read_archetypes(game, position.get("archetypes"), s)


def _read_archetypes(game: Game, given: object, s: Any) -> None:
    """CL-1: one a player, or none at all."""
    if (given is None) == bool(s.secret):
        raise wrong("archetypes", "position-archetypes", game.id)
    if given is None:
        return
    names = listing(given, "archetypes", game.players)
    for p, name in enumerate(names):
        word = one_of(name, f"archetypes[{p}]", ARCHETYPE_WORDS)
        if word in names[:p]:
            raise wrong(f"archetypes[{p}]", "position-distinct", game.id, value=word)
        s.archetype[p] = ARCHETYPE_WORDS.index(word)


def _read_turn(game: Game, position: Mapping[str, Any], s: Any) -> None:
    """CL-2 to CL-5: round, turn, and what is left of it."""
    last = game.players - 1
    s.lap = whole(need(position, "round"), "round", 1, NO_LIMIT)
    if s.lap > s.max_rounds:
        raise wrong("round", "position-rounds", game.id, most=int(s.max_rounds))
    s.first = whole(position.get("first", 0), "first", 0, last)
    s.turn = whole(need(position, "turn"), "turn", 0, last)
    if s.out[s.turn] and position.get("ended") is None:
        raise wrong("turn", "position-eliminated", game.id, seat=int(s.turn))
    s.drawn = truth(position.get("drawn", False), "drawn")
    most = choices.plays_due(s) if s.drawn else 0
    s.plays = whole(position.get("plays", 0), "plays", 0, 2)
    s.evidence = truth(position.get("evidence", False), "evidence")
    if s.plays > most or (s.evidence and not s.plays) or (s.plays and s.confused[s.turn]):
        raise wrong("plays", "position-plays", game.id, most=most)
    s.last = truth(position.get("last_round", False), "last_round")
    for k, seat in enumerate(listing(position.get("shadowed", []), "shadowed")):
        s.shadowed |= 1 << whole(seat, f"shadowed[{k}]", 0, last)
    s.phase = state.READY if s.drawn else state.OPENING


# --- the card that is being played ----------------------------------------------------------


def _read_pending(game: Game, position: Mapping[str, Any], s: Any) -> None:
    """CL-16: the card played, by whom and at what; and what is asked."""
    if position.get("pending") is None:
        for key in ("phase", "given"):
            if position.get(key) is not None:
                raise wrong(key, "position-pending", game.id)
        return
    pending = mapping(position["pending"], "pending")
    only_keys(pending, PENDING_KEYS, "pending.")
    last = game.players - 1
    s.pending = KIND_OF_WORD[one_of(pending.get("card"), "pending.card", CARD_WORDS)]
    s.by = whole(pending.get("by"), "pending.by", 0, last)
    s.phase = PHASES[one_of(position.get("phase", "asked"), "phase", tuple(PHASES))]
    s.forged = whole(pending.get("forged", 0), "pending.forged", 0, 1)
    s.at = whole(pending.get("at"), "pending.at", 0, last)
    if pending.get("aim") is not None:
        s.aim = PLACE_WORDS.index(one_of(pending["aim"], "pending.aim", PLACE_WORDS))
    if not _pending_fits(s):
        raise wrong("pending", "position-pending", game.id)
    if s.phase == state.GIVING:
        _read_gifts(game, position.get("given", [None, None]), s)
    elif position.get("given") is not None:
        raise wrong("given", "position-pending", game.id)


def _pending_fits(s: Any) -> bool:
    """Whether this could be asked of the card that was played."""
    if s.by != s.turn or s.plays == 0 or s.confused[s.by]:
        return False
    forger = bool(s.secret and s.archetype[s.by] == state.FORGER and s.pending == state.FORGE)
    if s.forged and not forger:
        return False
    if s.phase == state.SECOND:
        return bool(forger and s.forged and choices.can_forge_again(s, s.by))
    if s.at == s.by or s.out[s.at] or s.pending in (state.BLOCK, *range(3)):
        return False
    if s.phase in (state.SHOWING, state.NAMING):
        return _may_show(s) if s.phase == state.SHOWING else _may_name(s)
    return (s.phase != state.GIVING or s.pending == state.SWAP) and _aim_fits(s)


def _aim_fits(s: Any) -> bool:
    """CL-8, CL-10, CL-13, CL-14: whether what the card is aimed at is there."""
    kind = s.pending
    if kind == state.SWAP:
        return bool(s.aim == NONE and s.held[s.by] and s.held[s.at])
    if kind == state.REVEAL:
        return bool(s.aim in (NONE, state.HIDDEN) and s.table[s.at, state.HIDDEN])
    if kind == state.FORGE and (s.aim == state.TABLE_FALSE or not choices.can_forge(s, s.by)):
        return False
    if kind in (state.FORGE, state.CONFISCATE):
        return bool(s.aim != NONE and s.table[s.at, s.aim])
    return bool(s.aim == NONE)


def _may_show(s: Any) -> bool:
    """CL-A4: only the shadow is asked which card to show."""
    if s.aim != NONE:
        return False
    shadow = s.secret and s.archetype[s.at] == state.SHADOW and s.held[s.at]
    return bool(shadow and s.pending == state.INTERROGATE and s.shadowed >> s.at & 1)


def _may_name(s: Any) -> bool:
    """CL-11: only who plays a trap is asked, and there must be a card."""
    return bool(s.naming and s.pending == state.TRAP and s.aim == NONE and s.held[s.at])


def _read_gifts(game: Game, given: object, s: Any) -> None:
    """CL-10: what the two have given so far: who played the swap, and the other."""
    gifts = listing(given, "given", 2)
    if None not in gifts:
        raise wrong("given", "position-pending", game.id)
    for k, p in enumerate((int(s.by), int(s.at))):
        if gifts[k] is not None:
            kind = KIND_OF_WORD[one_of(gifts[k], f"given[{k}]", CARD_WORDS)]
            s.given[p] = state.copy_in_hand(s, p, kind)
            if s.given[p] == NONE:
                raise wrong(f"given[{k}]", "position-pending", game.id)


# --- what is impossible ---------------------------------------------------------------------


def _check_box(game: Game, s: Any) -> None:
    """The cards of all lists are at most those of the box."""
    counts = [0] * state.KINDS
    for p in range(game.players):
        for card in s.hands[p, : s.held[p]]:
            counts[card] += 1
        for place, kind in enumerate((state.SURE, state.DOUBLE, state.HIDDEN, state.FALSE)):
            counts[kind] += int(s.table[p, place])
    for card in (*s.deck[: s.left], *s.pile[: s.piled]):
        counts[card] += 1
    if s.pending != NONE:
        counts[s.pending] += 1
    _check_copies(game, counts, "cards")


def _check_copies(game: Game, counts: list[int], where: str) -> None:
    for word, given, most in zip(CARD_WORDS, counts, state.COPIES, strict=True):
        if given > most:
            copies = int(most)
            raise wrong(where, "position-copies", game.id, card=word, copies=copies, given=given)


def _read_end(game: Game, position: Mapping[str, Any], s: Any) -> None:
    """CL-18 to CL-23: a position is not decided, unless it says how it ended."""
    seats = range(game.players)
    if position.get("ended") is None:
        if sum(not s.out[p] for p in seats) < 2:
            raise wrong("eliminated", "position-alone", game.id)
        for p in seats:
            if any(_won_or_lost(s, p)):
                raise wrong(f"players: {p}", "position-decided", game.id)
        return
    ended = mapping(position["ended"], "ended")
    only_keys(ended, ("reason", "winner"), "ended.")
    s.reason = REASONS.index(one_of(ended.get("reason"), "ended.reason", REASONS[1:]))
    winner = ended.get("winner")
    if winner is not None:
        winner = whole(winner, "ended.winner", 0, game.players - 1)
        s.winners = 1 << winner
    if s.pending != NONE or not _end_fits(game, s, winner):
        raise wrong("ended", "position-ended", game.id)
    s.over = 1
    s.phase = state.ENDED


def _won_or_lost(s: Any, p: int) -> tuple[bool, bool, bool]:
    """CL-18 to CL-20: whether a player's truth, falses and sabotages decide the match."""
    return (
        bool(truth_of(s, p) >= s.target),
        bool(falses_of(s, p) >= s.limit),
        bool(s.sabotage_win and s.sabotage[p] >= s.sabotage_target),
    )


def _end_fits(game: Game, s: Any, winner: int | None) -> bool:
    """Whether the match can have ended so, and not by something else before."""
    still = [p for p in range(game.players) if not s.out[p]]
    decided = [_won_or_lost(s, p) for p in range(game.players)]
    true, exposed, saboteurs = (
        [p for p, facts in enumerate(decided) if facts[k]] for k in range(3)
    )
    if s.reason in (state.BY_COUNT, state.BY_LIE):
        # CL-23: revealing what was hidden exposes nobody, and nobody wins by it.
        counted = (s.last or s.lap == s.max_rounds) and not s.table[:, state.HIDDEN].any()
        return bool(counted and len(still) > 1 and not saboteurs and winner == _best(s, still))
    if winner not in still or (len(still) == 1) != (s.reason == state.BY_SURVIVAL):
        return False
    if s.reason == state.BY_EXPOSURE:  # CL-24: the same move may have completed a sabotage
        other = len(exposed) == 1 and exposed != [winner]
        return other and not true and saboteurs in ([], [winner])
    by_truth = [winner] if s.reason == state.BY_TRUTH else []
    by_sabotage = [winner] if s.reason == state.BY_SABOTAGE else []
    return (true, exposed, saboteurs) == (by_truth, [], by_sabotage)


def _best(s: Any, still: list[int]) -> int | None:
    """CL-23: whose count is the highest, if there is one."""
    for p in still:
        if all(endings.compare_counts(s, p, q) > 0 for q in still if q != p):
            return p
    return None
