"""What is imagined of Woo the Princess: worlds that agree with what a seat knows, and games by chance."""
