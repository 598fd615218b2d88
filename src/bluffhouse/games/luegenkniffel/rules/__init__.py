"""Lügen-Kniffel: the rules, clause by clause (docs/rules/luegenkniffel.md)."""
