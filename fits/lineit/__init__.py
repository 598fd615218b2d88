"""What the numbers of Line-it are made of."""

from fits.fit import Fit
from fits.lineit import growth, mastery

FITS = (
    Fit("mind/growth.npz", growth.make, size=1),
    Fit("mind/mastery.npz", mastery.make, size=30),
)
