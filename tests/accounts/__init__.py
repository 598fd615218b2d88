"""Slow, plain accounts of the rules, written from the rule files alone.

They are oracles for tests: nothing here knows the engine, and nothing here draws chance.
"""
