"""The bots of City of Lies; compiled with the rules, but for `temper`."""
