"""Tournaments: the same deals played with the bots in every seat, and what follows with its interval.

A tournament is a list of deal sets numbered from 0. The draws of a set follow from the tournament's seed, the set's
number, and what is drawn for in which part of the game, so all games of a set have the same deals whatever is played.
"""

from coronet.bots.tournament.plan import Tournament, check
from coronet.bots.tournament.play import play_deal_set
from coronet.bots.tournament.run import run
from coronet.bots.tournament.standings import Standing, standings

__all__ = ["Standing", "Tournament", "check", "play_deal_set", "run", "standings"]
