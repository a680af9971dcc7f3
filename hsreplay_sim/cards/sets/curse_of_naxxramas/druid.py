"""Curse of Naxxramas: Druid."""

from hsreplay_sim.cards.words import *
from hsreplay_sim.engine.rules import summon as bodies
from hsreplay_sim.engine.rules.damage import destroy as destroy_at_once
from hsreplay_sim.engine.rules.deaths import settle


def _plant_treants(g: Game, me: Entity, it: Frame) -> None:
    victims = MINIONS.of(g, me, it)
    sides = [e.controller for e in victims]
    destroy_at_once(g, me, victims)
    settle(g)
    for side in sides:
        bodies.summon(g, me, "FP1_019t", side)


class FP1_019:
    """Poison Seeds. Destroy all minions and summon 2/2 Treants to replace them."""

    action = script(_plant_treants)
