"""Across the Timeways: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE
from table import YETI, stats, table


def test_an_arcane_barrage_hits_one_and_two_others() -> None:
    t = table(build=233275)
    one, two, three = (t.minion(side=2) for _ in range(3))
    t.answers(two, t.hero(2))
    t.play("TIME_855", one)
    assert [stats(e)[1] for e in (one, two, three)] == [2, 3, 5]
    assert t.hero(2).get(DAMAGE) == 2


NEW = 238003


def test_a_semi_stable_portal_opens_for_a_cheaper_minion() -> None:
    t = table(build=NEW)
    portal = t.hand("TIME_000")
    t.play(portal)
    (found,) = [e for e in t.game.hand[1] if e is not portal]
    assert found.card is not None
    assert found.get(COST) == max(0, found.card.cost - 3)


@pytest.mark.parametrize(("hurt", "drawn"), [(0, 0), (3, 3)])
def test_a_temporal_construct_draws_the_excess(hurt: int, drawn: int) -> None:
    t = table(build=NEW)
    t.deck(*[YETI] * 4)
    enemy = t.minion(side=2, damage=hurt)
    t.play("TIME_858", enemy)
    assert (len(t.cards()), enemy.zone) == (drawn, Zone.GRAVEYARD)


def test_a_temporal_construct_without_an_enemy_minion_draws_nothing() -> None:
    t = table(build=NEW)
    t.deck(*[YETI] * 4)
    t.play("TIME_858")
    assert t.cards() == []


@pytest.mark.parametrize("dragon", [0, 1])
def test_a_mirror_dimension_doubles_beside_a_dragon(dragon: int) -> None:
    t = table("HERO_08", build=241170)
    for _ in range(dragon):
        t.hand("TTN_907")
    t.play("TIME_006")
    assert t.row() == ["TIME_006t1"] * (1 + dragon)
