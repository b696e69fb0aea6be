"""The ball of the day as it is played: what its bots answer, what it holds, its par, and what is told of a result."""
