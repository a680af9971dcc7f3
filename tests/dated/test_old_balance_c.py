"""Dated reports: cards of the first years that a patch has changed, before and after it."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand


@pytest.mark.parametrize("build", [10833, 18792, 74257])
def test_warsong_commander_strengthens_who_has_charge(build: int) -> None:
    """D-520: since 3.2 she gives those 1 Attack."""
    _, me, _ = position("WARRIOR", build=build)
    rider = stand(me, "Wolfrider", "Warsong Commander")[0]
    assert (rider.atk, rider.health) == (4, 1)


@pytest.mark.parametrize(
    ("build", "at_minions", "at_heroes"),
    [
        (9786, True, True),
        (10833, False, False),
        (74257, False, False),
        (77662, True, False),
        (165029, True, False),
    ],
)
def test_warsong_commander_and_a_wisp(build: int, *, at_minions: bool, at_heroes: bool) -> None:
    """D-521, D-522, D-523: Charge, then nothing, then Rush."""
    game, me, foe = position("WARRIOR", build=build)
    yeti = foe.summon("Chillwind Yeti")
    stand(me, "Warsong Commander")
    wisp = game.play("Wisp")[0]
    assert (yeti in wisp.attack_targets) is at_minions
    assert (foe.hero in wisp.attack_targets) is at_heroes


@pytest.mark.parametrize(("build", "dealt"), [(9166, 3), (11460, 3), (12574, 0), (54613, 0)])
def test_blade_flurry(build: int, dealt: int) -> None:
    """D-524, D-525: since 5.0 it spares the hero."""
    game, me, foe = position("ROGUE", build=build)
    yeti = foe.summon("Chillwind Yeti")
    me.equip("Fiery War Axe")
    game.play("Blade Flurry")
    assert me.weapon is None
    assert (yeti.damage, 30 - foe.hero.health) == (3, dealt)


@pytest.mark.parametrize("build", [9166, 11460])
def test_force_of_nature_and_savage_roar(build: int) -> None:
    """D-526: fourteen damage out of nothing, and no Treant is left."""
    game, me, foe = position("DRUID", build=build)
    game.play("Force of Nature", "Savage Roar")
    for fighter in [*me.field, me.hero]:
        fighter.attack(foe.hero)
    assert foe.hero.health == 16
    game.end_turn()
    assert names(me.field) == []


@pytest.mark.parametrize("build", [12574, 54613])
def test_force_of_nature_without_charge(build: int) -> None:
    """D-527: since 5.0 its Treants wait and stay."""
    game, me, _ = position("DRUID", build=build)
    game.play("Force of Nature", "Savage Roar")
    assert [each.can_attack() for each in me.field] == [False] * 3
    game.end_turn()
    assert names(me.field) == ["Treant"] * 3


@pytest.mark.parametrize(("build", "cards"), [(10833, 2), (11460, 2), (12574, 1), (74257, 1)])
def test_ancient_of_lore(build: int, cards: int) -> None:
    """D-528, D-529: since 5.0 it draws one; Brann does not see a Choose One."""
    _, me, _ = position("DRUID", build=build)
    stand(me, "Brann Bronzebeard")
    ancient = me.give("Ancient of Lore")
    ancient.play(choose=0)
    assert len(me.hand) == cards


@pytest.mark.parametrize(("build", "cost"), [(9166, 5), (11460, 5), (12574, 10), (23576, 10)])
def test_molten_giant(build: int, cost: int) -> None:
    """D-530, D-531: since 5.0 it begins at 25."""
    game, me, _ = position("MAGE", build=build)
    giant = me.give("Molten Giant")
    game.play("Alexstrasza", target=me.hero)
    assert (me.hero.health, giant.cost) == (15, cost)


@pytest.mark.parametrize(
    ("build", "atk", "heroes"), [(9166, 6, True), (13921, 6, True), (14830, 4, False)]
)
def test_charge(build: int, atk: int, *, heroes: bool) -> None:
    """D-532, D-533: since 6.1 it gives no Attack and bars heroes for the turn."""
    game, _me, foe = position("WARRIOR", build=build)
    wisp = foe.summon("Wisp")
    yeti = game.play("Chillwind Yeti")[0]
    game.play("Charge", target=yeti)
    assert yeti.atk == atk
    assert wisp in yeti.attack_targets
    assert (foe.hero in yeti.attack_targets) is heroes
