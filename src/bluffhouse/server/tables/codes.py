"""The codes of tables."""

import secrets

#: Letters that are not taken for others, spoken or written; too few vowels for words.
LETTERS = "BCDFGHJKMNPQRTVWXZ"
#: Of a new code. What that means for who guesses, docs/hosting.md says.
LENGTH = 8
#: Tables that were opened when codes were shorter keep theirs.
LENGTHS = (6, LENGTH)


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def is_code(text: str) -> bool:
    """Whether a table could be called so: nothing else is looked for in the store."""
    return len(text) in LENGTHS and text.isascii() and text.isalpha()
