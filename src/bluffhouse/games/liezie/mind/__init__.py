"""How the bots of The Lie Zie think."""
