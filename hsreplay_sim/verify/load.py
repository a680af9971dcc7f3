"""An engine game out of a logged state; see :mod:`hsreplay_sim.engine.load`."""

from __future__ import annotations

from hsreplay_sim.engine.load import game_from_state, keep_residues

__all__ = ["game_from_state", "keep_residues"]
