"""What sets a card apart from a pool that it is not in."""

from __future__ import annotations

import pytest

from hsreplay_sim.carddb.likeness import apart
from hsreplay_sim.carddb.store import CardStore

TRUESILVER, FIREBALL, FROSTBOLT = "CS2_097", "CS2_029", "CS2_024"


@pytest.mark.parametrize(
    ("card", "pool", "what"),
    [
        pytest.param(TRUESILVER, [FIREBALL, FROSTBOLT], "CARDTYPE WEAPON (7)", id="type-first"),
        pytest.param("LOOT_101", [FIREBALL, FROSTBOLT], "CARD_SET LOOTAPALOOZA (1004)", id="set"),
        pytest.param(FROSTBOLT, [FIREBALL], "COST 2", id="cost"),
        pytest.param(FROSTBOLT, [FIREBALL, "EX1_277", "CS2_234"], "", id="nothing"),
        pytest.param("no-card", [FIREBALL], "", id="unknown"),
    ],
)
def test_a_card_outside_a_pool_is_told_by_what_no_card_of_the_pool_has(
    card: str, pool: list[str], what: str
) -> None:
    assert apart(CardStore.open().at(31532), card, pool) == what
