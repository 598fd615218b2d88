"""The Lie Zie as people see it: its words, views, positions and pictures."""
