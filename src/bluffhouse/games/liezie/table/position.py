"""The Lie Zie: positions as JSON.

Beside the keys of the rules a position may carry what players remember: `won`, the pass in which
each prize was won, and `memory`, for each past pass the cards that were played in it
(`discarded`) and those that each player kept (`left`). An imagined match is kept that way. The
phase of a match that is over is `over`; it is then nobody's turn.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bluffhouse.core.game import Game
from bluffhouse.core.quoting import shown
from bluffhouse.core.reading import listing, mapping, need, one_of, only_keys, whole, wrong
from bluffhouse.core.room import Snapshot, State
from bluffhouse.games.liezie.rules.cards import CARDS, NO_CARD, back_of, bit_of, colour_of
from bluffhouse.games.liezie.rules.course import clear_round, pass_is_over, prizes_due, taker
from bluffhouse.games.liezie.rules.state import (
    DRAFT,
    ENDED,
    HAND,
    NOBODY,
    PLAYING,
    PRIZES,
    RUN_LENGTH,
)
from bluffhouse.games.liezie.table.notation import (
    CARD_OF_WORD,
    CARD_WORDS,
    COLOUR_LETTERS,
    say_cards,
)
from bluffhouse.games.liezie.table.view import (
    PHASES,
    acted,
    cards_of,
    hand,
    led,
    out,
    plays,
    prizes,
    seat_or_none,
    spelled,
    unplaced,
)

KEYS = (
    "pass", "phase", "table", "hands", "unplaced", "prizes", "taken", "first", "leader", "turn",
    "led", "number", "best", "acted", "out", "ready", "plays", "won", "memory",
)  # fmt: skip


def write(game: Game, s: Snapshot) -> dict[str, Any]:
    """The whole position of a state."""
    seats = range(game.players)
    return {
        "pass": s.stage,
        "phase": PHASES[s.phase],
        "table": cards_of(s.table),
        "hands": [say_cards(hand(s, p)) for p in seats],
        "unplaced": [unplaced(s, p) for p in seats],
        "prizes": [say_cards(prizes(s, p)) for p in seats],
        "taken": s.taken,
        "first": seat_or_none(s.first),
        "leader": seat_or_none(s.leader),
        "turn": seat_or_none(s.turn),
        "led": led(s),
        "number": s.number or None,
        "best": seat_or_none(s.best),
        "acted": acted(game, s),
        "out": out(s),
        "ready": seat_or_none(s.ready),
        "plays": plays(s),
        "won": [[s.won_in[k] for k in range(s.won) if s.owner[k] == p] for p in seats],
        "memory": [
            {
                "discarded": cards_of(s.thrown[past]),
                "left": [cards_of(s.kept[past][p]) for p in seats],
            }
            for past in range(s.stage - 1)
        ],
    }


def read(game: Game, position: Mapping[str, Any]) -> State:
    """A state from a position, or the first thing that is impossible about it."""
    only_keys(position, KEYS)
    state = game.clone(game.blank)
    s = state.view(np.recarray)[0]  # the rules as written read fields as attributes
    s.stage = whole(need(position, "pass"), "pass", 1, int(s.passes))
    s.phase = PHASES.index(one_of(need(position, "phase"), "phase", PHASES))
    s.over = s.phase == ENDED
    _fill_cards(game, position, s)
    _fill_out(game, position, s)
    _fill_seats(game, position, s)
    if s.phase == PLAYING:
        _fill_round(game, position, s)
    else:
        _fill_no_round(game, position, s)
    _fill_prize_times(game, position, s)
    _fill_memory(game, position, s)
    return state


# --- cards ----------------------------------------------------------------------------------


def _card(game: Game, word: object, where: str) -> int:
    if not isinstance(word, str) or word not in CARD_OF_WORD:
        raise wrong(where, "position-card", game.id, value=shown(word))
    return CARD_OF_WORD[word]


def _cards(game: Game, given: object, where: str) -> list[int]:
    return [_card(game, word, f"{where}[{k}]") for k, word in enumerate(listing(given, where))]


def _each(game: Game, given: object, where: str) -> list[list[int]]:
    """A list of cards for every player."""
    rows = listing(given, where, game.players)
    return [_cards(game, row, f"{where}[{p}]") for p, row in enumerate(rows)]


def _fill_cards(game: Game, position: Mapping[str, Any], s: Any) -> None:
    """LZ-1: every card is in one place; in none of them: it was played."""
    table = _cards(game, need(position, "table"), "table")
    hands = _each(game, need(position, "hands"), "hands")
    held = _read_unplaced(game, position)
    won = _each(game, position.get("prizes", [[]] * game.players), "prizes")
    places = {"table": table}
    places |= {f"hands[{p}]": cards for p, cards in enumerate(hands)}
    places |= {f"unplaced[{p}]": [card] for p, card in enumerate(held) if card != NO_CARD}
    places |= {f"prizes[{p}]": cards for p, cards in enumerate(won)}
    _check_box(game, places)
    _set(s.table, table)
    _set(s.gone, set(range(CARDS)) - {card for cards in places.values() for card in cards})
    for p in range(game.players):
        _fill_hand(game, hands[p], held[p], p, s)
        for card in won[p]:
            s.prizes[s.won], s.owner[s.won], s.won_in[s.won] = card, p, s.stage
            s.won += 1
    missing = sum(HAND - len(hands[p]) - (held[p] != NO_CARD) for p in range(game.players))
    if s.phase == DRAFT and missing > len(table):
        raise wrong("table", "position-table", game.id, missing=missing, given=len(table))


def _read_unplaced(game: Game, position: Mapping[str, Any]) -> list[int]:
    given = listing(position.get("unplaced", [None] * game.players), "unplaced", game.players)
    return [
        NO_CARD if word is None else _card(game, word, f"unplaced[{p}]")
        for p, word in enumerate(given)
    ]


def _check_box(game: Game, places: Mapping[str, list[int]]) -> None:
    """LZ-1: each card exists once."""
    found: dict[int, str] = {}
    for place, cards in places.items():
        for card in cards:
            if card in found:
                both = f"{found[card]}, {place}"
                raise wrong(place, "position-twice", game.id, card=CARD_WORDS[card], places=both)
            found[card] = place


def _fill_hand(game: Game, cards: list[int], held: int, player: int, s: Any) -> None:
    """LZ-3, LZ-5: 12 cards at most, and cards are taken in the draft only."""
    where = f"hands[{player}]"
    if len(cards) > HAND:
        raise wrong(where, "position-hand", game.id, limit=HAND, given=len(cards))
    if held != NO_CARD and s.phase != DRAFT:
        raise wrong(f"unplaced[{player}]", "position-unplaced", game.id)
    if held != NO_CARD and len(cards) == HAND:
        raise wrong(f"unplaced[{player}]", "position-full", game.id, limit=HAND)
    s.held[player] = _put(s.hands[player], cards)
    s.unplaced[player] = held


def _put(row: Any, values: list[int]) -> int:
    """Write values to the front of a row; how many they are."""
    row[: len(values)] = values
    return len(values)


def _set(sets: Any, cards: list[int] | set[int]) -> None:
    """Cards as sets of alike ones."""
    for card in cards:
        sets[back_of(card)] |= bit_of(card)


# --- players --------------------------------------------------------------------------------


def _seats(game: Game, given: object, where: str) -> list[int]:
    """Different players."""
    seats = [
        whole(p, f"{where}[{k}]", 0, game.players - 1) for k, p in enumerate(listing(given, where))
    ]
    if len(set(seats)) < len(seats):
        raise wrong(where, "position-seats", game.id)
    return seats


def _seat(game: Game, value: object, where: str) -> int:
    return NOBODY if value is None else whole(value, where, 0, game.players - 1)


def _fill_out(game: Game, position: Mapping[str, Any], s: Any) -> None:
    """LZ-12, LZ-14: who is out has no cards, and when the pass is over nobody plays."""
    places = _seats(game, position.get("out", []), "out")
    s.outs = _put(s.places, places)
    if s.phase == DRAFT:
        if places:
            raise wrong("out", "position-out-draft", game.id)
        return
    for p in range(game.players):
        if (s.held[p] == 0) != (p in places):
            raise wrong("out", "position-out", game.id, seat=p)
    over = bool(pass_is_over(s))
    if over != (s.phase != PLAYING):
        raise wrong("phase", "position-pass-over" if over else "position-pass-runs", game.id)


def _fill_seats(game: Game, position: Mapping[str, Any], s: Any) -> None:
    """LZ-4, LZ-6, LZ-15: who began, who was ready first, whose turn it is."""
    s.ready = _seat(game, position.get("ready"), "ready")
    full = [p for p in range(game.players) if s.held[p] == HAND]
    if s.phase == DRAFT and int(s.ready) not in (full or [NOBODY]):
        raise wrong("ready", "position-ready", game.id, limit=HAND)
    if s.phase != DRAFT and s.ready == NOBODY:
        raise wrong("ready", "position-nobody-ready", game.id)
    s.turn = _seat(game, position.get("turn"), "turn")
    free_draft = bool(s.phase == DRAFT and s.free)
    if (s.turn == NOBODY) != (free_draft or s.phase == ENDED):
        raise wrong("turn", "position-nobody" if s.turn != NOBODY else "position-turn", game.id)
    first = _seat(game, position.get("first"), "first")
    s.first = NOBODY if s.free else max(0, first)
    s.taken = whole(position.get("taken", 0), "taken", 0, prizes_due(s) - 1)
    if s.taken and s.phase != PRIZES:
        raise wrong("taken", "position-taken", game.id)
    _check_turn(game, s, full)


def _check_turn(game: Game, s: Any, full: list[int]) -> None:
    """LZ-4, LZ-15: who is full drafts no more; prizes are taken in order of place."""
    if s.phase == DRAFT and not s.free:
        if int(s.turn) in full and len(full) < game.players:
            raise wrong("turn", "position-drafter", game.id, limit=HAND)
        for p in range(game.players):
            if p != s.turn and s.unplaced[p] != NO_CARD:
                raise wrong(f"unplaced[{p}]", "position-waits", game.id, turn=int(s.turn))
    if s.phase == PRIZES and s.turn != taker(s):
        raise wrong("turn", "position-taker", game.id, due=int(taker(s)), turn=int(s.turn))


# --- the round ------------------------------------------------------------------------------


def _fill_no_round(game: Game, position: Mapping[str, Any], s: Any) -> None:
    clear_round(s, NOBODY)
    for key in ("leader", "led", "number", "best"):
        if position.get(key) is not None:
            raise wrong(key, "position-no-round", game.id)
    for key in ("acted", "plays"):
        if listing(position.get(key, []), key):
            raise wrong(key, "position-no-round", game.id)


def _fill_round(game: Game, position: Mapping[str, Any], s: Any) -> None:
    """LZ-7 to LZ-9: before the lead nothing, after it who acted and what is to be beaten."""
    last = game.players - 1
    clear_round(s, whole(position.get("leader"), "leader", 0, last))
    said = {key: position.get(key) for key in ("led", "number", "best")}
    has_acted = _seats(game, position.get("acted", []), "acted")
    if s.held[s.turn] == 0:
        raise wrong("turn", "position-outside", game.id, seat=int(s.turn))
    if said["led"] is None:
        _check_no_lead(game, position, said, has_acted, s)
        return
    s.led = COLOUR_LETTERS.index(one_of(said["led"], "led", COLOUR_LETTERS))
    s.number = _number(game, said["number"], "number")
    s.best = whole(said["best"], "best", 0, last)
    _check_acted(game, has_acted, s)
    s.acted = sum(1 << p for p in has_acted)
    s.fallen = len(set(has_acted) & set(s.places[: s.outs].tolist()))
    _fill_plays(game, position, has_acted, s)


def _check_no_lead(
    game: Game, position: Mapping[str, Any], said: dict[str, Any], has_acted: list[int], s: Any
) -> None:
    for key in ("number", "best"):
        if said[key] is not None:
            raise wrong(key, "position-no-lead", game.id)
    for key, value in (
        ("acted", has_acted),
        ("plays", listing(position.get("plays", []), "plays")),
    ):
        if value:
            raise wrong(key, "position-no-lead", game.id)
    if s.turn != s.leader:
        raise wrong("turn", "position-leader", game.id, leader=int(s.leader), turn=int(s.turn))


def _number(game: Game, value: object, where: str) -> int:
    if type(value) is not int or not 1 <= value <= 444 or set(str(value)) - set("1234"):
        raise wrong(where, "position-number", game.id, value=shown(value))
    return value


def _check_acted(game: Game, has_acted: list[int], s: Any) -> None:
    """LZ-7: all who had cards from the leader to before the turn; the best is among them."""
    leader, turn = int(s.leader), int(s.turn)
    between = [(leader + k) % game.players for k in range((turn - leader) % game.players)]
    missing = [p for p in between if s.held[p] > 0 and p not in has_acted]
    if missing or set(has_acted) - set(between):
        raise wrong("acted", "position-acted", game.id, leader=leader, turn=turn)
    for key, seat in (("leader", leader), ("best", int(s.best))):
        if seat not in has_acted:
            raise wrong(key, "position-not-acted", game.id, seat=seat)


def _fill_plays(game: Game, position: Mapping[str, Any], has_acted: list[int], s: Any) -> None:
    """LZ-8, LZ-9: what was played in this round, from the leader's to the best."""
    given = listing(position.get("plays", []), "plays")
    order = [(int(s.leader) + k) % game.players for k in range(game.players)]
    last, number, used = -1, 0, set[int]()
    for k, entry in enumerate(given):
        where = f"plays[{k}]"
        player, cards, said = _read_play(game, entry, where)
        fits = player in has_acted and order.index(player) > last and number < said
        alike = {int(colour_of(card)) for card in cards} == {int(s.led)}
        if not (fits and alike and spelled(cards) == said):
            raise wrong(where, "position-play", game.id)
        last, number = order.index(player), said
        for card in cards:
            if card in used or not s.gone[back_of(card)] & bit_of(card):
                raise wrong(where, "position-played", game.id, card=CARD_WORDS[card])
            used.add(card)
        s.player_of[k] = player
        s.plays[k] = [*cards, *[NO_CARD] * (RUN_LENGTH - len(cards))]
    if given and (order[last], number) != (s.best, s.number):
        raise wrong("plays", "position-plays", game.id)
    s.played = len(given)


