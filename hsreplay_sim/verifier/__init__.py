"""Comparing what the engine did with what a recording says."""
