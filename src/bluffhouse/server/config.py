"""How a server is set up: by a file, by the environment, by the command line; the last one wins."""

import os
import re
import socket
import tomllib
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, cast
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct, inspect
from msgspec.structs import replace

from bluffhouse.bots.roster import file_of, is_own, parse
from bluffhouse.core.errors import OptionError, Refused
from bluffhouse.core.quoting import typed

PREFIX = "BLUFFHOUSE_"
#: What else is said by the environment, of other things than a server.
NO_SETTINGS = frozenset({"CACHE", "CHAT_KEY", "LANG", "PUBLISH", "SERVER", "WEIGHTS"})
SECRET = 16  # characters of the webhook's secret, at least
_BOT_NAME = re.compile(r"[\w.-]{1,20}")
_HOST = re.compile(r"[\w.-]+|\[[0-9A-Fa-f:.]+\]")


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a server. Limits are counted per address, if not said otherwise."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    data: str = ""  # a folder for the store; empty: the user's own
    store: str = ""  # the URL of a PostgreSQL database, instead of the folder
    public_url: str = ""  # how people reach the server, if not by host and port
    origins: list[str] = []  # other origins that pages may come from
    proxied: bool = False  # a reverse proxy in front says the client's address
    workers: Annotated[int, Meta(ge=1, le=64)] = 1  # processes that share the tables
    cluster: str = ""  # the name of several servers that share one store in PostgreSQL
    node: str = ""  # what this one of them is called; empty: by its machine and process
    inner: str = ""  # HOST:PORT where the others reach it; empty: as it reaches the store
    max_tables: Annotated[int, Meta(ge=1)] = 5000  # in memory
    tables_per_address: Annotated[int, Meta(ge=1)] = 100  # in memory
    rest_after: Annotated[int, Meta(ge=1)] = 900  # seconds without anybody at a match
    max_sockets: Annotated[int, Meta(ge=1)] = 200
    max_connections: Annotated[int, Meta(ge=1)] = 400  # sockets and others together
    capacity: Annotated[int, Meta(ge=1)] = 10_000  # connections of all addresses
    arrivals: Annotated[int, Meta(ge=1)] = 3000  # new connections a minute
    new_tables: Annotated[int, Meta(ge=1)] = 20  # a minute
    joins: Annotated[int, Meta(ge=1)] = 60  # a minute
    reviews: Annotated[int, Meta(ge=1)] = 6  # a minute, of matches that nobody has asked about
    requests: Annotated[int, Meta(ge=1)] = 600  # a minute, upgrades to sockets included
    pages: Annotated[int, Meta(ge=1)] = 3000  # files of the web pages, a minute
    misses: Annotated[int, Meta(ge=1)] = 3  # wrong codes of tables, a minute
    messages: Annotated[int, Meta(ge=1)] = 20  # a second, on one socket
    chat: Annotated[int, Meta(ge=1)] = 30  # lines a minute, of one guest
    commands: Annotated[int, Meta(ge=1)] = 60  # other than moves and chat, a minute, of one guest
    message_size: Annotated[int, Meta(ge=256)] = 4096
    header_size: Annotated[int, Meta(ge=1024)] = 16_384
    body_size: Annotated[int, Meta(ge=256)] = 16_384
    bot_pace: Annotated[float, Meta(ge=0, le=60)] = 1.0  # seconds a bot takes, about
    bot_threads: Annotated[int, Meta(ge=1, le=64)] = 2
    bots: dict[str, str] = {}  # others than the house's: what they are called here, and their class
    bot_seconds: Annotated[float, Meta(gt=0, le=60)] = 2.0  # that one of those may think
    bot_memory: Annotated[int, Meta(ge=16)] = 256  # megabytes that it may use
    keep_days: Annotated[int, Meta(ge=1)] = 90  # tables that nobody touches
    push_contact: str = ""  # mailto: or https:, for push services; empty: the public URL
    push_inside: bool = False  # calls may go to private addresses, and unencrypted: for tests
    webhook: str = ""  # an address that is told, too, whose turn it is at slow tables
    webhook_secret: str = ""  # by which it knows that it was us
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_json: bool = False


_FIELDS = cast(inspect.StructType, inspect.type_info(Config)).fields


class ConfigError(Refused):
    """A setting that cannot be."""


def load(
    file: Path | None = None,
    environment: Mapping[str, str] = os.environ,
    given: Mapping[str, Any] | None = None,
) -> Config:
    """The configuration: a TOML file, then BLUFFHOUSE_… variables, then what was given."""
    settings = _from_file(file) if file else {}
    settings |= _from_environment(environment)
    if isinstance(settings.get("bots"), str):
        settings["bots"] = _allowed(settings["bots"].split())
    settings |= {name: value for name, value in (given or {}).items() if value is not None}
    if isinstance(settings.get("origins"), str):
        settings["origins"] = settings["origins"].split()
    if isinstance(settings.get("bots"), list):
        settings["bots"] = _allowed(settings["bots"])
    config = _converted(settings)
    if config.workers > 1 and not hasattr(socket, "send_fds"):
        raise ConfigError("serve-no-workers")
    if config.cluster:
        _check_cluster(config)
    _check_calls(config)
    for name, place in config.bots.items():
        check_bot(name, place)
    for url in (config.public_url, *config.origins):
        if url and not _is_origin(url):
            raise ConfigError("serve-bad-origin", url=typed(url))
    return replace(config, origins=[url.rstrip("/").lower() for url in config.origins])


