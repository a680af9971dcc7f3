"""United in Stormwind with the Deadmines: Shaman; each card played."""

from __future__ import annotations
