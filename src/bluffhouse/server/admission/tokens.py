"""Secrets of guests, and codes of tables."""

import hashlib
import secrets

#: Letters that are not taken for others, spoken or written; too few vowels for words.
LETTERS = "BCDFGHJKMNPQRTVWXZ"
#: Of a new code. What that means for who guesses, docs/hosting.md says.
LENGTH = 8
#: Tables that were opened when codes were shorter keep theirs.
LENGTHS = (6, LENGTH)


def new_token() -> str:
    """What makes somebody a guest: 192 bits, unguessable."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """A token as it is stored. It is random enough that one round of a fast hash is."""
    return hashlib.blake2b(token.encode(), digest_size=24, person=b"bluffhouse seat").hexdigest()


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def is_code(text: str) -> bool:
    """Whether a table could be called so: nothing else is looked for in the store."""
    return len(text) in LENGTHS and text.isascii() and text.isalpha()
