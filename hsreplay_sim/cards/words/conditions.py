"""Conditions of texts about what the text itself has just done."""

from __future__ import annotations

from hsreplay_sim.cards.words.selectors import DOOMED, IN_PLAY, TARGET
from hsreplay_sim.cards.words.values import any_of

IT_DIES = any_of(TARGET & (DOOMED | ~IN_PLAY))
"""The target will die of what the text has done so far, or is dead."""
IT_SURVIVES = any_of(TARGET & IN_PLAY & ~DOOMED)
"""The target lives on after what the text has done so far."""
