"""Line-it: clauses, options, positions, and play against the slow account."""
