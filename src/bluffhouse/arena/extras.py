"""What only researchers need, and therefore nobody gets unasked."""

from importlib.util import find_spec

from bluffhouse.core.errors import OptionError


def need(package: str, extra: str = "data") -> None:
    """Refuse before anything is played, not after hours."""
    if find_spec(package) is None:
        raise OptionError("arena-error-extra", package=package, extra=extra)
