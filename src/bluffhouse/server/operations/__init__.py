"""What an operator does with a store: backup, check, export, forget."""
