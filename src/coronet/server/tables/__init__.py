"""The tables of a house: their state, commands, bots, clocks and people."""
