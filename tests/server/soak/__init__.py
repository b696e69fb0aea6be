"""Everything that strangers do to a house, at once: see `run.py`."""
