"""March of the Lich King: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, DEATHRATTLE, FROZEN
from table import YETI, table


def test_a_blightblood_berserker_strikes_as_it_dies() -> None:
    t = table("HERO_02", build=217964)
    hero, yeti, berserker = t.hurt(1, 9), t.minion(side=2), t.minion("RLK_551")
    t.answers(yeti)
    t.kill(berserker)
    assert (yeti.get(DAMAGE), hero.get(DAMAGE), t.row()) == (3, 6, ["RLK_551"])


def test_prescience_summons_a_spirit_for_each_dear_minion() -> None:
    t = table("HERO_02", build=217964)
    t.deck("CS2_029", YETI, "EX1_105")
    t.play("RLK_553")
    assert (sorted(t.cards()), t.row()) == (sorted([YETI, "EX1_105"]), ["RLK_553t"])


def test_cold_storage_freezes_and_keeps_a_copy() -> None:
    t = table("HERO_02", build=190416)
    yeti = t.minion(side=2)
    t.play("NX2_009", yeti)
    assert (yeti.get(FROZEN), t.cards()) == (1, [YETI])


def test_suffused_minions_strike_as_they_die() -> None:
    t = table("HERO_02", build=217964)
    yeti, other = t.minion(), t.minion()
    t.minion(side=2)
    t.play("RLK_910")
    assert (yeti.get(DEATHRATTLE), other.get(DEATHRATTLE)) == (1, 1)
    t.answers(t.hero(2))
    t.kill(yeti)
    assert t.hero(2).get(DAMAGE) == 3
