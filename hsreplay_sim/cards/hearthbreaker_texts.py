"""Texts that hearthbreaker resolves otherwise than the real game (HB 4.10).

Named by the card id of the summer of 2015. The docstring gives the printed text, then what
hearthbreaker makes of it.
"""

from __future__ import annotations

from hsreplay_sim.cards.effects import Do, script
from hsreplay_sim.engine.hearthbreaker.play import mana
from hsreplay_sim.tags import TEMP_RESOURCES

MANA_MAX = 10


def _mana_up_to_ten(amount: int) -> Do:
    def run(g, me, it) -> None:  # type: ignore[no-untyped-def]
        room = MANA_MAX - mana(g, me.controller)
        g.add(g.owner(me.controller), TEMP_RESOURCES, max(0, min(amount, room)))

    return script(run)


class GAME_005:
    """The Coin. Gain 1 Mana Crystal this turn only. Never beyond ten."""

    action = _mana_up_to_ten(1)


class EX1_169:
    """Innervate. Gain 2 Mana Crystals this turn only. Never beyond ten."""

    action = _mana_up_to_ten(2)
