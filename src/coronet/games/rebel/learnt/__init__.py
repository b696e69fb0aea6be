"""What programs learn Rebel Princess from: a fixed list of actions, and what a seat knows as a row of numbers."""
