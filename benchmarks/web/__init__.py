"""How the web table fares on a phone: `python -m benchmarks.web`."""
