"""What an adventurer's deck in the Dalaran Heist comes with; each enchantment on a card in hand."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, COST, HEALTH
from hsreplay_sim.engine.rules.enchantments import attach, update_auras
from table import YETI, table


@pytest.mark.parametrize(
    ("enchantment", "left"),
    [
        ("DALA_903e", [0, 4, 5]),
        ("DALA_905e", [4, 4, 5]),
        ("DALA_908e", [4, 6, 7]),
        ("DALA_914e", [1, 4, 5]),
    ],
)
def test_a_card_of_the_deck_is_changed_for_the_run(enchantment: str, left: list[int]) -> None:
    t = table(build=30795)
    yeti = t.hand(YETI)
    attach(t.game, t.hero(1), yeti, enchantment)
    update_auras(t.game)
    assert [yeti.get(COST), yeti.get(ATK), yeti.get(HEALTH)] == left


@pytest.mark.parametrize("enchantment", ["DALA_903e", "DALA_914e"])
def test_a_discount_of_the_run_stays_on_its_card_that_is_played(enchantment: str) -> None:
    t = table(build=30795)
    yeti = t.hand(YETI)
    discount = attach(t.game, t.hero(1), yeti, enchantment)
    t.play(yeti)
    assert [each.id for each in yeti.attached] == [discount.id]
