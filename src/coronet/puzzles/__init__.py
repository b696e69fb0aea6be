"""Puzzles: positions of played games with one right choice; found, kept, asked, rated, and brought back."""
