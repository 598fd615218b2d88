"""Lügen-Kniffel in a bot's mind: what it does, and what it makes of what others do."""
