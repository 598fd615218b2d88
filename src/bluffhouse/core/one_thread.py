"""What keeps a process to one thread, said in its environment before it loads NumPy."""

#: Several threads for small matrices only wait for each other; and whoever starts a process a core
#: has none left for more.
ONE_THREAD = {f"{library}_NUM_THREADS": "1" for library in ("OMP", "OPENBLAS", "MKL", "NUMBA")}
