"""Dated reports: cards that change in the hand, and what cards cost."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand
from hsreplay_sim.play import Card

WISPS = ("Wisp",) * 30


def printed(card: Card) -> tuple[int, int]:
    """The Attack and Health that the card prints in its build."""
    assert card.data is not None
    return card.data.tags.get(47, 0), card.data.tags.get(45, 0)


@pytest.mark.parametrize(("build", "kept"), [(18792, 1), (25252, 1), (25770, 0), (54613, 0)])
def test_what_shifter_zerus_was_given(build: int, kept: int) -> None:
    """D-487, D-488: since 12.0 a card that transforms loses its enchantments."""
    game, me, _ = position("PALADIN", build=build)
    zerus = me.give("Shifter Zerus")
    game.play("Grimestreet Outfitter")
    game.skip_turn()
    assert zerus.name != "Shifter Zerus"
    atk, health = printed(zerus)
    assert (zerus.atk, zerus.health) == (atk + kept, health + kept)


@pytest.mark.parametrize(("build", "less"), [(18792, 1), (25252, 1), (25770, 0), (54613, 0)])
def test_what_molten_blade_was_given(build: int, less: int) -> None:
    """D-489, D-490: since 12.0 a card that transforms loses its discount."""
    game, me, _ = position("WARRIOR", build=build)
    blade = me.give("Molten Blade")
    stand(me, "Emperor Thaurissan")
    game.skip_turn()
    assert blade.name != "Molten Blade"
    assert blade.data is not None
    assert blade.cost == max(0, blade.data.cost - less)


@pytest.mark.parametrize("build", [25770, 28116])
def test_tracking_and_augmented_elekk(build: int) -> None:
    """D-493: the picked card goes back into the deck on its way, which the Elekk sees."""
    decks = (("Chillwind Yeti",) * 10, WISPS)
    _, me, _ = position("HUNTER", build=build, decks=decks)
    stand(me, "Augmented Elekk")
    before = len(me.deck)
    me.give("Tracking").play()
    assert me.choice is not None
    me.choice.choose(me.choice.cards[0])
    assert names(me.hand) == ["Chillwind Yeti"]
    assert len(me.deck) == before - 3 + 1


def test_maiev_heals_whom_she_makes_sleep() -> None:
    """D-494: asleep it is a 2/2 that cannot have more than 2 wounds."""
    game, me, _foe = position("DEMONHUNTER", build=45310)
    quester = stand(me, "Questing Adventurer")[0]
    game.play(*["Wisp"] * 5)
    game.play(*["The Coin"] * 2)
    assert (quester.atk, quester.health) == (9, 9)
    quester.hit(5)
    maiev = me.give("BT_737")
    game.refill()
    maiev.play(quester)
    wounds = 9 - 4
    assert quester.dormant
    for _ in range(2):
        game.skip_turn()
    assert not quester.dormant
    assert (wounds, quester.damage, quester.health) == (5, 2, 8)


@pytest.mark.parametrize(("build", "dealt"), [(18792, 6), (28116, 6), (30103, 5), (54613, 5)])
def test_spell_damage_and_healing_that_harms(build: int, dealt: int) -> None:
    """D-495, D-496: since 14.0 Spell Damage adds nothing to it."""
    game, me, foe = position("PRIEST", build=build)
    stand(me, "Auchenai Soulpriest", "Kobold Geomancer")
    game.play("Flash Heal", target=foe.hero)
    assert 30 - foe.hero.health == dealt


@pytest.mark.parametrize("build", [30103, 54613])
def test_velen_and_healing_that_harms(build: int) -> None:
    """D-497: he doubles it once."""
    game, me, foe = position("PRIEST", build=build)
    stand(me, "Auchenai Soulpriest", "Prophet Velen")
    game.play("Flash Heal", target=foe.hero)
    assert foe.hero.health == 20


@pytest.mark.parametrize("build", [30103, 54613])
def test_magic_carpet_and_a_discount(build: int) -> None:
    """D-498: what is paid counts, not what is printed."""
    game, me, foe = position("HUNTER", build=build)
    foe.summon("Wisp")
    raptor = me.give("Bloodfen Raptor")
    emperor = stand(me, "Emperor Thaurissan")[0]
    game.skip_turn()
    emperor.destroy()
    assert raptor.cost == 1
    stand(me, "Magic Carpet")
    raptor.play()
    assert (raptor.atk, raptor.rush, raptor.can_attack()) == (4, True, True)


@pytest.mark.parametrize("build", [30103, 54613])
def test_magic_carpet_and_aviana(build: int) -> None:
    """D-499: a minion that costs 1 by Aviana is one."""
    _, me, _ = position("DRUID", build=build)
    stand(me, "Magic Carpet", "Aviana")
    yeti = me.give("Chillwind Yeti")
    assert yeti.cost == 1
    yeti.play()
    assert (yeti.atk, yeti.rush) == (5, True)


@pytest.mark.parametrize("build", [30103, 54613])
def test_magic_carpet_and_the_pocket_galaxy(build: int) -> None:
    """D-500: a minion that costs 1 by Luna's Pocket Galaxy is one."""
    game, me, _ = position("MAGE", build=build, decks=(("Chillwind Yeti",) * 30, WISPS))
    game.play("Luna's Pocket Galaxy")
    stand(me, "Magic Carpet")
    yeti = me.draw()[0]
    assert yeti.cost == 1
    yeti.play()
    assert (yeti.atk, yeti.rush) == (5, True)


@pytest.mark.parametrize("build", [33157, 54613])
def test_mindbreaker_and_the_power_of_a_quest(build: int) -> None:
    """D-501: a hero power that a quest gives is disabled as well."""
    game, me, foe = position("SHAMAN", build=build)
    game.play("Corrupt the Waters")
    stand(foe, "Mindbreaker")
    for _ in range(6):
        game.play("Novice Engineer")
        me.field[-1].destroy()
    assert me.hero_power.name == "Heart of Vir'naal"
    game.refill()
    assert not me.hero_power.is_playable()


@pytest.mark.parametrize("build", [23966, 24377])
def test_cho_and_echo(build: int) -> None:
    """D-502: what Lorewalker Cho hands over is no Echo and stays."""
    game, me, foe = position("WARRIOR", build=build)
    stand(me, "Lorewalker Cho")
    me.give("Warpath").play()
    game.refill()
    me.hand.find("Warpath").play()
    assert names(foe.hand) == ["Warpath"] * 2
    game.end_turn()
    assert names(foe.hand).count("Warpath") == 2


@pytest.mark.parametrize("build", [28329, 54613])
def test_summoning_portal_leaves_wounds(build: int) -> None:
    """D-503: it changes what minions cost in the hand, nothing in play."""
    game, _me, foe = position("WARLOCK", build=build)
    yeti = foe.summon("Chillwind Yeti")
    yeti.buff("CS2_092e")
    yeti.hit(3)
    game.play("Summoning Portal")
    assert (yeti.atk, yeti.health) == (8, 6)
