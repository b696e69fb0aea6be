"""The games: each a record and a handful of pure functions over it."""
