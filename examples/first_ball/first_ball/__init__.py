"""A bot that has learnt the classic first game of Rebel Princess by playing against itself."""
