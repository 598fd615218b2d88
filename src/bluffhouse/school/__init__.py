"""The school: bots that learn a game by playing themselves, in NumPy alone."""
