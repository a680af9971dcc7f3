"""The cards: a small vocabulary, and one declarative class per card in `sets`.

A card class is found by its id: `hsreplay_sim.cards.EX1_001`.
"""

from __future__ import annotations


def __getattr__(name: str) -> type:
    if "_" in name and not name.startswith("_"):
        from hsreplay_sim.cards.registry import classes

        found = classes().get(name)
        if found is not None:
            return found
    raise AttributeError(f"module 'hsreplay_sim.cards' has no card {name!r}")
