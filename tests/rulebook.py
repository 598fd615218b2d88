"""A game's rules as tests read them: its clauses, and what players read of them."""

import re
from pathlib import Path

from bluffhouse.core.words import words

RULES = Path(__file__).parents[1] / "docs" / "rules"


def clauses(game: str) -> list[str]:
    """The clause ids of a game's rules."""
    text = (RULES / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(r"^- ([A-Z]{2}-\w+) ", text, re.MULTILINE)


def sections(game: str, lang: str) -> list[str]:
    """The keys of the sections."""
    said = words(lang, game)
    return [key for i in range(1, 40) if said.has(key := f"rules-{i:02}")]
