"""The Lie Zie: what a player may see, built up from what he knows, and what he hears of a move."""

from collections.abc import Iterable
from functools import lru_cache
from operator import or_
from typing import Final

from bluffhouse.core.feature import Feature
from bluffhouse.core.game import Game
from bluffhouse.core.room import Event, Snapshot
from bluffhouse.core.schema import Table
from bluffhouse.games.liezie.rules.cards import (
    ALIKE,
    ALL_ALIKE,
    BACKS,
    CARDS,
    COLOURS,
    FRONTS,
    NO_CARD,
    NO_COLOUR,
    SIZE_OF,
    colour_of,
)
from bluffhouse.games.liezie.rules.choices import length_of, number_of, start_of
from bluffhouse.games.liezie.rules.score import points_of, score
from bluffhouse.games.liezie.rules.state import (
    DRAFT,
    ENDED,
    HAND,
    LEFT,
    NOBODY,
    PASS,
    PLAY,
    PLAYING,
    PRIZE,
)
from bluffhouse.games.liezie.table import schema
from bluffhouse.games.liezie.table.notation import (
    BACK_WORDS,
    CARD_WORDS,
    COLOUR_LETTERS,
    SIDE_WORDS,
    say_backs,
    say_cards,
)

WHISPERS = True  # what a back hides is heard by who took it

PHASES: Final = ("draft", "play", "prize", "over")
PRIZES_OF_A_PASS = 6  # at most
HIGHEST_RUN = 444
SETS = 1024  # of cards, of which it is kept how they read
#: How many cards a set of alike ones has, by its bits.
SIZES: list[int] = SIZE_OF.tolist()
#: The words of every set of alike cards, by their back and the set's bits.
WORDS_OF_SET = tuple(
    tuple(
        tuple(CARD_WORDS[ALIKE * back + k] for k in range(ALIKE) if alike >> k & 1)
        for alike in range(ALL_ALIKE + 1)
    )
    for back in range(BACKS)
)


def table(game: Game, s: Snapshot) -> Table:
    return {"game": game.id, "players": game.players}


def board(game: Game, s: Snapshot) -> schema.Board:
    """The cards on the table, and the backs of all hands, in order."""
    held, unplaced = s.held[: game.players], s.unplaced[: game.players]
    return {
        "pass": s.stage,
        "phase": PHASES[s.phase],
        "table": {
            word: SIZES[alike] for word, alike in zip(SIDE_WORDS, s.table, strict=True) if alike
        },
        "hands": [say_backs(row[:n]) for row, n in zip(s.hands, held, strict=False)],
        "held": [None if card == NO_CARD else BACK_WORDS[card] for card in unplaced],
    }


def trick(game: Game, s: Snapshot) -> schema.Trick:
    """What was played in this round."""
    return {
        "leader": seat_or_none(s.leader),
        "led": led(s),
        "number": s.number or None,
        "best": seat_or_none(s.best),
        "acted": acted(game, s),
        "plays": plays(s),
    }


def winnings(game: Game, s: Snapshot) -> schema.Winnings:
    """Fronts of what is out of play, and what was won."""
    words = CARD_WORDS if s.phase == ENDED else BACK_WORDS  # LZ-16: back up until then
    cards: list[list[str]] = [[] for _ in range(game.players)]
    stages: list[list[int]] = [[] for _ in range(game.players)]
    for card, owner, stage in zip(s.prizes[: s.won], s.owner, s.won_in, strict=False):
        cards[owner].append(words[card])
        stages[owner].append(stage)
    return {"discarded": cards_of(s.gone), "out": out(s), "prizes": cards, "won": stages}


def order(game: Game, s: Snapshot) -> schema.Order:
    """Whose turn it is."""
    return {
        "turn": seat_or_none(s.turn),
        "first": seat_or_none(s.first),
        "taken": s.taken,
        "ready": seat_or_none(s.ready),
    }


PARTS = (table, board, trick, winnings, order)


def private(game: Game, s: Snapshot, player: int | None) -> schema.Own:
    """The fronts of the own hand, and those that one had in passes before."""
    return {
        "me": player,
        "hand": None if player is None else say_cards(hand(s, player)),
        "unplaced": None if player is None else unplaced(s, player),
        "seen": [_seen(s, player, past) for past in range(s.stage - 1)],
    }


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def hand(s: Snapshot, player: int) -> list[int]:
    cards: list[int] = s.hands[player][: s.held[player]]
    return cards


def unplaced(s: Snapshot, player: int) -> str | None:
    card = s.unplaced[player]
    return None if card == NO_CARD else CARD_WORDS[card]


