"""Lügen: the rules, clause by clause (docs/rules/luegen.md): plain functions over one record."""
