"""Blackrock Mountain: Rogue."""

from hsreplay_sim.cards.words import *
from hsreplay_sim.engine.rules import zones


def _three_copies(g: Game, me: Entity, it: Frame) -> None:
    for _ in range(3):
        if it.target is not None:
            zones.shuffle_in(g, me, me.controller, it.target.card_id)


class BRM_007:
    """Gang Up. Choose a minion. Shuffle 3 copies of it into your deck."""

    targets = target(MINIONS, optional=False)
    action = script(_three_copies)


class BRM_008:
    """Dark Iron Skulker. Battlecry: Deal 2 damage to all undamaged enemy minions."""

    action = damage(ENEMY_MINIONS & UNHURT, N)
