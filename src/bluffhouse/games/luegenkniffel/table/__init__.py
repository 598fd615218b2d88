"""Lügen-Kniffel at the table: how moves are written, and what is seen, heard and drawn."""
