"""Lügen: what makes the numbers of its master."""

from fits.fit import Fit
from fits.luegen import master

FITS = (Fit("table/master.npz", master.make, size=750),)
