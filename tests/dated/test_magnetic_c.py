"""Dated reports: Mechs that are attached to others, and their Lifesteal."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand


@pytest.mark.xfail(reason="how the shield is kept in hand is not known", strict=True)
@pytest.mark.parametrize("build", [25770, 28116])
def test_a_returned_divine_shield_goes_over_to_the_mech(build: int) -> None:
    """D-421: a Wargear that was given Divine Shield brings it along from the hand."""
    game, me, _ = position("PALADIN", build=build)
    wargear = me.summon("Wargear")
    protector = me.give("Argent Protector")
    protector.play(wargear)
    assert wargear.divine_shield
    wargear.bounce()
    game.refill()
    bot = me.summon("Target Dummy")
    me.hand.find("Wargear").play(index=me.field.index(bot))
    assert "Wargear" not in names(me.field)
    assert (bot.atk, bot.divine_shield) == (5, True)


@pytest.mark.xfail(reason="what an attached Mech leaves in hand is not known", strict=True)
@pytest.mark.parametrize("build", [25770, 28855])
def test_a_returned_replicating_menace_remembers_its_fellow(build: int) -> None:
    """D-422: with another one attached, returned and played alone, it brings six Microbots."""
    game, me, _ = position("WARLOCK", build=build)
    menace = me.summon("Replicating Menace")
    me.give("Replicating Menace").play(index=0)
    assert (names(me.field), menace.atk) == (["Replicating Menace"], 6)
    menace.bounce()
    game.play("Replicating Menace")
    assert me.field[0].atk == 3
    me.field[0].destroy()
    assert len(me.field) == 6


@pytest.mark.parametrize("build", [30103, 54613])
def test_an_aura_is_not_attached_with_a_mech(build: int) -> None:
    """D-423: Zilliax gives its printed 3/2, not what Stormwind Champion adds."""
    _game, me, _ = position("PALADIN", build=build)
    bot = stand(me, "Kaboom Bot", "Stormwind Champion")[0]
    assert (bot.atk, bot.health) == (3, 3)
    me.give("Zilliax").play(index=0)
    assert names(me.field) == ["Kaboom Bot", "Stormwind Champion"]
    assert (bot.atk, bot.health) == (6, 5)


@pytest.mark.parametrize("build", [30103, 54613])
def test_hobgoblin_is_not_attached_with_a_mech(build: int) -> None:
    """D-424: Skaterbot gives its printed 1/1."""
    _game, me, _ = position("WARLOCK", build=build)
    bot = stand(me, "Kaboom Bot", "Hobgoblin")[0]
    me.give("Skaterbot").play(index=0)
    assert names(me.field) == ["Kaboom Bot", "Hobgoblin"]
    assert (bot.atk, bot.health) == (3, 3)


@pytest.mark.parametrize(("build", "healed"), [(25770, 0), (27358, 4), (28329, 4), (54613, 4)])
def test_zilliax_lends_lifesteal_to_a_deathrattle(build: int, healed: int) -> None:
    """D-425, D-426: since 12.2 the Deathrattle of the Mech heals, too."""
    _, me, foe = position("PALADIN", build=build)
    bot = stand(me, "Kaboom Bot")[0]
    foe.summon("Boulderfist Ogre")
    me.hero.hit(20)
    me.give("Zilliax").play(index=0)
    before = me.hero.health
    bot.destroy()
    assert me.hero.health - before == healed
