"""Doors to other toolkits. Each is a module and an extra of its own, loaded when it is imported."""
