"""Whizbang's Workshop: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, DAMAGE
from table import YETI, stats, table


@pytest.mark.parametrize("card_id", ["TOY_312", "TOY_312t"])
@pytest.mark.parametrize(("left", "drawn"), [(0, 1), (1, 0)])
def test_nostalgic_gnome_draws_for_an_exact_kill(card_id: str, left: int, drawn: int) -> None:
    t = table(build=255790)
    t.deck("CS2_231", "CS2_231")
    gnome, giant = t.minion(card_id), t.minion("EX1_620", side=2)
    giant.tags[DAMAGE] = 8 - gnome.get(ATK) - left
    t.attack(gnome, giant)
    assert len(t.cards()) == drawn


def test_a_giftwrapped_whelp_strengthens_a_dragon_and_itself() -> None:
    t = table(build=217964)
    whelp = t.play("TOY_386")
    assert stats(whelp) == (2, 1)
    first, second = t.hand("NEW1_023"), t.hand("NEW1_023")
    t.hand(YETI)
    t.answers(second)
    other = t.play("TOY_386")
    assert [stats(e) for e in (other, first, second)] == [(3, 2), (3, 2), (4, 3)]
