"""Reign of the Black Empire (2026): BE."""

PREFIXES = ("BE",)
