"""Doors: the games as other people's tools know them. What each needs comes with the extra `doors`."""