def led(s: Snapshot) -> schema.Colour | None:
    return None if s.led == NO_COLOUR else COLOUR_LETTERS[s.led]


def acted(game: Game, s: Snapshot) -> list[int]:
    """In the order in which they acted."""
    order = ((s.leader + k) % game.players for k in range(game.players))
    return [p for p in order if s.acted >> p & 1]


def plays(s: Snapshot) -> list[schema.Played]:
    """What was played in this round."""
    made: list[schema.Played] = []
    for player, row in zip(s.player_of[: s.played], s.plays, strict=False):
        cards = [card for card in row if card != NO_CARD]
        made.append({"player": player, "cards": say_cards(cards), "number": spelled(cards)})
    return made


def spelled(cards: list[int]) -> int:
    """The number that some cards are when they are played."""
    return int(number_of(cards, 0, len(cards)))


def cards_of(sets: Iterable[int]) -> list[str]:
    """Sets of cards, one a back, as sorted words."""
    return [*_words_of(*sets)]


@lru_cache(SETS)
def _words_of(*sets: int) -> tuple[str, ...]:
    """The same; every view asks, and for the same ones."""
    words = (word for back, alike in enumerate(sets) for word in WORDS_OF_SET[back][alike])
    return tuple(sorted(words))


def out(s: Snapshot) -> list[int]:
    places: list[int] = s.places[: s.outs]
    return places


def prizes(s: Snapshot, player: int) -> list[int]:
    """In the order taken."""
    won = zip(s.prizes[: s.won], s.owner, strict=False)
    return [card for card, owner in won if owner == player]


def _seen(s: Snapshot, player: int | None, past: int) -> list[str]:
    """What the viewer saw of a past pass: what was played, and what he kept."""
    if player is None:
        return cards_of(s.thrown[past])
    return cards_of(map(or_, s.thrown[past], s.kept[past][player]))


# --- the log: a card's front is told to who sees it, and otherwise only its back ------------


def opening(game: Game, s: Snapshot, viewer: int | None) -> list[Event]:
    """What is heard when a match begins."""
    if s.phase == DRAFT:
        under_way = any(s.held) or any(unplaced(s, p) for p in range(game.players))
        return [] if under_way else [_draft_begins(s)]
    if s.phase == PLAYING:
        return [{"event": "leads", "player": s.leader}] if s.led == NO_COLOUR else []
    if s.phase == ENDED:
        return _ending(game, s)
    return [{"event": "pass-over", "pass": s.stage}]


def _draft_begins(s: Snapshot) -> Event:
    if s.first == NOBODY:
        return {"event": "draft", "pass": s.stage}
    return {"event": "draft-turns", "pass": s.stage, "player": s.turn}


def events(
    game: Game, before: Snapshot, player: int, action: int, after: Snapshot, viewer: int | None
) -> list[Event]:
    """What is heard of a move, and of what follows by itself."""
    if action < LEFT:
        return [_take(player, action, after, viewer)]
    if action < PLAY:
        return _place(before, player, action, after)
    if action >= PRIZE:
        told = [{"event": "prize", "player": player, **_side("", action - PRIZE)}]
        return told + _pass_ends(game, after)
    if action == PASS:
        told = [{"event": "pass", "player": player}]
        return told + _round_ends(before.best, before.number, after)
    return _play(game, before, player, action, after)


