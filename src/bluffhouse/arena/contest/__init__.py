"""Bots against each other: mirrored deals, evidence, ratings, and what follows from them."""
