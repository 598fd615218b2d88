"""What the tests of all accounts use."""

from typing import Any

import pytest


def refused() -> Any:
    """The account says no, with a reason."""
    return pytest.raises(ValueError, match=r"\w+")
