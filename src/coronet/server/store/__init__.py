"""What the house keeps: tables of the database, rows, reads, transactions, retention, backup."""
