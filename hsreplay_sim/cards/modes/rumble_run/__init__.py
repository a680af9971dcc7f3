"""Rumble Run (2018): TRLA, a run with the shrine of a troll Loa."""

PREFIXES = ("TRLA",)
