"""Many matches: simulation, and reports of what was found."""
