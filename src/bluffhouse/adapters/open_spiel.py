"""OpenSpiel: every game as a `pyspiel` game.

    from bluffhouse.adapters import open_spiel

    game = open_spiel.load("luegen", players=2, dice=1, mats=1, halves=False)

Once this is imported, `pyspiel.load_game("bluffhouse_luegen(players=2,dice=1)")` knows them, too.
Needs the extra `open_spiel`.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

import bluffhouse
from bluffhouse.adapters.course import NOBODY, SEEDS, Course, Draw
from bluffhouse.adapters.deals import Deals, deals_of
from bluffhouse.adapters.table import missing, table
from bluffhouse.core.game import Game
from bluffhouse.core.numbers import whole_number
from bluffhouse.core.options import Option, Value
from bluffhouse.core.quoting import shown
from bluffhouse.core.room import Room
from bluffhouse.games import rooms

try:
    import pyspiel
except ImportError:
    raise missing("OpenSpiel", "open_spiel") from None

CHANCES = ("auto", "explicit", "sampled")
ENDLESS = 1 << 20  # moves; where the rules set no end, no match that is played will be as long
LARGEST = 10_000_000  # numbers of an information-state tensor


def load(
    game: str | Game, *, chance: str = "auto", seed: int = 0, **options: Any
) -> "BluffhouseGame":
    """A `pyspiel` game.

    `chance` is `explicit` if all deals can be listed (the room says what hands there are, and there
    is no chance but the deal), else `sampled`: then a chance node has one outcome, drawn anew
    whenever a state comes there. `auto` takes what can be had. `seed` decides what is drawn.
    """
    made = table(game, options)
    if whole_number(seed) is None:
        raise ValueError(f"a seed is a whole number, not {shown(seed)}")
    return _KINDS[made.id](_parameters(made, chance, seed))


# --- names and parameters -------------------------------------------------------------------


def _name(room: Room) -> str:
    return f"bluffhouse_{room.id}"


def _default(option: Option) -> Value:
    """What stands for an option in OpenSpiel, which knows one type of value for each; options that
    may be a word or a number are words."""
    if option.default is None:
        assert isinstance(option.allowed, range)
        return option.allowed[0]
    return option.default


def _specification(room: Room) -> dict[str, Any]:
    return {
        **{option.name: _default(option) for option in room.options},
        "chance": CHANCES[0],
        "seed": 0,
    }


def _parameters(game: Game, chance: str, seed: int) -> dict[str, Any]:
    options = {
        option.name: type(_default(option))(game.options[option.name])
        for option in game.room.options
    }
    return {**options, "chance": chance, "seed": int(seed)}


def _table(room: Room, parameters: Mapping[str, Any]) -> Game:
    """The table that parameters tell of."""
    options = {
        option.name: _value(option, parameters[option.name])
        for option in room.options
        if option.name in parameters
    }
    return bluffhouse.make(room.id, **{"players": _default(room.options[0]), **options})


def _value(option: Option, given: Any) -> Any:
    """A value as the rules take it: a number that was written as a word."""
    number = isinstance(given, str) and given.isdecimal()
    return int(given) if number and given not in option.allowed else given


def _type(room: Room, *, explicit: bool, tensor: bool) -> Any:
    kinds = pyspiel.GameType
    mode = kinds.ChanceMode.EXPLICIT_STOCHASTIC if explicit else kinds.ChanceMode.SAMPLED_STOCHASTIC
    seats = room.seats()
    return kinds(
        short_name=_name(room),
        long_name=_name(room),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=mode,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_specification(room),
    )


# --- games and states -----------------------------------------------------------------------


class BluffhouseGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A table as OpenSpiel knows it."""

    room: Room

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        self.table = _table(self.room, given)
        self.deals = _deals(self.table, given.get("chance", CHANCES[0]))
        self.draw = Draw(int(given.get("seed", 0)))
        spec = self.table.spec
        self.longest = spec.longest or ENDLESS
        self.recalled = self.longest + 1, spec.shape[0] + spec.actions
        tensor = self.recalled[0] * self.recalled[1] <= LARGEST
        least, most = spec.utility
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.actions,
            max_chance_outcomes=len(self.deals.hands) if self.deals else SEEDS,
            num_players=spec.players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=min(self.longest, SEEDS),
        )
        kind = _type(self.room, explicit=self.deals is not None, tensor=tensor)
        super().__init__(kind, info, given)

    def new_initial_state(self) -> "BluffhouseState":
        return BluffhouseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"observers take no parameters, not {shown(params)}")
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


def _deals(game: Game, chance: str) -> Deals | None:
    """The deals to be listed, or None: they are sampled."""
    if chance not in CHANCES:
        raise ValueError(f"chance is one of {', '.join(CHANCES)}, not {shown(chance)}")
    if chance == "sampled":
        return None
    deals, why = deals_of(game)
    if deals is None and chance == "explicit":
        raise ValueError(why)
    return deals


class BluffhouseState(pyspiel.State):  # type: ignore[misc]
    """A match as OpenSpiel knows it: a shell around `Course`, which is soon copied."""

    def __init__(self, game: BluffhouseGame) -> None:
        super().__init__(game)
        self.course = Course(game.table, game.deals, game.draw)

    def current_player(self) -> int:
        return self.course.actor

    def is_terminal(self) -> bool:
        return self.course.actor == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.outcomes()

    def _apply_action(self, action: int) -> None:
        self.course.go_on(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.say(player, action)

    def returns(self) -> list[float]:
        return self.course.returns()

    def __str__(self) -> str:
        return str(self.course)


class Observer:
    """What OpenSpiel asks for observations; `perfect_recall`: of all that a player ever saw."""

    def __init__(self, game: BluffhouseGame, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        shape = game.recalled if perfect_recall else game.table.spec.shape
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if np.prod(shape) <= LARGEST:
            self.tensor = np.zeros(int(np.prod(shape)), np.float32)
            self.dict["moments" if perfect_recall else "observation"] = self.tensor.reshape(shape)

    def set_from(self, state: BluffhouseState, player: int) -> None:
        for tensor in self.dict.values():
            state.course.fill(tensor, player, recall=self._recall)

    def string_from(self, state: BluffhouseState, player: int) -> str:
        return state.course.recalled(player) if self._recall else state.course.seen(player)


def _register(room: Room) -> type[BluffhouseGame]:
    """Make a room known to `pyspiel.load_game`. It wants a class of its own: OpenSpiel lets go of
    what it knows when Python has ended already, and only classes outlive that."""
    kind = type(_name(room), (BluffhouseGame,), {"room": room})
    pyspiel.register_game(_type(room, explicit=True, tensor=True), kind)
    return kind


_KINDS = {room.id: _register(room) for room in rooms()}
