"""Curse of Naxxramas: Shaman."""

from hsreplay_sim.cards.words import *
from hsreplay_sim.engine.rules import summon as bodies
from hsreplay_sim.engine.rules.damage import destroy as destroy_at_once
from hsreplay_sim.engine.rules.deaths import settle


def _return_to_life(g: Game, me: Entity, it: Frame) -> None:
    body = it.target
    if body is not None:
        side, place = body.controller, body.tags.get(263, 0)
        destroy_at_once(g, me, (body,))
        settle(g)
        bodies.summon(g, me, body.card_id, side, position=place)


class FP1_025:
    """Reincarnate. Destroy a minion, then return it to life with full Health."""

    targets = target(MINIONS, optional=False)
    action = script(_return_to_life)
