"""Duels (2020): PVPDR, heroes with powers and treasures of their own."""

PREFIXES = ("PVPDR",)
