"""Looking after a house: doctor, logs, metrics, troubles, and what it stands under load."""
