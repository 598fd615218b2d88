"""Tests of City of Lies."""
