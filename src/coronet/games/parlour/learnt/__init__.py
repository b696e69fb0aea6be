"""What programs learn the parlour games from: a fixed list of actions, and what a seat knows as a row of numbers."""
