"""United in Stormwind: Warlock; each card played."""

from __future__ import annotations

from table import YETI, stats, table


def test_a_dark_alley_pact_sizes_its_fiend_by_the_hand() -> None:
    t = table("HERO_07", build=190416)
    pact = t.hand("SW_085")
    for _ in range(3):
        t.hand(YETI)
    t.hand(YETI, side=2)
    t.play(pact)
    assert (t.row(), stats(t.at(1, 0))) == (["SW_085t"], (3, 3))
    t.fill(1)
    assert t.refuses("SW_085")
