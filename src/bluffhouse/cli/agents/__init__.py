"""Seats for programs that read and write text, over the Model Context Protocol."""
