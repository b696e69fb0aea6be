"""What every game stands on: records, rules, bits, chance, dispatch, compiling. Knows no game."""
