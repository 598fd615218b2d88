"""The tools of `bluffhouse mcp`: a house that an agent can walk into.

Whatever is refused comes back as one sentence that says what to do; nothing else is changed by it.
"""

import secrets
from collections.abc import Callable
from functools import cached_property, wraps
from inspect import signature
from typing import Annotated, Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field, ValidationError

import bluffhouse
from bluffhouse.bots.roster import split
from bluffhouse.cli import checks
from bluffhouse.cli.agents.chair import Chair
from bluffhouse.cli.agents.local import LocalChair
from bluffhouse.cli.agents.remote import RemoteChair
from bluffhouse.cli.listing import facts
from bluffhouse.cli.sitting import make
from bluffhouse.cli.texts import rules_page
from bluffhouse.core.errors import Refused
from bluffhouse.core.quoting import typed
from bluffhouse.core.words import words
from bluffhouse.games import playable

CHAIRS = 64  # that may be taken at once
LONGEST_WAIT = 120.0  # seconds

ABOUT = """Bluffhouse is the house of lying games. Call list_games, then sit_down at a match with
bots, or join_table at a server's table by its link. Both give you a chair: name it in every other
call. You may lie where the rules let you. Call move when it is your turn, wait when it is not, and
leave_table in the end."""

Lang = Annotated[str, Field(description="The language: en, de or bg.")]
ChairName = Annotated[str, Field(description="The chair that sit_down or join_table gave you.")]


class Hall:
    """All chairs that agents sit on. The names of chairs cannot be guessed."""

    def __init__(self) -> None:
        self._chairs: dict[str, Chair] = {}

    def take(self, make_chair: Callable[[], Chair]) -> tuple[str, Chair]:
        self.check_room()
        name, chair = secrets.token_hex(4), make_chair()
        self._chairs[name] = chair
        return name, chair

    def check_room(self) -> None:
        if len(self._chairs) >= CHAIRS:
            raise Refused("agent-chairs", most=CHAIRS)

    def chair(self, name: str) -> Chair:
        if name not in self._chairs:
            raise Refused("agent-no-chair")
        return self._chairs[name]

    async def leave(self, name: str) -> None:
        chair = self.chair(name)
        del self._chairs[name]
        await chair.leave()

    # --- the tools --------------------------------------------------------------------------

    async def list_games(self, lang: Lang = "en") -> list[dict[str, Any]]:
        """The games of the house: id, name, what they are about, how many play, and options."""
        return [facts(game, checks.language(lang)) for game in playable()]

    async def rules(self, game: str, lang: Lang = "en") -> str:
        """The whole rules of a game."""
        return rules_page(words(checks.language(lang), checks.game(game)))

    async def sit_down(
        self,
        game: Annotated[str, Field(description="The id of a game.")],
        players: Annotated[int, Field(description="How many play, you included.")] = 3,
        bots: Annotated[
            str | list[str],
            Field(description="Who the others are: random, thumb, calculator, thinker, in some "
                  "games master, each also with a persona, as in thumb/honest; several as a list, "
                  "or separated by commas.")
        ] = "thumb",
        seat: Annotated[int, Field(description="Your seat, from 0.")] = 0,
        options: Annotated[
            dict[str, int | bool | str] | None, Field(description="Options of the rules.")
        ] = None,
        seed: Annotated[int | None, Field(ge=0, description="Decides all chance.")] = None,
        odds: Annotated[bool, Field(description="Whether odds may be asked.")] = True,
        lang: Lang = "en",
    ) -> str:  # fmt: skip
        """Sit down at a match with bots, here. Gives your chair, the rules, and your first turn."""
        spoken = checks.language(lang)
        table = make(checks.game(game), **{"players": players, **(options or {})})
        names = split(checks.level(bots if isinstance(bots, str) else ",".join(bots)))
        if len(names) >= table.players:
            raise Refused("agent-bots", named=len(names), seats=table.players - 1)
        place = checks.whole(str(seat), "seat", 0, table.players - 1)
        name, chair = self.take(
            lambda: LocalChair(table.new(seed), place, names, spoken, allow_odds=odds)
        )
        return self._welcome(name, chair)

    async def join_table(
        self,
        link: Annotated[str, Field(description="The link of a table, as people pass it on.")],
        name: Annotated[str, Field(description="Your name at the table.")] = "Agent",
        lang: Lang = "en",
    ) -> str:
        """Sit down at a server's table, among people. Gives your chair; then wait for your turn."""
        self.check_room()
        sat = await RemoteChair.sit(link, name, checks.language(lang))
        chair_name, chair = self.take(lambda: sat)
        return self._welcome(chair_name, chair)

    def _welcome(self, name: str, chair: Chair) -> str:
        chair.news()
        return f"{chair.words.say('agent-chair', chair=name)}\n\n{chair.look(rules=True)}"

    async def look(
        self,
        chair: ChairName,
        rules: Annotated[bool, Field(description="Whether the rules are told again.")] = False,
    ) -> str:
        """Everything you know now: the story so far, what you see, and your legal moves."""
        return self.chair(chair).look(rules=rules)

    async def odds(self, chair: ChairName) -> str:
        """What can be worked out exactly about what you have to decide, if the table allows it."""
        seat = self.chair(chair)
        return "\n".join(await seat.odds()) or seat.words.say("agent-no-odds")

    async def move(
        self,
        chair: ChairName,
        move: Annotated[str, Field(description="One of your legal moves, as it is written there.")],
    ) -> str:
        """Make a move. Gives what happened since, and your next turn if it has come."""
        seat = self.chair(chair)
        await seat.move(move)
        return self._told(seat)

    async def wait(
        self,
        chair: ChairName,
        seconds: Annotated[float, Field(description="How long at most, up to 120.")] = 30.0,
    ) -> str:
        """Wait until it is your turn or the match is over. Gives what happened meanwhile."""
        seat = self.chair(chair)
        await seat.wait(min(max(seconds, 0.0), LONGEST_WAIT))
        return self._told(seat)

    def _told(self, seat: Chair) -> str:
        lines = seat.news()
        if results := seat.results():
            lines += ["", seat.words.say("ui-over")]
            for name, score, won in results:
                lines.append(f"{name}: {score}, {seat.words.say('ui-won' if won else 'ui-lost')}")
        elif seat.my_turn:
            lines += ["", seat.words.say("agent-your-turn"), "", seat.look(rules=False)]
        else:
            lines += ["", seat.words.say("agent-wait")]
        return "\n".join(lines)

    async def leave_table(self, chair: ChairName) -> str:
        """Leave a chair for good."""
        said = self.chair(chair).words.say("agent-left")
        await self.leave(chair)
        return said


