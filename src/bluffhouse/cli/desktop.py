"""Whether somebody sits before a desktop: then the browser's door can be offered, too."""

import os
import sys


def has_browser() -> bool:
    """Whether a browser can be opened here, and would find pages."""
    if sys.platform not in ("win32", "darwin") and not any(
        os.environ.get(display) for display in ("DISPLAY", "WAYLAND_DISPLAY")
    ):
        return False
    from bluffhouse.server.requests.pages import are_built

    return are_built()
