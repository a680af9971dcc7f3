"""TITANS: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, table


def test_mortal_eradication_heals_for_each_minion_killed() -> None:
    t = table("HERO_07", build=217964)
    hero, yeti = t.hurt(1, 9), t.minion(side=2)
    wisp, other = t.minion("CS2_231", side=2), t.minion("CS2_231", side=2)
    t.answers(wisp, yeti, other, yeti, yeti)
    t.play("TTN_460")
    assert (hero.get(DAMAGE), yeti.get(DAMAGE), t.row(2)) == (5, 3, [YETI])


def test_a_thornveil_tentacle_drains_a_random_enemy_minion() -> None:
    t = table("HERO_07", build=190416)
    one, other = t.minion(side=2), t.minion(side=2)
    t.hurt(1, 5)
    t.answers(1)
    t.play("TTN_456")
    assert [e.get(DAMAGE) for e in (one, other, t.hero(1))] == [0, 2, 3]


def test_a_tentacle_tender_gets_a_tendril_at_the_end_of_its_turns() -> None:
    t = table("HERO_07", build=190416)
    t.minion("YOG_517")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.cards(1) == ["YOG_514"]
