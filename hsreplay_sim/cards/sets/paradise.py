"""Perils in Paradise (VAC)."""

from __future__ import annotations


class VAC_422e:
    """Tourist VFX Enchantment. It has no text: :mod:`hsreplay_sim.engine.keywords.tourist`."""
