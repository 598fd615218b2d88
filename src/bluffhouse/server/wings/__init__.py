"""A house with several wings: each is a process with its share of the tables, on a core of its own.

A porter stands at the one door, and leads everybody to the wing where his table stands.
"""
