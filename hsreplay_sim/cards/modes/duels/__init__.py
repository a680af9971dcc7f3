"""Duels (2020): PVPDR, THD, heroes with powers and treasures of their own."""

PREFIXES = ("PVPDR", "THD")
