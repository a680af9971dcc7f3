"""Dated reports: what a countered spell uses up, and what still counts it."""

from __future__ import annotations

import pytest

from dated.position import FILLER, Position, names, position
from hsreplay_sim.play import Card, Player

ONE_COUNTERSPELL = ("Counterspell",) + ("Wisp",) * 29
NO_DUPLICATES = ("Wisp", "Chillwind Yeti", "Bloodfen Raptor", "River Crocolisk")


def against_counterspell(hero: str, build: int) -> tuple[Position, Player, Player]:
    """The enemy has a Counterspell up; the hand is empty."""
    game, me, foe = position(hero, "MAGE", build=build)
    game.opponents_turn("Counterspell")
    me.discard_hand()
    assert names(foe.secrets) == ["Counterspell"]
    return game, me, foe


def before_counterspell(hero: str, build: int) -> tuple[Position, Player, Player, Card]:
    """The enemy has none yet: a Mad Scientist that dies in this turn puts it up."""
    game, me, foe = position(hero, "MAGE", build=build, decks=(FILLER, ONE_COUNTERSPELL))
    return game, me, foe, foe.summon("Mad Scientist")


@pytest.mark.parametrize(
    ("build", "cost"), [(20457, 3), (24589, 3), (24769, 0), (25770, 3), (54613, 3)]
)
def test_kirin_tor_mage_and_a_countered_secret(build: int, cost: int) -> None:
    """D-405, D-406, D-407: a countered Secret kept her discount at 11.2, at no other time."""
    game, me, foe = against_counterspell("MAGE", build)
    first, second = me.give("Ice Block"), me.give("Mirror Entity")
    game.play("Kirin Tor Mage")
    assert (first.cost, second.cost) == (0, 0)
    first.play()
    assert not foe.secrets
    assert not me.secrets
    assert second.cost == cost


def test_kalecgos_and_a_countered_spell() -> None:
    """D-408: the first spell of a turn that costs nothing is still to come."""
    _game, me, foe = against_counterspell("MAGE", 30103)
    me.summon("Kalecgos")
    first, second = me.give("Fireball"), me.give("Fireball")
    assert (first.cost, second.cost) == (0, 0)
    first.play(foe.hero)
    assert (foe.hero.health, second.cost) == (30, 0)


@pytest.mark.parametrize("build", [30103, 54613])
def test_bloodbloom_and_a_countered_spell(build: int) -> None:
    """D-409: the spell behind the countered one costs Mana again."""
    game, me, foe, scientist = before_counterspell("WARLOCK", build)
    game.play("Bloodbloom")
    scientist.destroy()
    me.give("Fireball").play(foe.hero)
    assert (me.hero.health, me.mana, foe.hero.health) == (26, 10, 30)
    me.give("Fireball").play(foe.hero)
    assert (me.hero.health, me.mana, foe.hero.health) == (26, 6, 24)


@pytest.mark.parametrize("build", [30103, 54613])
def test_preparation_and_a_countered_spell(build: int) -> None:
    """D-410: the spell behind the countered one costs as printed."""
    game, me, foe, scientist = before_counterspell("ROGUE", build)
    first, second = me.give("Fireball"), me.give("Fireball")
    game.play("Preparation")
    assert first.cost == second.cost < 4
    scientist.destroy()
    first.play(foe.hero)
    assert (foe.hero.health, second.cost) == (30, 4)


@pytest.mark.parametrize("build", [30103, 54613])
def test_inkmaster_solia_and_a_countered_spell(build: int) -> None:
    """D-411: her discount is gone with the countered spell."""
    game, me, foe = position("MAGE", "MAGE", build=build, decks=(NO_DUPLICATES, ("Wisp",) * 30))
    game.opponents_turn("Counterspell")
    me.discard_hand()
    first, second = me.give("Fireball"), me.give("Fireball")
    game.play("Inkmaster Solia")
    assert (first.cost, second.cost) == (0, 0)
    first.play(foe.hero)
    assert (foe.hero.health, second.cost) == (30, 4)


def test_electra_and_a_countered_spell() -> None:
    """D-412: the spell behind the countered one is cast twice."""
    game, _me, foe = against_counterspell("SHAMAN", 30103)
    game.play("Electra Stormsurge")
    game.play("Lightning Bolt", target=foe.hero)
    assert foe.hero.health == 30
    game.play("Lightning Bolt", target=foe.hero)
    assert foe.hero.health == 24


@pytest.mark.parametrize("build", [30103, 54613])
def test_a_countered_spell_overloads_nothing(build: int) -> None:
    """D-413: a countered Lightning Bolt locks no crystal."""
    game, me, foe = against_counterspell("SHAMAN", build)
    game.play("Lightning Bolt", target=foe.hero)
    assert (foe.hero.health, me.overloaded) == (30, 0)


@pytest.mark.parametrize("build", [24769, 30103, 54613])
def test_a_countered_spell_counts_for_edwin(build: int) -> None:
    """D-414: it is a card that was played."""
    game, _me, foe = against_counterspell("ROGUE", build)
    game.play("Fireball", target=foe.hero)
    edwin = game.play("Edwin VanCleef")[0]
    assert (edwin.atk, edwin.health) == (4, 4)


@pytest.mark.parametrize("build", [24769, 30103, 54613])
def test_a_countered_spell_is_not_cast_for_arcane_giant(build: int) -> None:
    """D-415: the Giant counts spells that were cast."""
    game, me, foe = against_counterspell("MAGE", build)
    giant = me.give("Arcane Giant")
    printed = giant.cost
    game.play("Fireball", target=foe.hero)
    assert giant.cost == printed
    game.play("Fireball", target=foe.hero)
    assert giant.cost == printed - 1


@pytest.mark.parametrize("build", [24769, 30103, 54613])
def test_a_countered_spell_is_not_cast_for_arcane_tyrant(build: int) -> None:
    """D-416: the Tyrant waits for a spell of 5 or more that was cast."""
    game, me, _foe = against_counterspell("MAGE", build)
    tyrant = me.give("Arcane Tyrant")
    game.play("Flamestrike")
    assert tyrant.cost == 5
    game.play("Flamestrike")
    assert tyrant.cost == 0
