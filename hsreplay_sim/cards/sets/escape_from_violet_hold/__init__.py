"""Escape from the Violet Hold (2026): CAP, JAIL."""

PREFIXES = ("CAP", "JAIL")
