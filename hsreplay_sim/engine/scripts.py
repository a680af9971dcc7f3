"""How the engine finds what a card does; the registry of :mod:`hsreplay_sim.cards` is one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from hsreplay_sim.engine.script import EMPTY, Script

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card


class Scripts(Protocol):
    """Card id → script."""

    def find(self, card: Card | None, card_id: str) -> Script | None:
        """The script, or None when the card is not implemented.

        A card without text of its own has :data:`~hsreplay_sim.engine.script.EMPTY`.
        """


class NoScripts:
    """Every card is vanilla: self-play on stats alone."""

    def find(self, card: Card | None, card_id: str) -> Script | None:
        """Always the empty script."""
        return EMPTY
