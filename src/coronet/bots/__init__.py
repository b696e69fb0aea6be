"""Bots: players that choose by what their seat can know."""
