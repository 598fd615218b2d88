"""Says texts written in Fluent, as far as the house's own go: values, numbers, choices, and texts
within texts.

Fluent's parser reads the files. Its formatter is left to the tests, which compare the two: it comes
with the customs of seven hundred regions in 36 MB, and the house speaks three languages.
"""

from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal, localcontext
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

Details = Mapping[str, Any]
Said = Callable[[Details], str]

FRACTION = 3  # digits, of a number whose text does not say how many
DIGITS = 400  # more than a float has


class Customs(NamedTuple):
    """How a language writes numbers."""

    point: str
    comma: str  # between thousands
    percent: str


CUSTOMS = {
    "en": Customs(".", ",", "%"),
    "de": Customs(",", ".", "\xa0%"),
    "bg": Customs(",", "\xa0", "%"),
}


class Form(NamedTuple):
    """How a text wants a number."""

    percent: bool = False
    least: int = 0  # digits after the point
    most: int = FRACTION


def parsed(source: str) -> list[ast.Message]:
    """The messages of a file."""
    entries = FluentParser(with_spans=False).parse(source).body
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def junk(source: str) -> list[tuple[int, str]]:
    """What in a file is no Fluent: lines, and what is wrong there."""
    found = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Junk)]
    notes = [note for entry in found for note in entry.annotations]
    return [
        (source.count("\n", 0, note.span.start if note.span else 0) + 1, str(note.message))
        for note in notes
    ]


class Bundle:
    """The messages of one language. A text is made ready when it is said for the first time."""

    def __init__(self, lang: str, messages: Iterable[ast.Message]) -> None:
        self._customs = CUSTOMS[lang]
        self._messages = {message.id.name: message for message in messages}  # the last one holds
        self._ready: dict[str, Said] = {}

    def has(self, key: str) -> bool:
        """Whether there is such a text: `message`, or `message.attribute`."""
        name, _, wanted = key.partition(".")
        message = self._messages.get(name)
        if message is None or not wanted:
            return message is not None
        return any(attribute.id.name == wanted for attribute in message.attributes)

    def say(self, key: str, details: Details) -> str:
        """The text of `message` or `message.attribute`; KeyError if it cannot be said."""
        if key not in self._ready:
            self._ready[key] = self._text(self._pattern(key))
        return self._ready[key](details)

    def _pattern(self, key: str) -> ast.Pattern:
        name, _, wanted = key.partition(".")
        if name not in self._messages:
            raise KeyError(f"no text {key!r}")
        message = self._messages[name]
        attributes = {attribute.id.name: attribute.value for attribute in message.attributes}
        pattern = attributes.get(wanted) if wanted else message.value
        if pattern is None:
            raise KeyError(f"the text {key!r} is empty")
        return pattern

    def _text(self, pattern: ast.Pattern) -> Said:
        parts = [self._part(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda details: "".join([part(details) for part in parts])

    def _part(self, element: ast.TextElement | ast.Placeable) -> Said:
        if isinstance(element, ast.TextElement):
            return _constant(element.value)
        match element.expression:
            case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
                return self._choice(name.name, variants)
            case ast.MessageReference(id=name, attribute=attribute):
                key = f"{name.name}.{attribute.name}" if attribute else name.name
                return lambda details: self.say(key, details)
            case ast.StringLiteral() as literal:
                return _constant(literal.parse()["value"])
            case ast.VariableReference(id=name):
                return self._value(name.name, Form())
            case ast.FunctionReference(
                id=ast.Identifier(name="NUMBER"),
                arguments=ast.CallArguments(
                    positional=[ast.VariableReference(id=name)], named=form
                ),
            ):
                return self._value(name.name, _form(form))
        raise KeyError(f"texts of the house do without {type(element.expression).__name__}")

    def _value(self, name: str, form: Form) -> Said:
        def said(details: Details) -> str:
            value = _found(details, name)
            return value if isinstance(value, str) else _written(value, form, self._customs)

        return said

    def _choice(self, name: str, variants: list[ast.Variant]) -> Said:
        ready = [(_key(variant), self._text(variant.value)) for variant in variants]
        other = next(said for said, v in zip(ready, variants, strict=True) if v.default)[1]

        def said(details: Details) -> str:
            value = _found(details, name)
            fits = (value,) if isinstance(value, str) else (value, _plural(value))
            return next((text for key, text in ready if key in fits), other)(details)

        return said


def _constant(text: str) -> Said:
    return lambda _: text


def _found(details: Details, name: str) -> str | int | float:
    value = details.get(name)
    if not isinstance(value, (str, int, float)):
        raise KeyError(
            f"${name} is {'a ' + type(value).__name__ if name in details else 'missing'}"
        )
    return value


def _plural(value: float) -> str:
    """In each of the three languages."""
    return "one" if abs(value) == 1 else "other"


def _key(variant: ast.Variant) -> str | float:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else float(key.value)


def _form(named: list[ast.NamedArgument]) -> Form:
    given = {argument.name.name: argument.value.value for argument in named}
    form = Form(
        percent=given.pop("style", "") == "percent",
        least=int(given.pop("minimumFractionDigits", 0)),
        most=int(given.pop("maximumFractionDigits", FRACTION)),
    )
    if given:
        raise KeyError(f"numbers of the house do without {', '.join(given)}")
    return form


def _written(value: float, form: Form, customs: Customs) -> str:
    """A number by the customs of a language. Whole ones are not grouped, so that they can be read
    as moves and codes, too."""
    with localcontext(prec=DIGITS):
        exact = Decimal(value if isinstance(value, int) else str(value))
        exact = exact.scaleb(2 if form.percent else 0)
        if not exact.is_finite():
            raise KeyError(f"{value} is no number that a text could say")
        rounded = exact.quantize(Decimal(1).scaleb(-form.most)) + 0  # nobody says minus nothing
    whole, _, part = f"{rounded:{'' if isinstance(value, int) else ','}f}".partition(".")
    part = part[: form.least] + part[form.least :].rstrip("0")
    whole = whole.replace(",", customs.comma)
    return (
        whole + (customs.point + part if part else "") + (customs.percent if form.percent else "")
    )
