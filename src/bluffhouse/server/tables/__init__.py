"""What a table is, what may happen to it, and what an event makes of it. No input or output."""
