"""Whizbang's Workshop: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import CREATED_BY_GIGANTIFY, DAMAGE
from table import stats, table


def test_a_pop_up_book_strikes_and_brings_frogs() -> None:
    t = table("HERO_02", build=217964)
    t.play("TOY_508", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row()) == (2, ["hexfrog"] * 2)


@pytest.mark.parametrize(("card_id", "size"), [("MIS_307", 1), ("MIS_307t1", 8)])
def test_a_murloc_growfin_brings_a_tinyfin_of_its_size(card_id: str, size: int) -> None:
    t = table("HERO_02", build=217964)
    t.play(card_id)
    assert t.row() == [card_id, "MIS_307t"]
    assert stats(t.at(1, 1)) == (size, size)


def test_a_gigantic_growfin_names_the_small_one() -> None:
    t = table("HERO_02", build=217964)
    growfin = t.play("MIS_307")
    giant = t.game.hand[1][0]
    assert (giant.card_id, giant.get(CREATED_BY_GIGANTIFY)) == ("MIS_307t1", growfin.id)
