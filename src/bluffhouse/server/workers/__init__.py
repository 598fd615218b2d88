"""A server of several workers: each is a process with its share of the tables, on its own core.

A dispatcher accepts every connection, and passes it on to the worker that keeps the table.
"""
