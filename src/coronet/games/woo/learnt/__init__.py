"""What programs learn Woo the Princess from: a fixed list of actions, and what a seat knows as a row of numbers."""
