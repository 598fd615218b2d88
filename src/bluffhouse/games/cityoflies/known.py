"""City of Lies: what is known, as part of a position.

`known` tells of every card of the hands and of the deck, in their order, who has seen it and what
it cannot be; `null` means nothing. The spectator, who knows what everybody knows, is `null` in a
list of players.
"""

from collections.abc import Mapping
from typing import Any

from bluffhouse.core.game import Game
from bluffhouse.core.options import NO_LIMIT
from bluffhouse.core.reading import listing, mapping, one_of, only_keys, truth, whole, wrong
from bluffhouse.core.room import Snapshot
from bluffhouse.games.cityoflies import box
from bluffhouse.games.cityoflies.box import KIND
from bluffhouse.games.cityoflies.notation import ARCHETYPE_WORDS, CARD_WORDS, KIND_OF_WORD

KNOWN_KEYS = (
    "generation", "known", "memories", "some", "archetypes_seen", "archetypes_excluded",
)  # fmt: skip
CARD_KEYS = ("seen", "generation", "forger", "not")


def write_known(game: Game, s: Snapshot) -> dict[str, Any]:
    """Everything that is known beside what lies open; nothing if nothing is."""
    seats = range(game.players)
    hands = [[_write_card(card) for card in s.hands[p][: s.held[p]]] for p in seats]
    deck = [_write_card(card) for card in s.deck[: s.left][::-1]]
    told: dict[str, Any] = {}
    if s.generation:
        told["generation"] = s.generation
    if any(card for cards in (*hands, deck) for card in cards):
        told["known"] = {"hands": hands, "deck": deck}
    if any(s.memories[p] for p in seats):
        told["memories"] = [_write_memories(s, p) for p in seats]
    if any(s.some[p] for p in seats):
        told["some"] = [_names(s.some[p], CARD_WORDS) for p in seats]
    if s.secret:
        told["archetypes_seen"] = [bool(s.shown[p]) for p in seats]
        told["archetypes_excluded"] = [_names(s.not_archetype[p], ARCHETYPE_WORDS) for p in seats]
    return told


def _names(mask: int, words: tuple[str, ...]) -> list[str]:
    return [word for k, word in enumerate(words) if mask >> k & 1]


def _write_card(card: int) -> dict[str, Any] | None:
    told: dict[str, Any] = {}
    seen = card >> box.SEEN & box.ALL_SEEN
    if seen:
        told["seen"] = [None if p == box.SPECTATOR else p for p in range(5) if seen >> p & 1]
    if card >> box.GENERATION & box.LAST_GENERATION:
        told["generation"] = card >> box.GENERATION & box.LAST_GENERATION
    if card >> box.FORGER_OF & box.SEAT_BITS:
        told["forger"] = (card >> box.FORGER_OF & box.SEAT_BITS) - 1
    if card >> box.VEIL:
        told["not"] = _names(card >> box.VEIL, CARD_WORDS)
    return told or None


def _write_memories(s: Snapshot, p: int) -> list[dict[str, Any]]:
    return [
        {
            "card": CARD_WORDS[memory & KIND],
            "to" if memory >> 8 else "of": memory >> 4 & KIND,
            "round": when,
        }
        for memory, when in zip(s.memory[p][: s.memories[p]], s.memory_round[p], strict=False)
    ]


# --- reading --------------------------------------------------------------------------------


def read_known(game: Game, position: Mapping[str, Any], s: Any) -> None:
    seats = range(game.players)
    s.generation = whole(position.get("generation", 0), "generation", 0, box.LAST_GENERATION)
    if position.get("known") is not None:
        known = mapping(position["known"], "known")
        only_keys(known, ("hands", "deck"), "known.")
        hands = listing(known.get("hands"), "known.hands", game.players)
        for p in seats:
            where = f"known.hands[{p}]"
            for k, told in enumerate(listing(hands[p], where, int(s.held[p]))):
                s.hands[p, k] = _read_card(game, told, int(s.hands[p, k]), f"{where}[{k}]", s)
        left = int(s.left)
        for k, told in enumerate(listing(known.get("deck"), "known.deck", left)):
            at = left - 1 - k
            s.deck[at] = _read_card(game, told, int(s.deck[at]), f"known.deck[{k}]", s)
    for p, told in enumerate(_each(game, position, "memories")):
        _read_memories(game, told, p, s)
    for p, told in enumerate(_each(game, position, "some")):
        s.some[p] = _mask(told, f"some[{p}]", CARD_WORDS)
        if s.some[p] and not box.kinds_in_hand(s, p) & s.some[p]:
            raise wrong(f"some[{p}]", "position-know", game.id)
    _read_archetypes_known(game, position, s)


def _each(game: Game, position: Mapping[str, Any], key: str) -> list[Any]:
    return listing(position.get(key, [[]] * game.players), key, game.players)


def _mask(given: object, where: str, words: tuple[str, ...]) -> int:
    mask = 0
    for k, word in enumerate(listing(given, where)):
        mask |= 1 << words.index(one_of(word, f"{where}[{k}]", words))
    return mask


def _read_card(game: Game, told: object, kind: int, where: str, s: Any) -> int:
    """A card with what is known of it."""
    if told is None:
        return kind
    facts = mapping(told, where)
    only_keys(facts, CARD_KEYS, f"{where}.")
    card = kind
    for k, seer in enumerate(listing(facts.get("seen", []), f"{where}.seen")):
        last = game.players - 1
        viewer = -1 if seer is None else whole(seer, f"{where}.seen[{k}]", 0, last)
        card |= box.seen_bit(viewer)
    generation = facts.get("generation", 0)
    card |= whole(generation, f"{where}.generation", 0, int(s.generation)) << box.GENERATION
    veil = _mask(facts.get("not", []), f"{where}.not", CARD_WORDS)
    if veil >> kind & 1:
        raise wrong(f"{where}.not", "position-know", game.id)
    if facts.get("forger") is not None:
        seat = whole(facts["forger"], f"{where}.forger", 0, game.players - 1)
        if kind == box.FALSE and s.secret and s.archetype[seat] == box.FORGER:
            raise wrong(f"{where}.forger", "position-know", game.id)
        card |= (seat + 1) << box.FORGER_OF
    return card | veil << box.VEIL


def _read_memories(game: Game, told: object, p: int, s: Any) -> None:
    entries = listing(told, f"memories[{p}]")
    if len(entries) > box.MEMORY:
        raise wrong(f"memories[{p}]", "position-length", length=box.MEMORY, given=len(entries))
    for k, given in enumerate(entries):
        where = f"memories[{p}][{k}]"
        entry = mapping(given, where)
        only_keys(entry, ("card", "of", "to", "round"), f"{where}.")
        if ("of" in entry) == ("to" in entry):
            raise wrong(where, "position-know", game.id)
        mine = "to" in entry
        kind = KIND_OF_WORD[one_of(entry.get("card"), f"{where}.card", CARD_WORDS)]
        key = "to" if mine else "of"
        other = whole(entry[key], f"{where}.{key}", 0, game.players - 1)
        s.memory[p, k] = kind | other << 4 | mine << 8
        s.memory_round[p, k] = whole(entry.get("round"), f"{where}.round", 1, NO_LIMIT)
    s.memories[p] = len(entries)


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
