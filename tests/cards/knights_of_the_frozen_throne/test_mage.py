"""Knights of the Frozen Throne: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE, FROZEN
from table import table


def test_ghastly_conjurer_gives_mirror_image() -> None:
    t = table()
    t.play("ICC_069")
    assert t.cards() == ["CS2_027"]


def test_breath_of_sindragosa_hits_and_freezes() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("ICC_836")
    assert (yeti.get(DAMAGE), yeti.get(FROZEN)) == (2, 1)


def test_icy_touch_makes_an_elemental_of_a_minion_that_it_kills() -> None:
    t = table()
    touch, yeti, raider = t.hero_power("ICC_833h"), t.minion(side=2), t.minion("CS2_168", side=2)
    t.play(touch, yeti)
    assert t.row() == []
    t.round()
    t.play(touch, raider)
    assert t.row() == ["ICC_833t"]


def test_frozen_clone_copies_twice() -> None:
    t = table("HERO_08")
    t.play("ICC_082")
    t.end_turn()
    t.play("CS2_182")
    assert t.cards(1) == ["CS2_182", "CS2_182"]
