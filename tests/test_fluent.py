"""The house says its texts as Fluent's own formatter would."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from hypothesis import example, given
from hypothesis import strategies as st

import bluffhouse as bh
from bluffhouse.core import finder
from bluffhouse.core.fluent import Bundle, parsed
from bluffhouse.core.words import LANGUAGES, words

HOUSE = Path(bh.__file__).parent / "core" / "text"
SAMPLES = 4
VALUES: list[Any] = [1, "Ada", 0, 2.5, 21, 1234, 0.125, 1234.5678, 1.0, 0.005, -3]
RATES = [0.0, 1, 0.125, 0.005, 2.25, -0.5, 12.345]


class Asked(Visitor):
    """What texts ask for: variables, with the values that they tell apart."""

    def __init__(self) -> None:
        self.values: dict[str, list[Any]] = defaultdict(list)
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.values[node.id.name] += []

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        (variable,) = node.arguments.positional
        self.numbers.add(variable.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        told = [k.name if isinstance(k, ftl.Identifier) else int(k.value) for k in keys]
        plural = {"one", "other"} if "other" in told else set()  # meant for numbers
        self.values[node.selector.id.name] += [key for key in told if key not in plural]
        self.generic_visit(node)


def sources(lang: str, game: str | None) -> list[str]:
    folders = [HOUSE, *([finder.texts(game)] if game else [])]
    files = [file for folder in folders for file in sorted(folder.glob(f"{lang}.*ftl"))]
    return [file.read_text("utf-8") for file in files]


#: The house's own texts go with those of every game.
resource = cache(FluentResource)
read = cache(parsed)


def theirs(lang: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for source in sources(lang, game):
        bundle.add_resource(resource(source), allow_overrides=True)
    return bundle


@cache
def plain(kind: type, value: Any) -> Any:
    """As the house says it: without separators."""
    return fluent_number(value, useGrouping=False) if issubclass(kind, int) else value


def said_by(bundle: FluentBundle, key: str, details: dict[str, Any]) -> str:
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    told = {name: plain(type(value), value) for name, value in details.items()}
    text, errors = bundle.format_pattern(pattern, told)
    assert not errors, (key, details, errors)
    return text


def asked_by(messages: list[ftl.Message]) -> Asked:
    asked = Asked()
    for message in messages:
        asked.visit(message)
    return asked


def anything(asked: Asked) -> list[dict[str, Any]]:
    """Values for all that any text asks for: a text within a text may."""
    return [
        {
            name: RATES[n % len(RATES)] if name in asked.numbers else VALUES[n % len(VALUES)]
            for name in asked.values
        }
        for n in range(SAMPLES)
    ]


def details(message: ftl.Message, samples: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """What the text may be told: each of the things that it tells apart, too."""
    own = {name: told for name, told in asked_by([message]).values.items() if told}
    yield from samples
    for n in range(max(map(len, own.values()), default=0)):
        yield samples[0] | {name: told[n % len(told)] for name, told in own.items()}


def keys(message: ftl.Message) -> list[str]:
    own = [message.id.name] if message.value else []
    return own + [f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", bh.games())
def test_every_text_is_the_same(lang: str, game: str) -> None:
    messages = [message for source in sources(lang, game) for message in read(source)]
    ours, fluents, samples = (
        Bundle(lang, messages),
        theirs(lang, game),
        anything(asked_by(messages)),
    )
    house = len([message for source in sources(lang, None) for message in read(source)])
    fresh = messages[house if game != bh.games()[0] else 0 :]  # some of the house name the game
    assert len(fresh) > 50
    for message in fresh:
        for told in details(message, samples):
            for key in keys(message):
                assert ours.say(key, told) == said_by(fluents, key, told), (key, told)


FORMS = ("", "style: \"percent\", maximumFractionDigits: 0", "maximumFractionDigits: 1",
         "minimumFractionDigits: 2, maximumFractionDigits: 2")  # fmt: skip
ONE = "".join(
    f"number-{n} = {{ NUMBER($n{', ' if form else ''}{form}) }}\n" for n, form in enumerate(FORMS)
)
ONE += "plain = { $n }\nchosen = { $n ->\n    [0] none\n    [one] one\n   *[other] more\n  }\n"
NUMBERS = st.floats(-1e15, 1e15) | st.floats(-2, 2) | st.integers(-(10**15) + 1, 10**15 - 1)
BUNDLES = {lang: (Bundle(lang, parsed(ONE)), FluentBundle([lang])) for lang in LANGUAGES}
for _, fluents in BUNDLES.values():
    fluents.add_resource(FluentResource(ONE))


def with_nothing_plain(text: str) -> str:
    """The peer says "-0" of what is rounded to nothing, or "0" if it was asked for 0 before."""
    return text if re.search("[1-9]", text) else text.removeprefix("-")


@given(st.sampled_from(LANGUAGES), NUMBERS)
@example("en", -0.0)
@example("de", -0.001)
def test_every_number_is_the_same(lang: str, n: float) -> None:
    ours, fluents = BUNDLES[lang]
    for key in (*(f"number-{k}" for k in range(len(FORMS))), "plain", "chosen"):
        said = said_by(fluents, key, {"n": n}).strip("\u2068\u2069")
        assert ours.say(key, {"n": n}) == with_nothing_plain(said), key


@pytest.mark.parametrize(
    ("source", "details", "why"),
    [
        ("k = { $n }", {}, "$n is missing"),
        ("k = { $n }", {"n": None}, "$n is a NoneType"),
        ("k = { $n }", {"n": [1]}, "$n is a list"),
        ("k = { $n }", {"n": float("nan")}, "nan is no number"),
        ("k = { other }", {}, "no text 'other'"),
        ("k =\n    .a = A", {}, "the text 'k' is empty"),
        ("k = { -term }", {}, "do without TermReference"),
        ("k = { DATETIME($n) }", {"n": 1}, "do without FunctionReference"),
        ("k = { NUMBER($n, minimumIntegerDigits: 2) }", {"n": 1}, "without minimumIntegerDigits"),
    ],
)
def test_what_cannot_be_said_says_why(source: str, details: dict[str, Any], why: str) -> None:
    with pytest.raises(KeyError) as refused:
        Bundle("en", parsed(source + "\n")).say("k", details)
    assert why in refused.value.args[0]


def test_long_numbers_are_not_said_in_full() -> None:
    assert len(words("en").say("ui-doctor-steps", slow=10**40, fast=1)) < 80
