"""R solved: every position of a known game a matrix game, from the last round back to the first choice."""
