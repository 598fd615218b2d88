"""Small reference games, as rooms of the same plan as those of the house."""
