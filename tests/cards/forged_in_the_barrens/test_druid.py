"""Forged in the Barrens with the Wailing Caverns: Druid; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, stats, table


def test_prides_fury_strengthens_own_minions() -> None:
    t = table(build=90336)
    yeti, foe = t.minion(), t.minion(side=2)
    t.play("BAR_534")
    assert (stats(yeti), stats(foe)) == ((5, 8), (4, 5))


def test_living_seed_draws_a_cheaper_beast() -> None:
    for card_id, cost in (("BAR_536", 5), ("BAR_536t", 4), ("BAR_536t2", 3)):
        t = table(build=88998)
        t.deck(YETI, "EX1_534")
        t.play(card_id)
        (beast,) = t.game.hand[1]
        assert (beast.card_id, beast.get(COST)) == ("EX1_534", cost)
