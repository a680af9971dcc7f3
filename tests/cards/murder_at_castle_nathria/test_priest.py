"""Murder at Castle Nathria: Priest; each card played."""

from __future__ import annotations

from table import stats, table


def test_cathedral_of_atonement_strengthens_and_draws() -> None:
    t = table("HERO_09", build=185749)
    t.deck("CS2_231")
    yeti, cathedral = t.minion(), t.play("REV_290")
    t.play(cathedral, yeti)
    assert (stats(yeti), t.cards()) == ((6, 6), ["CS2_231"])


def test_the_light_burns_by_the_attack_of_its_target() -> None:
    t = table(build=223542)
    yeti = t.minion(side=2)
    t.play("REV_249", yeti)
    assert stats(yeti) == (4, 1)
