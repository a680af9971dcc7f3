"""Dated notes of patches: what cards cost and how large they are, before and since."""

from __future__ import annotations

import pytest

from dated.position import position


@pytest.mark.parametrize(("build", "newer"), [(23966, 0), (24377, 0), (24589, 1), (25770, 1)])
@pytest.mark.parametrize(
    ("card", "cost"),
    [("Naga Sea Witch", (5, 8)), ("Call to Arms", (4, 5)), ("Possessed Lackey", (5, 6))],
)
def test_prices_of_patch_11_1(build: int, newer: int, card: str, cost: tuple[int, int]) -> None:
    """D-730 to D-735."""
    _, me, _ = position("WARLOCK", build=build)
    assert me.give(card).cost == cost[newer]


@pytest.mark.parametrize(
    ("build", "cost", "hurt"), [(190416, 6, 3), (192896, 6, 3), (195635, 7, 0)]
)
def test_prismatic_beam_of_patch_28_2_3(build: int, cost: int, hurt: int) -> None:
    """D-736, D-737: since then it spares the hero."""
    game, me, foe = position("PALADIN", build=build)
    yeti = foe.summon("Chillwind Yeti")
    assert me.give("Prismatic Beam").cost == cost
    game.play("Prismatic Beam")
    assert (yeti.damage, 30 - foe.hero.health) == (3, hurt)


@pytest.mark.parametrize(("build", "cost"), [(188995, 4), (192896, 4), (195635, 5)])
def test_keepers_strength_of_patch_28_2_3(build: int, cost: int) -> None:
    """D-738, D-739."""
    _, me, _ = position("PALADIN", build=build)
    assert me.give("Keeper's Strength").cost == cost


@pytest.mark.parametrize(
    ("card", "build", "stats"),
    [
        ("Splish-Splash Whelp", 190416, (2, 1)),
        ("Splish-Splash Whelp", 192896, (2, 1)),
        ("Splish-Splash Whelp", 195635, (1, 1)),
        ("Desert Nestmatron", 190416, (3, 5)),
        ("Desert Nestmatron", 192896, (3, 5)),
        ("Desert Nestmatron", 195635, (3, 4)),
    ],
)
def test_bodies_of_patch_28_2_3(card: str, build: int, stats: tuple[int, int]) -> None:
    """D-740 to D-743."""
    game, me, _ = position("DRUID", build=build)
    game.play(card)
    assert (me.field[0].atk, me.field[0].health) == stats
