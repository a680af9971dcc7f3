"""The Grand Tournament: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, RESOURCES
from table import (
    YETI,
    table,
)

WISP = "CS2_231"


def test_living_roots_is_two_damage_or_two_saplings() -> None:
    t = table()
    t.play("AT_037", t.hero(2), option=0)
    t.play("AT_037", option=1)
    assert t.hero(2).get(DAMAGE) == 2
    assert t.row() == ["AT_037t", "AT_037t"]


def test_astral_communion_gives_ten_crystals_for_the_hand() -> None:
    t = table("HERO_06", mana=4)
    t.hand(WISP)
    t.play("AT_043")
    assert (t.tag(RESOURCES), t.cards()) == (10, [])


def test_astral_communion_brings_excess_mana_when_the_crystals_are_full() -> None:
    t = table(mana=10)
    t.hand(YETI)
    t.play("AT_043")
    assert t.cards() == ["CS2_013t"]
