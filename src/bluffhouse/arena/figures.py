"""Numbers as the languages of the house write them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figures:
    """How one language writes numbers."""

    group: str
    point: str
    percent: str
    grouped_from: int  # numbers below are written without groups

    def whole(self, number: float) -> str:
        return self.decimal(number, 0)

    def decimal(self, number: float, digits: int) -> str:
        text = (
            f"{number:,.{digits}f}" if abs(number) >= self.grouped_from else f"{number:.{digits}f}"
        )
        text = text.replace("-", "−")
        return text.translate({ord(","): self.group, ord("."): self.point})

    def short(self, number: float) -> str:
        """About three digits, for numbers of any size."""
        size = abs(number)
        return self.decimal(number, 0 if size >= 100 or size == 0 else 1 if size >= 10 else 2)

    def share(self, share: float | None, digits: int = 1) -> str:
        """A share as per cent; a dash for none."""
        if share is None:
            return "–"
        return self.decimal(100 * share, digits) + self.percent


_BY_LANGUAGE = {
    "en": Figures(",", ".", "%", 1000),
    "de": Figures(".", ",", "\N{NO-BREAK SPACE}%", 1000),
    "bg": Figures("\N{NO-BREAK SPACE}", ",", "%", 10_000),
}


def figures(lang: str) -> Figures:
    return _BY_LANGUAGE.get(lang, _BY_LANGUAGE["en"])


def share_digits(width: float) -> int:
    """How many decimals of a per cent tell apart what lies `width` (a share) apart."""
    return 1 if width >= 0.004 else 2 if width >= 0.0004 else 3
