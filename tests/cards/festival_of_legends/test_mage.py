"""Festival of Legends: Mage; each card played."""

from __future__ import annotations

import pytest

from table import YETI, table


@pytest.mark.parametrize(("mana", "copies"), [(4, 1), (5, 0)])
def test_volume_up_copies_one_of_three_spells_with_the_last_mana(mana: int, copies: int) -> None:
    t = table("HERO_08", build=190416, mana=mana)
    spells = ["CS2_029", "CS2_023", "CS2_024"]
    t.deck(YETI, *spells)
    t.play("ETC_205")
    assert sorted(t.cards()) == sorted(spells + spells[:copies])
