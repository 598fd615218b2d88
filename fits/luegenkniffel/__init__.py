"""Lügen-Kniffel: what makes the numbers of its bots and odds."""

from fits.fit import Fit
from fits.luegenkniffel import habits, lies, prospects, solitaire

FITS = (
    Fit("mind/solitaire.npz", solitaire.make, size=1),
    Fit("mind/habits.npz", habits.make, size=15_858),
    Fit("mind/prospects.npz", prospects.make, size=4000),
    Fit("table/lies.npz", lies.make, size=60_000),
)
