"""`bluffhouse exam`: how well agents lie, and see through lies."""
