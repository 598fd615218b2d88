"""The rules of City of Lies, clause by clause (docs/rules/cityoflies.md); compiled."""
