"""Across the Timeways: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, DAMAGE
from table import YETI, stats, table

NEW = 238003


def test_a_lightning_rod_leads_through_a_friend() -> None:
    t = table("HERO_02", build=NEW)
    mine, enemy = t.minion(), t.minion("EX1_105", side=2)
    assert t.refuses("TIME_212", enemy)
    t.play("TIME_212", mine)
    assert (mine.get(DAMAGE), enemy.get(DAMAGE)) == (2, 4)


@pytest.mark.parametrize(("card_id", "drawn"), [("EX1_105", 2), (YETI, 0)])
def test_a_nascent_bolt_draws_if_the_minion_lives(card_id: str, drawn: int) -> None:
    t = table("HERO_02", build=NEW)
    t.deck(YETI, YETI)
    t.play("TIME_216", t.minion(card_id, side=2))
    assert len(t.cards()) == drawn


def test_a_static_shock_hurts_and_arms() -> None:
    t = table("HERO_02", build=NEW)
    enemy = t.minion(side=2)
    t.play("TIME_218", enemy)
    assert (stats(enemy), t.hero(1).get(ATK)) == ((4, 4), 1)


def test_a_thunderquake_leaves_a_static_shock() -> None:
    t = table("HERO_02", build=241170)
    yeti = t.minion()
    t.play("TIME_215")
    assert [yeti.get(DAMAGE), t.cards()] == [1, ["TIME_218"]]
