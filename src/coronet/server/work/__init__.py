"""What thinks beside the house, in processes of its own: bots, replays, reviews."""
