"""What programs learn Crowns from: a fixed list of actions, and what a seat knows as a row of numbers."""
