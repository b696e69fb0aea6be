"""Bots from outside: programs that are told what a seat sees, line by line, and answer what it does.

`docs/own-bots.md` has the lines. Nothing but a veiled record is ever turned into them, and a program that ends, is late
or answers what it may not costs its seat that turn: the first of the legal choices is made for it (`visitor.py`).
"""

from coronet.bots.outside.company import Company
from coronet.bots.outside.known import Outside, known, named, read
from coronet.bots.outside.lending import check, end_all, introduced
from coronet.bots.outside.lines import About, about
from coronet.bots.outside.visitor import Visitor

__all__ = [
    "About",
    "Company",
    "Outside",
    "Visitor",
    "about",
    "check",
    "end_all",
    "introduced",
    "known",
    "named",
    "read",
]
