"""The special gifts, one file each, found by listing; which cards carry them stands in `specials.py`."""
