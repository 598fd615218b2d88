"""Speed of the house, beside that of its peers: `python -m benchmarks`."""

import os

# One thread everywhere. Libraries read this when they are loaded, so it comes first.
for _name in ("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[_name] = "1"
