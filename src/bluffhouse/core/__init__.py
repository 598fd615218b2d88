"""The contract all games share: games, matches, records, seeds, errors. Knows no game."""
