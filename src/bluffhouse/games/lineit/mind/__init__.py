"""How the bots of Line-it think."""
