"""Saviors of Uldum: Shaman; each card played."""

from __future__ import annotations
