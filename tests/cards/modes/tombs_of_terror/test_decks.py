"""What an adventurer's deck in Tombs of Terror comes with; each enchantment on a card in hand."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, COST, HEALTH, TAG_SCRIPT_DATA_NUM_1
from hsreplay_sim.engine.rules.enchantments import attach, update_auras
from table import YETI, table

BUILD = 33717


@pytest.mark.parametrize(
    ("enchantment", "left"),
    [
        ("ULDA_019e", [3, 4, 5]),
        ("ULDA_024e", [3, 4, 5]),
        ("ULDA_605e", [3, 4, 5]),
        ("ULDA_606e", [4, 6, 7]),
    ],
)
def test_a_card_of_the_deck_is_cheaper_or_bigger_for_the_run(
    enchantment: str, left: list[int]
) -> None:
    t = table(build=BUILD)
    yeti = t.hand(YETI)
    attach(t.game, t.hero(1), yeti, enchantment)
    update_auras(t.game)
    assert [yeti.get(COST), yeti.get(ATK), yeti.get(HEALTH)] == left


@pytest.mark.parametrize("enchantment", ["ULDA_019e", "ULDA_024e", "ULDA_605e"])
def test_a_discount_of_the_run_stays_on_its_card_that_is_played(enchantment: str) -> None:
    t = table(build=BUILD)
    yeti = t.hand(YETI)
    discount = attach(t.game, t.hero(1), yeti, enchantment)
    t.play(yeti)
    assert t.spent() == 3
    assert [each.id for each in yeti.attached] == [discount.id]


def test_unlocked_potential_sets_attack_to_the_health_that_it_noted() -> None:
    t = table(build=BUILD)
    yeti = t.hand(YETI)
    attach(t.game, t.hero(1), yeti, "ULDA_009e", tags={TAG_SCRIPT_DATA_NUM_1: 5})
    update_auras(t.game)
    assert yeti.get(ATK) == 5
