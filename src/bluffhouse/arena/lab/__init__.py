"""What a rule changes: the same matches' worth of play under several options, side by side."""
