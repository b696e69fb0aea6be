"""The special gifts, one file each; which cards carry them stands in `specials.py`."""
