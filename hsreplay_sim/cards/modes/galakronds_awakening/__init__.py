"""Galakrond's Awakening (2020): DRGA, the chapters of both sides."""

PREFIXES = ("DRGA",)
