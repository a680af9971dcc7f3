"""Recorded games as tests of pytest: ``pytest --hsreplay PATH``."""
