"""A siege of a server of one's own: known attacks, bounded in count and time, and what held."""
