"""What programs learn R from: a fixed list of actions, and what a seat knows as a row of numbers."""
