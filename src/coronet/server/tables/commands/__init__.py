"""Commands, by topic: what each makes of a draft, or why it is refused."""
