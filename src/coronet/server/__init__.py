"""The house: one process that serves tables over the network. Needs the extra `server`."""
