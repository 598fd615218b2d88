"""Tables over the network: seats, clocks, the event store, HTTP and WebSocket."""
