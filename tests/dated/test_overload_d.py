"""Dated reports of November 2015: overload that is lost."""

from __future__ import annotations

import pytest

from dated.position import position, stand

LOST = [10833, 10956]


@pytest.mark.parametrize(("build", "overloaded"), [(10833, 0), (10956, 0), (12574, 1), (54613, 1)])
def test_preparation_and_overload(build: int, overloaded: int) -> None:
    """D-675."""
    game, me, foe = position("SHAMAN", build=build)
    game.play("Preparation", "Lightning Bolt", target=foe.hero)
    assert foe.hero.health == 27
    assert me.overloaded == overloaded


@pytest.mark.parametrize("build", LOST)
def test_preparation_before_a_tunnel_trogg(build: int) -> None:
    """D-676."""
    game, me, foe = position("SHAMAN", build=build)
    game.play("Preparation")
    trogg = stand(me, "Tunnel Trogg")[0]
    game.play("Lightning Bolt", target=foe.hero)
    assert (trogg.atk, me.overloaded) == (1, 0)


@pytest.mark.xfail(reason="what a Trogg hears before Overload is lost is not known", strict=True)
@pytest.mark.parametrize("build", LOST)
def test_preparation_behind_a_tunnel_trogg(build: int) -> None:
    """D-677."""
    game, me, foe = position("SHAMAN", build=build)
    trogg = stand(me, "Tunnel Trogg")[0]
    game.play("Preparation", "Lightning Bolt", target=foe.hero)
    assert (trogg.atk, me.overloaded) == (2, 0)


@pytest.mark.parametrize("build", LOST)
@pytest.mark.parametrize("first", [False, True])
def test_preparation_and_an_unbound_elemental(build: int, *, first: bool) -> None:
    """D-678."""
    game, me, foe = position("SHAMAN", build=build)
    if not first:
        game.play("Preparation")
    elemental = stand(me, "Unbound Elemental")[0]
    if first:
        game.play("Preparation")
    game.play("Lightning Bolt", target=foe.hero)
    assert (elemental.atk, me.overloaded) == (3, 0)


@pytest.mark.parametrize(("build", "overloaded"), [(10833, 0), (10956, 0), (12574, 1), (54613, 1)])
def test_fel_reaver_and_overload(build: int, overloaded: int) -> None:
    """D-679."""
    game, me, foe = position("SHAMAN", build=build)
    foe.summon("Fel Reaver")
    trogg = stand(me, "Tunnel Trogg")[0]
    game.play("Lightning Bolt", target=foe.hero)
    assert (trogg.atk, me.overloaded) == (1 + overloaded, overloaded)
