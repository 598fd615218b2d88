"""The table in the terminal, made with Textual."""
