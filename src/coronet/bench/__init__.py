"""Measuring how fast the engine is, alone or beside engines of other projects in the same run."""
