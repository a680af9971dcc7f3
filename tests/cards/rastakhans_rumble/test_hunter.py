"""Rastakhan's Rumble: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DURABILITY
from table import YETI, table


@pytest.mark.parametrize(("friend", "durability"), [("CS2_172", 3), (YETI, 2)])
def test_headhunters_hatchet_likes_beasts(friend: str, durability: int) -> None:
    t = table()
    t.minion(friend)
    t.minion("CS2_172", side=2)
    assert t.play("TRL_111").get(DURABILITY) == durability


def test_springpaw_brings_a_lynx() -> None:
    t = table()
    t.play("TRL_348")
    assert t.cards() == ["TRL_348t"]


def test_halazzi_fills_the_hand_with_lynxes() -> None:
    t = table("HERO_05")
    t.hand(YETI)
    t.play("TRL_900")
    assert t.cards(1) == [YETI] + ["TRL_348t"] * 9


def test_bloodscalp_strategist_finds_a_spell_with_a_weapon() -> None:
    t = table("HERO_05")
    t.play("TRL_349")
    assert t.cards() == []
    t.weapon("CS2_112")
    t.play("TRL_349")
    assert len(t.cards()) == 1
