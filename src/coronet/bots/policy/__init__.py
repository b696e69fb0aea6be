"""Rules of thumb, a file per game: they score every choice that is open to a seat."""
