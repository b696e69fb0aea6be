"""Doors: the games for programs that know other ways in."""