def _read_play(game: Game, entry: object, where: str) -> tuple[int, list[int], int]:
    made = mapping(entry, where)
    only_keys(made, ("player", "cards", "number"), f"{where}.")
    for key in ("player", "cards", "number"):
        if key not in made:
            raise wrong(f"{where}.{key}", "position-missing")
    player = whole(made["player"], f"{where}.player", 0, game.players - 1)
    cards = _cards(game, made["cards"], f"{where}.cards")
    if not 1 <= len(cards) <= RUN_LENGTH:
        raise wrong(where, "position-play", game.id)
    return player, cards, _number(game, made["number"], f"{where}.number")


# --- what is remembered ---------------------------------------------------------------------


def _fill_prize_times(game: Game, position: Mapping[str, Any], s: Any) -> None:
    """Of a prize whose pass nobody remembers it is enough that it was won by now."""
    given = listing(position.get("won", [[]] * game.players), "won", game.players)
    for p, row in enumerate(given):
        mine = [k for k in range(s.won) if s.owner[k] == p]
        times = listing(row, f"won[{p}]", len(mine) if "won" in position else None)
        for k, time in zip(mine, times, strict=False):
            s.won_in[k] = whole(time, f"won[{p}]", 1, int(s.stage))


def _fill_memory(game: Game, position: Mapping[str, Any], s: Any) -> None:
    """What was seen in a pass was no prize by then, and nobody kept what another had."""
    if "memory" not in position:
        return
    for past, entry in enumerate(listing(position["memory"], "memory", int(s.stage) - 1)):
        where = f"memory[{past}]"
        seen = mapping(entry, where)
        only_keys(seen, ("discarded", "left"), f"{where}.")
        thrown = _cards(game, seen.get("discarded", []), f"{where}.discarded")
        kept = _each(game, seen.get("left", [[]] * game.players), f"{where}.left")
        places = {f"{where}.discarded": thrown}
        places |= {f"{where}.left[{p}]": cards for p, cards in enumerate(kept)}
        for p in range(game.players):
            places[f"prizes[{p}]"] = [
                int(s.prizes[k])
                for k in range(s.won)
                if s.owner[k] == p and s.won_in[k] <= past + 1
            ]
        _check_box(game, places)
        _set(s.thrown[past], thrown)
        for p in range(game.players):
            _set(s.kept[past, p], kept[p])
