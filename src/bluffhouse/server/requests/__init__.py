"""What can be asked of a server, over HTTP and WebSockets."""
