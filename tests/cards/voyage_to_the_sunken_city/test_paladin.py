"""Voyage to the Sunken City: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DIVINE_SHIELD, TAUNT
from table import table


def test_a_bubblebot_shields_other_mechs() -> None:
    t = table("HERO_04", build=189017)
    yeti, mech = t.minion(), t.minion("GVG_085")
    bot = t.play("TSC_059")
    assert [(e.get(DIVINE_SHIELD), e.get(TAUNT)) for e in (yeti, mech, bot)] == [
        (0, 0),
        (1, 1),
        (0, 0),
    ]


@pytest.mark.parametrize(("held", "shield"), [("CS2_093", 1), ("CS2_029", 0)])
def test_a_shimmering_sunfish_shines_beside_a_holy_spell(held: str, shield: int) -> None:
    t = table("HERO_04", build=189017)
    t.hand(held)
    fish = t.play("TSC_060")
    assert (fish.get(DIVINE_SHIELD), fish.get(TAUNT)) == (shield, shield)


def test_an_azsharan_mooncatcher_leaves_a_sunken_one_which_brings_its_copy() -> None:
    t = table("HERO_04", build=189017)
    t.play("TSC_644")
    assert [e.card_id for e in t.game.deck[1]] == ["TSC_644t"]
    t.play("TSC_644t")
    assert t.row() == ["TSC_644", "TSC_644t", "TSC_644t"]
