"""`python -m coronet`: the same as the command."""

from coronet.cli.main import main

main()
