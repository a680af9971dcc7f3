"""The Lost City of Un'Goro: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    DAMAGE,
    IMMUNE,
)
from table import YETI, stats, table


def test_a_whirling_stormdrake_is_immune_after_its_kin() -> None:
    t = table(build=233275)
    assert t.play("TLC_243").get(IMMUNE) == 0
    t.play("NEW1_023")
    t.round()
    drake = t.play("TLC_243")
    assert drake.get(IMMUNE) == 1
    t.end_turn()
    assert drake.get(IMMUNE) == 0


def test_a_sizzling_cinder_bursts_among_all_enemies() -> None:
    t = table(build=233275)
    cinder, enemy = t.minion("TLC_249"), t.minion(side=2)
    t.answers(enemy, t.hero(2))
    t.kill(cinder)
    assert (stats(enemy), t.hero(2).get(DAMAGE)) == ((4, 4), 1)


def test_a_rockskipper_gives_a_rock() -> None:
    t = table(build=233275)
    t.play("TLC_427")
    assert t.cards() == ["WW_001t"]


def test_a_blob_of_tar_falls_into_two_in_order() -> None:
    t = table(build=233275)
    t.minion()
    blob = t.minion("TLC_468")
    t.minion()
    t.kill(blob)
    assert t.row() == [YETI, "TLC_468t1", "TLC_468t2", YETI]


def test_a_cloud_serpent_copies_another_elemental_or_dragon() -> None:
    t = table(build=223542)
    t.hand(YETI)
    t.hand("NEW1_023")
    t.hand("UNG_019")
    serpent = t.hand("TLC_888")
    t.answers(1)
    t.play(serpent)
    assert t.cards() == [YETI, "NEW1_023", "UNG_019", "UNG_019"]


def test_a_cloud_serpent_alone_copies_nothing() -> None:
    t = table(build=223542)
    t.play("TLC_888")
    assert t.cards() == []
