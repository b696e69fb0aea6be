"""What the games of the R box share: cards, choices, codes of refusal, how two cards are judged, and settings."""
