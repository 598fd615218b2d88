"""The lying games of Bluffhouse for verifiers: `vf-eval bluffhouse-verifiers`."""

from bluffhouse_verifiers.taskset import BluffhouseEnv, BluffhouseTaskset

__all__ = ["BluffhouseEnv", "BluffhouseTaskset"]
