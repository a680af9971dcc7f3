"""The cards: a small vocabulary, and one declarative class per card in `sets`, `modes`, `heroes`.

A card class is found by its id: `hsreplay_sim.cards.EX1_001`.
"""

from __future__ import annotations


def __getattr__(name: str) -> type:
    if "_" in name and not name.startswith("_"):
        from hsreplay_sim.cards.registry import class_of

        found = class_of(name)
        if found is not None:
            return found
    raise AttributeError(f"module 'hsreplay_sim.cards' has no card {name!r}")
