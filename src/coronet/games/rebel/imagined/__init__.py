"""What is imagined of Rebel Princess: worlds that agree with what a seat knows, and games by chance."""
