"""United in Stormwind: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, DAMAGE
from table import YETI, table

NEW = 185749


def test_fire_sale_burns_the_board() -> None:
    t = table(build=NEW)
    yeti = t.minion()
    t.play("SW_107")
    assert yeti.get(DAMAGE) == 3


def test_first_flame_leaves_a_second() -> None:
    t = table(build=NEW)
    yeti = t.minion(side=2)
    t.play("SW_108", yeti)
    assert t.cards() == ["SW_108t"]
    t.play(t.game.hand[1][0], yeti)
    assert yeti.get(DAMAGE) == 4


def test_deepwater_evoker_is_armored_by_a_spell() -> None:
    t = table(build=179020)
    t.deck(YETI, "CS2_029")
    t.play("DED_516")
    assert (t.cards(), t.hero(1).get(ARMOR)) == (["CS2_029"], 4)
