"""Trial by Felfire (2020): BTA, the chapters of Outland."""

PREFIXES = ("BTA",)
