"""What makes the numbers that bots and odds go by: see `python -m fits --help`.

Each game has a module (or a package) of its name here, with `FITS`: one `Fit` for every file of
numbers in its room, in the order in which they are made.
"""
