"""The terminal: one module per command."""
