"""One file per variant: what it changes, as answers to the questions of `hooks.py`."""
