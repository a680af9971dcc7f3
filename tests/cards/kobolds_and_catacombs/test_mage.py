"""Kobolds & Catacombs: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, DAMAGE, TAG_SCRIPT_DATA_NUM_1
from table import YETI, table


@pytest.mark.parametrize(("minion", "excess"), [(YETI, 1), ("CS2_200", 0), ("CS2_168", 5)])
def test_explosive_runes_pass_the_rest_to_the_hero(minion: str, excess: int) -> None:
    t = table()
    secret = t.play("LOOT_101")
    t.deck(YETI, side=2)
    t.end_turn()
    body = t.play(minion)
    assert t.hero(2).get(DAMAGE) == excess
    assert secret.get(TAG_SCRIPT_DATA_NUM_1) == excess
    assert (body.zone == Zone.GRAVEYARD) == (excess > 0)


@pytest.mark.parametrize("card_id", ["LOOT_101", "CFM_620", "LOE_027", "EX1_379"])
def test_a_secret_leaves_a_minion_alone_that_a_secret_before_it_has_killed(card_id: str) -> None:
    t = table()
    t.play("EX1_609")
    secret = t.play(card_id)
    t.end_turn()
    for _ in range(3):
        t.minion(side=2)
    t.play("CS2_168")
    assert (secret.zone, len(t.row(2))) == (Zone.SECRET, 3)


def test_arcane_artificer_armours_by_the_cost() -> None:
    t = table()
    t.minion("LOOT_231")
    t.play("CS2_029", t.hero(2))
    assert t.hero(1).get(ARMOR) == 4
