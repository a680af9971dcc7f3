"""File formats: reading and writing recorded games."""
