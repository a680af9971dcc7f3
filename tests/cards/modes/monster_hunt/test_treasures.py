"""Treasures of Monster Hunt; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE
from hsreplay_sim.engine.rules.enchantments import attach
from table import table


def test_first_aid_kit_heals_the_own_side_at_the_end_of_the_own_turn_and_shows_itself() -> None:
    t = table(build=33717)
    kit = t.game.create("GILA_506", 1, Zone.GRAVEYARD)
    attach(t.game, kit, t.game.owner(1), "GILA_506e")
    bodies = [t.hurt(1, 5), t.minion(damage=3), t.minion(damage=1), t.minion(side=2, damage=3)]
    t.deck("CS2_182", side=2)
    t.end_turn()
    assert [each.get(DAMAGE) for each in bodies] == [3, 1, 0, 3]
    shown = [each for each in t.game.entities.values() if each.zone == Zone.REMOVED]
    assert [each.card_id for each in shown] == ["GILA_506"]
    t.deck("CS2_182")
    t.end_turn()
    assert bodies[0].get(DAMAGE) == 3
