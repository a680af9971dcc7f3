"""Murder at Castle Nathria: Priest; each card played."""

from __future__ import annotations

from table import stats, table


def test_cathedral_of_atonement_strengthens_and_draws() -> None:
    t = table("HERO_09", build=185749)
    t.deck("CS2_231")
    yeti, cathedral = t.minion(), t.play("REV_290")
    t.play(cathedral, yeti)
    assert (stats(yeti), t.cards()) == ((6, 6), ["CS2_231"])
