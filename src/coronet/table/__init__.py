"""The table: choices with names, why-not, views, log, replay, save, verify."""