def _side(prefix: str, side: int) -> Event:
    """A front or a back as texts can say it."""
    return {f"{prefix}colour": COLOUR_LETTERS[side // 4], f"{prefix}number": side % 4 + 1}


def _take(player: int, back: int, after: Snapshot, viewer: int | None) -> Event:
    told: Event = {"event": "take", "player": player, **_side("", back)}
    if viewer == player:
        told |= _side("front_", int(FRONTS[after.unplaced[player]]))
    return told


def _place(before: Snapshot, player: int, action: int, after: Snapshot) -> list[Event]:
    """LZ-6: who is ready first is heard; and when play begins."""
    side = "left" if action == LEFT else "right"
    told: list[Event] = [{"event": "place", "player": player, "side": side}]
    if before.held[player] == HAND - 1:
        told.append({"event": "ready" if before.ready == NOBODY else "full", "player": player})
    if after.phase == PLAYING:
        told.append({"event": "leads", "player": after.leader})
    return told


def _play(game: Game, before: Snapshot, player: int, action: int, after: Snapshot) -> list[Event]:
    start, length = start_of(action), length_of(action)
    cards = hand(before, player)[start : start + length]
    colour = COLOUR_LETTERS[colour_of(cards[0])]
    event = "lead" if before.led == NO_COLOUR else "beat"
    number = spelled(cards)
    told: list[Event] = [
        {"event": event, "player": player, "colour": colour, "number": str(number)}
    ]
    if length == before.held[player]:
        told.append({"event": "out", "player": player, "place": before.outs + 1})
    if after.phase == PLAYING:
        return told + _round_ends(player, number, after)
    told.append({"event": "pass-over", "pass": before.stage})
    return told + _pass_ends(game, after)


def _round_ends(winner: int, number: int, after: Snapshot) -> list[Event]:
    """LZ-11, LZ-13: who wins the round, and who leads the next if that is somebody else."""
    if after.acted:
        return []
    told: list[Event] = [{"event": "round", "player": winner, "number": str(number)}]
    if after.leader != winner:
        told.append({"event": "most-cards", "player": after.leader})
    return told


def _pass_ends(game: Game, after: Snapshot) -> list[Event]:
    """LZ-17, LZ-18: what follows the last prize."""
    if after.phase == ENDED:
        return _ending(game, after)
    return [_draft_begins(after)] if after.phase == DRAFT else []


def _ending(game: Game, s: Snapshot) -> list[Event]:
    """LZ-18: prizes are turned over, and somebody wins."""
    told: list[Event] = []
    for p in range(game.players):
        cards = prizes(s, p)
        fronts = ", ".join(SIDE_WORDS[FRONTS[card]] for card in cards)
        told.append(
            {
                "event": "reveal",
                "player": p,
                "cards": fronts,
                "count": len(cards),
                "points": int(points_of(s, p)),
            }
        )
    return told + _winners(game, s)


def _winners(game: Game, s: Snapshot) -> list[Event]:
    """LZ-18: most points, then most cards, then shared."""
    scores = [0] * game.players
    best = score(s, scores)
    winners = [p for p in range(game.players) if best >> p & 1]
    event = "shared-win" if len(winners) > 1 else "win"
    if event == "win" and scores.count(max(scores)) > 1:
        event = "win-cards"
    return [
        {"event": event, "player": p, "points": int(scores[p]), "count": len(prizes(s, p))}
        for p in winners
    ]


def reason(game: Game, s: Snapshot) -> str:
    """Why the match is over."""
    kinds = {"win": "most points", "win-cards": "more prize cards", "shared-win": "tie"}
    return kinds[_winners(game, s)[0]["event"]]


def layout(game: Game) -> list[Feature]:
    """The pieces of `observe`."""
    passes = int(game.options["passes"])
    return [
        Feature("phase", len(PHASES)),
        Feature("pass", most=passes),
        Feature("prizes taken in it", most=PRIZES_OF_A_PASS),
        Feature("colour led", COLOURS),
        Feature("number to beat", most=HIGHEST_RUN),
        Feature("cards on the table of each back", BACKS, ALIKE),
        Feature("played in this pass, by card", CARDS),
        Feature("last past pass in which the card was seen, by card", CARDS, passes),
        *_cards_layout("own fronts"),
        *(
            feature
            for k in range(game.players)
            for feature in _seat_layout(f"seat {k}: ", game.players)
        ),
    ]


def _cards_layout(what: str) -> list[Feature]:
    """Colour and digit of every card of a hand, and of the card that is not placed yet."""
    shown = (*(f"card {k}" for k in range(HAND)), "the unplaced card")
    return [
        feature
        for card in shown
        for feature in (
            Feature(f"{what}: colour of {card}", COLOURS),
            Feature(f"{what}: digit of {card}", most=COLOURS),
        )
    ]


def _seat_layout(seat: str, players: int) -> list[Feature]:
    return [
        Feature(f"{seat}cards", most=HAND),
        *(Feature(f"{seat}{name}") for name in ("in turn", "leader", "best", "acted", "ready")),
        Feature(f"{seat}place", most=players),
        *_cards_layout(f"{seat}backs"),
        Feature(f"{seat}prizes of each back", BACKS, ALIKE),
    ]


def longest(game: Game) -> int:
    """In a pass every card of a hand is taken and placed, and every round sees one played; then
    there are the prizes."""
    n = game.players
    return int(game.options["passes"]) * (2 * HAND * n + HAND * n * n + PRIZES_OF_A_PASS)


def together(game: Game) -> range:
    """LZ-4: in a free draft everybody takes and places as he likes."""
    return range(LEFT + 2) if game.options["draft"] == "free" else range(0)
