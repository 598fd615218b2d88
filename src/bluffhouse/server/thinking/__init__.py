"""Bots that search do it in processes of their own: nobody else waits for Python's lock, or for a
core, while they do."""
