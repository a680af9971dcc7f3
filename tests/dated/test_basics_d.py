"""Dated reports of the first years: rulings that players collected."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand

BUILDS = pytest.mark.parametrize("build", [9166, 9786])


@BUILDS
def test_a_copy_has_no_battlecry(build: int) -> None:
    """D-701."""
    game, me, foe = position("WARRIOR", "MAGE", build=build)
    game.opponents_turn("Mirror Entity")
    me.discard_hand()
    foe.discard_hand()
    game.play("Novice Engineer")
    assert (names(foe.field), len(foe.hand), len(me.hand)) == (["Novice Engineer"], 0, 1)


@BUILDS
def test_what_chooses_nobody_hits_stealth(build: int) -> None:
    """D-702."""
    game, _, foe = position("MAGE", build=build)
    infiltrator = foe.summon("Worgen Infiltrator")
    assert infiltrator.stealthed
    game.play("Flamestrike")
    assert infiltrator.dead


@BUILDS
def test_a_faerie_dragon_is_open_to_battlecries(build: int) -> None:
    """D-703."""
    _, me, foe = position("MAGE", build=build)
    dragon = foe.summon("Faerie Dragon")
    assert dragon in me.give("Elven Archer").targets
    assert dragon not in me.give("Fireball").targets


@BUILDS
def test_stealth_hides_from_the_opponent_alone(build: int) -> None:
    """D-704."""
    _, me, foe = position("PALADIN", "PALADIN", build=build)
    mine, theirs = me.summon("Worgen Infiltrator"), foe.summon("Worgen Infiltrator")
    targets = me.give("Blessing of Kings").targets
    assert mine in targets
    assert theirs not in targets


@BUILDS
def test_a_borrowed_minion_that_is_returned_is_kept(build: int) -> None:
    """D-705."""
    game, me, foe = position("PRIEST", build=build)
    wisp = foe.summon("Wisp")
    game.play("Shadow Madness", target=wisp)
    game.play("Youthful Brewmaster", target=wisp)
    game.end_turn()
    assert (names(me.hand), names(foe.field)) == (["Wisp"], [])


@BUILDS
def test_taunt_in_stealth_protects_nobody(build: int) -> None:
    """D-706."""
    _, me, foe = position("WARRIOR", build=build)
    taunt = foe.summon("Sen'jin Shieldmasta")
    yeti = stand(me, "Chillwind Yeti")[0]
    assert yeti.attack_targets == [taunt]
    taunt.stealthed = True
    assert yeti.attack_targets == [foe.hero]


@BUILDS
def test_what_a_spell_summons_is_not_played(build: int) -> None:
    """D-707."""
    game, me, foe = position("HUNTER", "MAGE", build=build)
    game.opponents_turn("Mirror Entity", "Snipe")
    game.play("Animal Companion")
    assert len(me.field) == 1
    assert names(foe.secrets) == ["Mirror Entity", "Snipe"]


@BUILDS
def test_truesilver_heals_before_the_blow(build: int) -> None:
    """D-708."""
    game, me, foe = position("PALADIN", build=build)
    me.equip("Truesilver Champion")
    me.hero.health = 1
    raptor = foe.summon("Bloodfen Raptor")
    raptor.atk = 2
    me.hero.attack(raptor)
    assert (me.hero.health, raptor.dead, game.ended) == (1, True, False)


@BUILDS
def test_a_spell_is_no_attack(build: int) -> None:
    """D-709."""
    game, _, foe = position("MAGE", "HUNTER", build=build)
    game.opponents_turn("Snake Trap")
    game.play("Fireball", target=foe.summon("Boulderfist Ogre"))
    assert names(foe.secrets) == ["Snake Trap"]


@BUILDS
def test_fatigue_with_a_full_hand(build: int) -> None:
    """D-710."""
    _, me, _ = position("MAGE", build=build, decks=((), ("Wisp",) * 30))
    while len(me.hand) < 10:
        me.give("Wisp")
    me.draw(3)
    assert (me.hero.health, len(me.hand)) == (30 - 1 - 2 - 3, 10)


@BUILDS
def test_a_full_hand_burns_what_is_drawn(build: int) -> None:
    """D-711."""
    _, me, _ = position("MAGE", build=build)
    while len(me.hand) < 10:
        me.give("Wisp")
    me.stack_deck("Chillwind Yeti")
    left = len(me.deck)
    me.draw()
    assert (len(me.hand), len(me.deck)) == (10, left - 1)
    assert "Chillwind Yeti" in names(me.graveyard)
