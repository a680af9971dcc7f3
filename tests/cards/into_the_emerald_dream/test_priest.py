"""Into the Emerald Dream: Priest; each card played."""

from __future__ import annotations

from table import table


def test_the_ritual_of_the_full_moon_summons_two_minions_of_six() -> None:
    t = table("HERO_09", build=241170)
    t.answers("CS2_162", "CS2_042")
    t.play("EDR_461t")
    assert len(t.row()) == 2
    t.fill(1)
    assert t.refuses("EDR_461t")


def test_a_ritual_of_the_new_moon_becomes_full_after_three_spells() -> None:
    t = table(build=223542)
    ritual = t.hand("EDR_461")
    for _ in range(2):
        t.play("GAME_005")
    t.answers("CS2_127", "CS2_127")
    t.play("EDR_461")
    assert t.row() == ["CS2_127", "CS2_127"]
    assert ritual.card_id == "EDR_461t"
