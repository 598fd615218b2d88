"""Everything that arrives, before it is a request: connections, budgets, origins, tokens."""
