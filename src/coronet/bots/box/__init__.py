"""How the games of the R box are played: rules of thumb for each, and the exact solution of R and of serious card."""
