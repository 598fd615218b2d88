"""A server of several machines on one PostgreSQL: each node keeps its slots of the tables.

Who keeps what is a row of the database; whoever connects to another node is passed on. Why it is
done so, and what it costs: docs/decisions/010-nodes.md.
"""
