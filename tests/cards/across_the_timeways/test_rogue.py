"""Across the Timeways: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, TAG_SCRIPT_DATA_NUM_1
from table import table


def test_eventuality_imbues_the_power_once_and_then_strengthens_it() -> None:
    t = table("HERO_03", build=233275)
    t.play("END_000", t.hero(2))
    first, shown = t.power().card_id, t.power().get(TAG_SCRIPT_DATA_NUM_1)
    t.play("END_000", t.hero(2))
    assert (first, shown, t.power().card_id) == ("END_000p", 1, "END_000p")
    assert (t.power().get(TAG_SCRIPT_DATA_NUM_1), t.hero(2).get(DAMAGE)) == (2, 4)


def test_the_blessing_of_the_bronze_makes_its_minion_cheaper_by_the_count() -> None:
    t = table("HERO_03", build=233275)
    for _ in range(2):
        t.play("END_000", t.hero(2))
    t.answers("CS2_042")
    t.play(t.power())
    (found,) = t.game.hand[1]
    assert (found.get(COST), [e.card_id for e in found.attached]) == (4, ["END_000e"])
