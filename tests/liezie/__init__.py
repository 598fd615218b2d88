"""The Lie Zie: clauses, options, moves, positions, knowledge, and play against the slow account."""
