"""`bluffhouse mcp`: the house for agents that speak the Model Context Protocol."""

from typing import Annotated

import typer


def mcp(
    http: Annotated[
        str | None,
        typer.Option(
            metavar="PORT",
            help="Speak streamable HTTP on this port of this machine, instead of standard input "
            "and output.",
        ),
    ] = None,
) -> None:
    """Give agents that speak the Model Context Protocol a seat."""
    from bluffhouse.arena.extras import need
    from bluffhouse.cli import checks

    need("mcp", "mcp")
    port = None if http is None else checks.whole(http, "--http", 1, 65535)
    from bluffhouse.cli.agents.door import HERE, bound
    from bluffhouse.cli.agents.tools import server

    if port is None:
        server().run()
    else:
        bound(port).close()
        typer.echo(f"http://{HERE}:{port}/mcp", err=True)
        server().run("streamable-http", host=HERE, port=port)
