"""The round cards, one file each."""
