"""Gifts of Harth Stonebrew (2024): GIFT.

Temporary cards of old.
"""

PREFIXES = ("GIFT",)
