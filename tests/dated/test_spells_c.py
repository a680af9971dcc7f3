"""Dated reports: spells, what repeats them and what strengthens them."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand


@pytest.mark.parametrize(("build", "damage"), [(28329, 4), (28855, 3), (30103, 3), (54613, 3)])
def test_corrupted_blood_and_spell_damage(build: int, damage: int) -> None:
    """D-427, D-428: since 13.2 its damage is as printed."""
    _game, me, _ = position("MAGE", build=build)
    stand(me, "Kobold Geomancer")
    me.stack_deck("Corrupted Blood")
    before = me.hero.health
    me.draw()
    assert before - me.hero.health == damage


@pytest.mark.parametrize("build", [28329, 35747, 54613])
def test_overkill_of_a_spell(build: int) -> None:
    """D-429: Baited Arrow on one Health brings its Devilsaur."""
    game, me, foe = position("HUNTER", build=build)
    game.play("Baited Arrow", target=foe.summon("Wisp"))
    assert [(each.name, each.atk, each.health) for each in me.field] == [("Devilsaur", 5, 5)]


@pytest.mark.parametrize("build", [28329, 30103])
def test_the_boomship_gives_rush_to_those_that_find_no_room(build: int) -> None:
    """D-431: of three Yetis one comes; those that stay in hand were given Rush, too."""
    game, me, _ = position("WARRIOR", build=build)
    stand(me, *["Wisp"] * 6)
    for _ in range(3):
        me.give("Chillwind Yeti")
    game.play("The Boomship")
    assert names(me.field)[-1] == "Chillwind Yeti"
    assert len(me.hand) == 2
    assert any(each.rush for each in me.hand)


@pytest.mark.parametrize("build", [25770, 28116])
def test_electra_discovers_once(build: int) -> None:
    """D-432: a spell that is cast twice asks its question once."""
    game, me, _ = position("SHAMAN", build=build)
    game.play("Electra Stormsurge")
    me.give("Blazing Invocation").play()
    assert game.choice is not None
    game.choice.choose(game.choice.cards[0])
    assert (game.choice, len(me.hand)) == (None, 1)


@pytest.mark.parametrize("build", [25770, 27059])
def test_evolve_goes_by_the_cost_of_the_pocket_galaxy(build: int) -> None:
    """D-435: a Yeti that cost 1 becomes a minion that costs 2."""
    game, me, _ = position("MAGE", build=build, decks=(("Chillwind Yeti",) * 30, ("Wisp",) * 30))
    game.play("Luna's Pocket Galaxy")
    me.discard_hand()
    yeti = me.draw()[0]
    assert yeti.cost == 1
    yeti.play()
    game.play("Evolve")
    assert me.field[0].data.tags.get(48, 0) == 2
