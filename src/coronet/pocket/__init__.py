"""The house inside the page: the same tables and commands in a worker, without a server or a database."""