def _speaking(tool: Callable[..., Any]) -> Callable[..., Any]:
    """A refusal is told to the agent as it would be told to a person."""

    @wraps(tool)
    async def told(*given: Any, **named: Any) -> Any:
        try:
            return await tool(*given, **named)
        except Refused as refused:
            raise ToolError(refused.say(str(named.get("lang", "en")))) from refused

    return told


class House(MCPServer[Any]):
    """The server; what does not fit a tool is refused in a sentence, not in a list for authors. A
    name that a tool does not know is refused, too: who misspells an option plays another game."""

    def offer(self, tool: Callable[..., Any]) -> None:
        self.add_tool(_speaking(tool))
        self._takes[tool.__name__] = [*signature(tool).parameters]

    @cached_property
    def _takes(self) -> dict[str, list[str]]:
        """What every tool takes, by its name."""
        return {}

    async def call_tool(
        self, name: str, arguments: dict[str, Any], *given: Any, **named: Any
    ) -> Any:
        takes = self._takes.get(name, [*arguments])
        if strange := [typed(given) for given in arguments if given not in takes]:
            raise ToolError(f"{strange[0]}: {name} takes {', '.join(takes)}, and nothing else.")
        try:
            return await super().call_tool(name, arguments, *given, **named)
        except ToolError as error:
            if not isinstance(error.__cause__, ValidationError):
                raise
            wrong = error.__cause__.errors()[0]
            raise ToolError(f"{wrong['loc'][0]}: {wrong['msg']}.") from error


def server() -> House:
    """The house as an MCP server."""
    hall = Hall()
    made = House(
        "bluffhouse", title="Bluffhouse", instructions=ABOUT, version=bluffhouse.__version__,
        log_level="WARNING",
    )  # fmt: skip
    for tool in (
        hall.list_games, hall.rules, hall.sit_down, hall.join_table, hall.look, hall.odds,
        hall.move, hall.wait, hall.leave_table,
    ):  # fmt: skip
        made.offer(tool)
    return made
