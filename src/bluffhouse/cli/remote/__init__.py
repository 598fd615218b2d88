"""A place at a server's table, on the protocol of docs/protocol.md."""
