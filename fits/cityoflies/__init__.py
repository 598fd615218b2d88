"""What the numbers of City of Lies are made of."""

from fits.cityoflies import habits, leanings, outlook
from fits.fit import Fit

FITS = (
    Fit("mind/habits.npz", habits.make, size=1_000_000),
    Fit("mind/outlook.npz", outlook.make, size=5_000_000),
    # Other matches than those that `benchmarks.reliability` judges by.
    Fit("table/leanings.npz", leanings.make, size=1_500_000, seed=1_000),
)
