"""Whizbang's Workshop: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_a_pop_up_book_strikes_and_brings_frogs() -> None:
    t = table("HERO_02", build=217964)
    t.play("TOY_508", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row()) == (2, ["hexfrog"] * 2)
