"""Reports of hero powers, heroes that are replaced, and fatigue."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand
from hsreplay_sim.play import HeroPower, IllegalMoveError, Player


def power(player: Player) -> HeroPower:
    """The hero power, which every hero here has."""
    found = player.hero_power
    assert isinstance(found, HeroPower)
    return found


@pytest.mark.parametrize("build", [9786, 10956, 12574])
def test_a_dead_garrison_commander_has_given_a_second_use(build: int) -> None:
    """D-060: Snipe kills it as it comes."""
    game, me, foe = position("WARRIOR", "HUNTER", build=build)
    game.opponents_turn("Snipe")
    power(me).use()
    game.play("Garrison Commander")
    assert me.field == []
    assert foe.secrets == []
    assert power(me).is_playable()


@pytest.mark.parametrize(("build", "again"), [(9786, False), (10956, False), (12574, True)])
def test_a_stolen_garrison_commander_behind_the_use(build: int, again: bool) -> None:
    """D-061, D-062: it counts since 5.0."""
    game, me, foe = position("WARRIOR", "PRIEST", build=build)
    (commander,) = stand(foe, "Garrison Commander")
    power(me).use()
    game.play("Mind Control", target=commander)
    assert power(me).is_playable() == again


@pytest.mark.parametrize("build", [9786, 10956, 12574])
def test_a_stolen_garrison_commander_before_the_use(build: int) -> None:
    """D-063."""
    game, me, foe = position("WARRIOR", "PRIEST", build=build)
    (commander,) = stand(foe, "Garrison Commander")
    game.play("Mind Control", target=commander)
    power(me).use()
    game.refill()
    power(me).use()
    assert me.hero.armor == 4


@pytest.mark.parametrize(
    ("build", "damage"), [(9166, 3), (9786, 3), (10357, 1), (10604, 1), (10833, 3), (13921, 3)]
)
def test_fatigue_of_a_new_hero(build: int, damage: int) -> None:
    """D-084, D-085, D-086: in 3.1 and 3.2 it was counted on the hero."""
    game, me, _ = position("WARLOCK", "MAGE", build=build, decks=((), ()))
    me.draw()
    me.draw()
    assert me.hero.damage == 3
    game.play("Lord Jaraxxus")
    before = me.hero.health
    me.draw()
    assert before - me.hero.health == damage


def test_prophet_velen_doubles_the_power_of_ragnaros() -> None:
    """D-126."""
    game, me, foe = position("PRIEST", "MAGE", build=12051)
    (majordomo,) = stand(me, "Majordomo Executus")
    majordomo.destroy()
    assert me.hero.name == "Ragnaros the Firelord"
    stand(me, "Prophet Velen")
    game.refill()
    power(me).use()
    assert foe.hero.damage == 16


@pytest.mark.parametrize("build", [9786, 13921, 15590])
def test_resurrect_needs_a_minion_of_ones_own(build: int) -> None:
    """D-032: the opponent's dead do not count."""
    _, me, foe = position("PRIEST", "MAGE", build=build)
    stand(foe, "Wisp")[0].destroy()
    resurrect = me.give("Resurrect")
    assert names(foe.graveyard)[-1] == "Wisp"
    assert not resurrect.is_playable()
    with pytest.raises(IllegalMoveError):
        resurrect.play()
