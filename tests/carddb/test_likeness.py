"""What sets a card apart from a pool that it is not in."""

from __future__ import annotations

import pytest

from hsreplay_sim.carddb.likeness import apart
from hsreplay_sim.carddb.store import CardStore

TRUESILVER = "CS2_097"
SPELLS = [f"CS2_0{n}" for n in ("03", "04", "22", "23", "24", "25", "27", "28", "29", "31")]
"""Of the basic and the classic set, for 1 to 6 mana."""


@pytest.mark.parametrize(
    ("card", "pool", "what"),
    [
        pytest.param(TRUESILVER, SPELLS, "CARDTYPE WEAPON (7)", id="type-first"),
        pytest.param("LOOT_101", SPELLS, "CARD_SET LOOTAPALOOZA (1004)", id="set"),
        pytest.param("CS2_032", SPELLS, "COST 7", id="cost"),
        pytest.param("CS2_026", SPELLS, "", id="nothing"),
        pytest.param(TRUESILVER, SPELLS[:9], "", id="too-few-to-tell"),
        pytest.param("no-card", SPELLS, "", id="unknown"),
    ],
)
def test_a_card_outside_a_pool_is_told_by_what_no_card_of_the_pool_has(
    card: str, pool: list[str], what: str
) -> None:
    assert apart(CardStore.open().at(31532), card, pool) == what
