"""What is imagined of R: worlds that agree with what a seat knows, and games by chance."""
