"""Lügen: rounds of two, learnt with little memory."""

from fits.fit import Fit

FITS: tuple[Fit, ...] = ()
