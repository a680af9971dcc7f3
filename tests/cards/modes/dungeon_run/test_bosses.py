"""Bosses of Dungeon Run; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    DAMAGE,
)
from table import YETI, table


def test_rat_race_summons_two_rats_and_needs_room() -> None:
    t = table(build=22611)
    power = t.hero_power("LOOTA_BOSS_18p")
    t.minion()
    t.play(power)
    assert t.row() == [YETI, "LOOTA_BOSS_18t", "LOOTA_BOSS_18t"]


def test_rat_race_is_refused_on_a_full_board() -> None:
    t = table(build=22611)
    t.fill(1)
    assert t.refuses(t.hero_power("LOOTA_BOSS_18p"))


def test_digest_magic_answers_spells_of_the_opponent() -> None:
    t = table(build=22611)
    t.hero_power("LOOTA_BOSS_19p", 2)
    t.play("GAME_005")
    assert t.row(2) == ["LOE_018"]
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("GAME_005")
    assert t.row(2) == ["LOE_018"]


def test_baby_breath_burns_anyone() -> None:
    t = table(build=77662)
    yeti = t.minion(side=2)
    t.play(t.hero_power("LOOTA_BOSS_44p"), yeti)
    assert yeti.get(DAMAGE) == 2