def _converted(settings: Mapping[str, Any]) -> Config:
    """The settings, each of the right type."""
    for name in settings:
        if name not in Config.__struct_fields__:
            raise _unknown(name)
    try:
        return msgspec.convert(settings, Config, strict=False)
    except msgspec.ValidationError as error:
        name = re.findall(r"`\$\.(\w+)", str(error))[0]
        raise ConfigError("serve-bad-value", name=name, allowed=_values(name)) from error


def _unknown(name: str) -> ConfigError:
    said = name.removeprefix(PREFIX).lower()
    if near := get_close_matches(said, Config.__struct_fields__, 1):
        return ConfigError("serve-no-setting-near", name=typed(name), near=near[0])
    return ConfigError("serve-no-setting", name=typed(name))


def _values(name: str) -> str:
    """What a setting can be, in no language. The value that was given may be a secret: it is not
    repeated."""
    (field,) = [field for field in _FIELDS if field.name == name]
    match field.type:
        case inspect.LiteralType(values):
            return ", ".join(map(str, values))
        case inspect.BoolType():
            return "true, false"
        case inspect.IntType() | inspect.FloatType() as number:
            least = f"> {number.gt}" if number.ge is None else f"≥ {number.ge}"
            return least if number.le is None else f"{least}, ≤ {number.le}"
        case inspect.ListType():
            return '["…", "…"]'
        case inspect.DictType():
            return '{ … = "…" }'
        case _:
            return '"…"'


def _check_cluster(config: Config) -> None:
    if not config.store.startswith(("postgresql://", "postgres://")):
        raise ConfigError("serve-cluster-store")
    if config.workers > 1:
        raise ConfigError("serve-cluster-workers")
    _, colon, port = config.inner.rpartition(":")
    if config.inner and not (colon and port.isdecimal() and int(port) < 65536):
        raise ConfigError("serve-bad-inner", value=typed(config.inner))


def _check_calls(config: Config) -> None:
    if config.webhook and not _is_web(config.webhook):
        raise ConfigError("serve-bad-url", url=typed(config.webhook))
    if config.webhook and len(config.webhook_secret) < SECRET:
        raise ConfigError("serve-webhook-secret", least=SECRET)
    if config.push_contact and not config.push_contact.startswith(("mailto:", "https:")):
        raise ConfigError("serve-push-contact", value=typed(config.push_contact))


def _allowed(given: Sequence[str]) -> dict[str, str]:
    """`NAME=FILE.py:CLASS` and its like."""
    pairs = {}
    for text in given:
        name, equals, place = text.partition("=")
        if not equals:
            raise ConfigError("serve-bad-bot", value=typed(text))
        pairs[name.strip()] = place.strip()
    return pairs


def check_bot(name: str, place: str) -> None:
    """Whether a bot may be called so, and be looked for there. It is not loaded: that is for a
    process of its own."""
    if not hasattr(os, "fork"):
        raise ConfigError("serve-no-own-bots")
    if not _BOT_NAME.fullmatch(name) or not is_own(name):
        raise ConfigError("serve-bad-bot-name", name=typed(name))
    try:
        bot = parse(place)
    except OptionError as error:
        raise ConfigError("serve-bad-bot-class", name=name, why=error) from None
    if not bot.is_own or bot.persona:
        raise ConfigError("serve-bad-bot", value=f"{name}={typed(place)}")
    file = file_of(bot.base)
    if file is not None and not Path(file).expanduser().is_file():
        missing = OptionError("bot-no-file", file=typed(file))
        raise ConfigError("serve-bad-bot-class", name=name, why=missing)


def _is_web(url: str) -> bool:
    try:
        parts = urlsplit(url)
        host = parts.netloc.removesuffix(f":{parts.port}")
    except ValueError:
        return False
    plain = url.isprintable() and " " not in url
    return plain and parts.scheme in ("http", "https") and _HOST.fullmatch(host) is not None


def _is_origin(url: str) -> bool:
    """Whether it is no more than a scheme, a host and perhaps a port: pages are at its root."""
    return _is_web(url) and urlsplit(url)[2:] in (("", "", ""), ("/", "", ""))


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    names = {PREFIX + name.upper(): name for name in Config.__struct_fields__}
    for name in environment:
        other = name.removeprefix(PREFIX) in NO_SETTINGS
        if name.startswith(PREFIX) and name not in names and not other:
            raise _unknown(name)
    return {name: environment[key] for key, name in names.items() if key in environment}


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ConfigError("serve-bad-file", path=typed(str(file)), why=str(error)) from error
