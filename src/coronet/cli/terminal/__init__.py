"""A game in the terminal: what is shown, what is read, and who sits at the other seats."""
