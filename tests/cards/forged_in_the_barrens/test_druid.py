"""Forged in the Barrens with the Wailing Caverns: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, RESOURCES
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


@pytest.mark.parametrize(("build", "both"), [(85548, True), (159202, False)])
def test_celestial_alignment_takes_the_crystals_and_makes_cards_cost_one(
    *, build: int, both: bool
) -> None:
    t = table(build=build, mana=10)
    (below,) = t.deck("CS2_200")
    yeti, theirs = t.hand("CS2_182"), t.hand("CS2_182", 2)
    t.play("BAR_539")
    assert [t.tag(RESOURCES, side) for side in (1, 2)] == [0, 0 if both else 10]
    assert [card.get(COST) for card in (yeti, below, theirs)] == [1, 1, 1 if both else 4]
