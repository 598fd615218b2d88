"""Exit codes of the command."""

INTERRUPTED = 130  # what shells expect after Ctrl-C
