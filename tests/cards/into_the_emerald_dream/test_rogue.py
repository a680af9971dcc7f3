"""Into the Emerald Dream: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COPIED_FROM_ENTITY_ID
from table import YETI, table


def test_mimicry_copies_what_the_enemy_draws() -> None:
    t = table("HERO_03", build=233275)
    drawn = t.deck(YETI, "EX1_105", "CS2_029", side=2)
    t.play("EDR_522")
    assert (t.cards(), t.cards(2)) == ([YETI, "EX1_105"], [YETI, "EX1_105"])
    assert [e.get(COPIED_FROM_ENTITY_ID) for e in t.game.hand[1]] == [e.id for e in drawn[:2]]
