"""Calling people who are not at the table: Web Push, and the operator's webhook."""
