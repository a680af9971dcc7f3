"""Dated reports: what minions keep, what they come with, and what a stolen one readies."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand


@pytest.mark.parametrize("build", [15590, 25770, 54613])
def test_what_was_given_in_hand_is_lost_on_the_way_back(build: int) -> None:
    """D-513: a minion that returns has none of it."""
    game, me, _ = position("PALADIN", build=build)
    wisp = me.give("Wisp")
    game.play("Grimestreet Outfitter")
    wisp.play()
    assert (wisp.atk, wisp.health) == (2, 2)
    game.opponents_turn("Sap", target=wisp)
    back = me.hand.find("Wisp")
    assert back is not None
    assert (back.atk, back.health) == (1, 1)


@pytest.mark.parametrize("build", [9166, 15590, 54613])
def test_silence_under_an_aura(build: int) -> None:
    """D-514: what an aura gives stays."""
    game, me, _ = position("PRIEST", build=build)
    wisp = stand(me, "Wisp", "Stormwind Champion")[0]
    game.play("Silence", target=wisp)
    assert (wisp.silenced, wisp.atk, wisp.health) == (True, 2, 2)


@pytest.mark.parametrize("build", [9166, 9786])
def test_warsong_commander_and_a_lightspawn_that_is_played(build: int) -> None:
    """D-515: its Attack is known by the time that she acts."""
    game, me, _ = position("WARRIOR", build=build)
    stand(me, "Warsong Commander")
    lightspawn = game.play("Lightspawn")[0]
    assert (lightspawn.atk, lightspawn.charge) == (5, False)


@pytest.mark.parametrize("build", [9166, 9786])
def test_warsong_commander_and_a_lightspawn_that_is_resurrected(build: int) -> None:
    """D-516: inside a spell its Attack is not known yet."""
    game, me, _ = position("PRIEST", build=build)
    me.summon("Lightspawn").destroy()
    stand(me, "Warsong Commander")
    game.play("Resurrect")
    assert names(me.field) == ["Warsong Commander", "Lightspawn"]
    assert (me.field[1].atk, me.field[1].charge) == (5, True)


@pytest.mark.parametrize(
    ("build", "ready"),
    [
        (10357, False),
        (11460, False),
        (12574, True),
        (54613, True),
    ],
)
def test_a_stolen_coldarra_drake(build: int, *, ready: bool) -> None:
    """D-517, D-518: up to 4.x it readied the power as it was summoned, not as it changed sides."""
    game, me, foe = position("PRIEST", build=build)
    drake = foe.summon("Coldarra Drake")
    me.hero_power.use(me.hero)
    game.play("Mind Control", target=drake)
    game.refill()
    assert names(me.field) == ["Coldarra Drake"]
    assert me.hero_power.is_playable() is ready


@pytest.mark.parametrize("build", [37060, 54613])
def test_a_discarded_galakrond_is_invoked(build: int) -> None:
    """D-519: whom the player has met as Galakrond stays that."""
    deck = ("Galakrond, the Wretched", *["Wisp"] * 29)
    game, me, foe = position("WARLOCK", build=build, decks=(deck, ("Wisp",) * 30))
    me.stack_deck("Galakrond, the Wretched")
    me.draw()
    assert names(me.hand) == ["Galakrond, the Wretched"]
    game.play("Soulfire", target=foe.hero)
    assert names(me.hand) == []
    game.play("Fiendish Rites")
    assert [(each.name, each.atk, each.health) for each in me.field] == [
        ("Draconic Imp", 2, 1),
        ("Draconic Imp", 2, 1),
    ]
