"""Treasures of Dungeon Run and Monster Hunt; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    COST,
)
from hsreplay_sim.engine.rules.enchantments import attach
from table import table


@pytest.mark.parametrize("build", [23966, 66927])
def test_two_scrying_orbs_take_two_off_the_own_spells(build: int) -> None:
    t = table("HERO_08", build=build)
    intellect, yeti = t.hand("CS2_023"), t.hand("CS2_182")
    theirs = t.hand("CS2_029", 2)
    for source in (t.hero(1), t.power(1)):
        attach(t.game, source, t.game.owner(1), "LOOTA_824e")
    t.end_turn()
    assert [card.get(COST) for card in (intellect, yeti, theirs)] == [1, 4, 4]


def test_the_boombox_fills_the_board() -> None:
    t = table(build=36393)
    t.play("LOOTA_838")
    assert t.row() == ["GVG_110t"] * 7
