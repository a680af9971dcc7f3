"""Murder at Castle Nathria: Druid; each card played."""

from __future__ import annotations

from table import table


def test_plot_of_sin_grows_with_five_deaths() -> None:
    t = table("HERO_06", build=185749)
    plot = t.hand("REV_336")
    for _ in range(5):
        t.kill(t.minion())
    assert plot.card_id == "REV_336t4"
    t.play(plot)
    t.play("REV_336")
    assert t.row() == ["REV_336t3"] * 2 + ["REV_336t2"] * 2
