"""Longer texts: the rules as one page, and help."""

from bluffhouse.core.words import Words, words


def rules_page(words: Words) -> str:
    """The rules of a game as Markdown."""
    parts = [f"# {words.say('name')}", f"*{words.say('pitch')}*"]
    number = 1
    while words.has(f"rules-{number:02}"):
        parts += [f"## {words.say(f'rules-{number:02}')}", words.say(f"rules-{number:02}.body")]
        number += 1
    return "\n\n".join(parts) + "\n"


def move_help(words: Words) -> list[str]:
    """How the moves of a game are written, if it says so."""
    return [words.say("pic-help")] if words.has("pic-help") else []


def help_page(words: Words) -> str:
    """The keys of a table, and how moves are written."""
    return "\n\n".join([*move_help(words), words.say("ui-help-table")]) + "\n"


def join_help(words: Words) -> str:
    """The same, at a server's table."""
    return "\n\n".join([*move_help(words), words.say("join-help")]) + "\n"


def door_help(words: Words) -> str:
    return words.say("ui-help-door") + "\n"


def language_name(lang: str) -> str:
    """What a language calls itself."""
    return words(lang).say("ui-language-name")
