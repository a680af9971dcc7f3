"""Hero powers, classes and chance in reports of 2016 and 2017."""

from __future__ import annotations

import pytest

from dated.position import names, position

POTIONS = {
    "Blastcrystal Potion",
    "Bloodfury Potion",
    "Felfire Potion",
    "Freezing Potion",
    "Greater Healing Potion",
    "Pint-Size Potion",
    "Potion of Madness",
    "Potion of Polymorph",
    "Volcanic Potion",
}


@pytest.mark.parametrize("seed", range(8))
def test_finley_does_not_offer_tyrande_her_own_power(seed: int) -> None:
    """D-302: Lesser Heal is none of his three."""
    _, me, _ = position("Tyrande Whisperwind", build=15590, seed=seed)
    me.give("Sir Finley Mrrgglton").play()
    offered = names(me.choice.cards)
    assert len(offered) == 3
    assert "Lesser Heal" not in offered


@pytest.mark.parametrize("build", [20022, 22611])
def test_justicar_and_maiev(build: int) -> None:
    """D-303: the power of Maiev Shadowsong becomes Poisoned Daggers."""
    game, me, _ = position("Maiev Shadowsong", build=build)
    game.play("Justicar Trueheart")
    assert me.hero_power.name == "Poisoned Daggers"


@pytest.mark.parametrize("build", [19632, 20457])
def test_renounce_darkness_may_choose_warlock(build: int) -> None:
    """D-304: a Warlock with another class's power may get Life Tap for it."""
    powers = set()
    for seed in range(60):
        game, me, _ = position("WARLOCK", build=build, seed=seed)
        me.give("Sir Finley Mrrgglton").play()
        me.choice.choose(me.choice.cards[0])
        assert me.hero_power.name != "Life Tap"
        game.play("Renounce Darkness")
        powers.add(me.hero_power.name)
    assert "Life Tap" in powers


@pytest.mark.parametrize(("build", "more"), [(15590, set()), (17720, {"Dragonfire Potion"})])
def test_kabal_chemist_brings_no_dragonfire(build: int, more: set[str]) -> None:
    """D-305: it brought any other Potion."""
    found = set()
    for seed in range(90):
        game, me, _ = position(build=build, seed=seed)
        game.play("Kabal Chemist")
        found |= set(names(me.hand))
    assert found == POTIONS | more
