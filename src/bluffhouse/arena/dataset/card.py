"""The card of a data set: what made it, and what its columns are."""

import msgspec

from bluffhouse.arena.asked import Forfeit
from bluffhouse.arena.dataset.settings import Settings
from bluffhouse.core.words import words

CARD, README = "_card.json", "_README.md"

COLUMNS = {
    "match": "number of the match, from 0",
    "number": "number of the move in its match, from 1",
    "player": "seat of who decides",
    "bot": "who that is",
    "information_state": "everything the player ever saw and did in the match (`match.information_state(player).text`)",  # noqa: E501
    "observation": "what he sees now as numbers, as `game.spec` lays them out",
    "mask": "which action ids are legal",
    "action": "the action id he took",
    "move": "the same in words",
    "mixture": "the probabilities that it was drawn from, by action id; null if the bot has none",
    "value": "the share of the win that the bot expected; null if it reckons none",
    "odds": "what can be worked out exactly from his view: key, details (JSON), chance, value",
    "return": "his utility at the end: 1/k to each of k winners, −1/(n−k) to each other",
    "won": "whether he won",
    "score": "his score in the game's own coin",
    "text": 'the seat in plain text (`match.prompt(player, lang, rules="none")`); null if no language was named',  # noqa: E501
}


class Card(msgspec.Struct, frozen=True):
    """For programs."""

    settings: Settings
    rows: int = 0
    parts: int = 0  # of how many there is a file
    forfeits: tuple[Forfeit, ...] = ()  # matches that have no rows, because a bot failed


def readme(card: Card) -> str:
    """For people, in English: data sets travel."""
    made = card.settings
    options = " ".join(f"--option {k}={str(v).lower()}" for k, v in made.options.items())
    text = f" --text {made.text}" if made.text else ""
    lines = [
        f"# {words('en', made.game).say('name')}: decisions of bots",
        f"{card.rows} decisions in {made.matches} matches between {', '.join(made.bots)}; "
        f"{card.parts} of {len(made.parts)} files are there.",
        f"Made by Bluffhouse {made.version} (rules version {made.rules}) with:",
        f"```sh\nbluffhouse dataset {made.game} --bots {','.join(made.bots)} --matches "
        f"{made.matches} --seed {made.seed} {options}{text} --out FOLDER\n```",
        "With every match the bots move up by one seat. Chance is decided by the seed: the same "
        "command makes the same files, byte for byte.",
        "| column | what it is |\n| --- | --- |\n"
        + "\n".join(f"| `{name}` | {about} |" for name, about in COLUMNS.items()),
        *(f"{f.bot} forfeited {f.matches} matches: {f.why}" for f in card.forfeits),
    ]
    return "\n\n".join(lines) + "\n"
