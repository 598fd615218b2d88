"""A position a day, as a browser shows it. It comes from a file, and from no table."""
