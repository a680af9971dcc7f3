"""Dated reports from deck trackers: what is in a deck, and what is counted."""

from __future__ import annotations

import pytest
from hearthstone.enums import GameTag, Zone

from dated.position import names, position, stand

WISPS = ("Wisp",) * 30
BEAR = "EX1_165t2"


@pytest.mark.parametrize("build", [9166, 9786, 54613])
def test_deathlord_takes_from_the_deck(build: int) -> None:
    """D-712."""
    game, me, foe = position("MAGE", build=build, decks=(("Chillwind Yeti",) * 30, WISPS))
    left = len(me.deck)
    game.play("Fireball", "Fireball", target=foe.summon("Deathlord"))
    assert (names(me.field), len(me.deck)) == (["Chillwind Yeti"], left - 1)


@pytest.mark.parametrize("build", [13030, 54613])
def test_entomb_takes_what_was_summoned(build: int) -> None:
    """D-713."""
    game, me, foe = position("PRIEST", "HUNTER", build=build)
    game.play("Entomb", target=foe.summon("Misha"))
    assert (names(foe.field), names(me.deck).count("Misha")) == ([], 1)


@pytest.mark.parametrize("build", [13030, 54613])
def test_entomb_takes_the_form(build: int) -> None:
    """D-714."""
    game, me, foe = position("PRIEST", "DRUID", build=build)
    game.play("Entomb", target=foe.summon(BEAR))
    assert [card.id for card in me.deck if card.name != "Wisp"] == [BEAR]


@pytest.mark.parametrize("build", [18792, 24377, 54613])
def test_a_matriarch_comes_for_a_hatchling(build: int) -> None:
    """D-715."""
    _, me, _ = position("WARRIOR", build=build)
    me.summon("Direhorn Hatchling").destroy()
    assert [card.name for card in me.deck if card.name != "Wisp"] == ["Direhorn Matriarch"]


@pytest.mark.parametrize("build", [15590, 54613])
def test_a_guardian_comes_for_white_eyes(build: int) -> None:
    """D-716."""
    _, me, _ = position("SHAMAN", build=build)
    me.summon("White Eyes").destroy()
    assert [card.name for card in me.deck if card.name != "Wisp"] == ["The Storm Guardian"]


@pytest.mark.parametrize("build", [22611, 54613])
def test_skulking_geist_looks_everywhere(build: int) -> None:
    """D-717."""
    decks = (("Holy Smite", "Abusive Sergeant") * 15, ("Jade Idol", "Fireball") * 15)
    game, me, foe = position("PRIEST", "DRUID", build=build, decks=decks)
    foe.give("Jade Idol")
    foe.give("Fireball")
    me.give("Holy Smite")
    game.play("Skulking Geist")
    left = [card.name for card in (*me.hand, *me.deck, *foe.hand, *foe.deck)]
    assert {"Holy Smite", "Jade Idol"} & {*left} == set()
    assert {*left} >= {"Abusive Sergeant", "Fireball"}


@pytest.mark.parametrize("build", [12574])
def test_who_was_polymorphed_is_set_aside(build: int) -> None:
    """D-718."""
    game, me, _ = position("PRIEST", build=build)
    yeti = me.summon("Chillwind Yeti")
    game.play("Polymorph", target=yeti)
    assert (names(me.field), yeti.zone) == (["Sheep"], Zone.SETASIDE)
    assert not me.give("Resurrect").is_playable()


@pytest.mark.parametrize("build", [10604, 54613])
def test_v_07_tr_0n_attacks_four_times(build: int) -> None:
    """D-719."""
    _, me, foe = position("WARRIOR", build=build)
    tron = stand(me, "V-07-TR-0N")[0]
    for _ in range(4):
        assert tron.can_attack()
        tron.attack(foe.hero)
    assert not tron.can_attack()


@pytest.mark.parametrize("build", [126807, 139719])
def test_a_stage_of_a_questline_is_no_spell(build: int) -> None:
    """D-720."""
    game, me, foe = position("SHAMAN", build=build)
    bolts = ["Lightning Bolt"] * 3
    game.play("Command the Elements", *bolts, target=foe.hero)
    assert me.tags[GameTag.NUM_SPELLS_PLAYED_THIS_GAME] == 4


@pytest.mark.parametrize("build", [24769, 54613])
def test_a_recruited_beast_leaves_the_deck(build: int) -> None:
    """D-721."""
    game, me, _ = position("HUNTER", build=build, decks=(("King Krush",) * 30, WISPS))
    left = len(me.deck)
    game.play("Kathrena Winterwisp")
    assert names(me.field) == ["Kathrena Winterwisp", "King Krush"]
    assert len(me.deck) == left - 1


@pytest.mark.parametrize("build", [9786, 54613])
def test_echo_of_medivh_leaves_the_deck_alone(build: int) -> None:
    """D-722."""
    game, me, _ = position("MAGE", build=build, decks=(("Piloted Shredder",) * 30, WISPS))
    stand(me, "Piloted Shredder")
    left = len(me.deck)
    game.play("Echo of Medivh")
    assert (names(me.hand), len(me.deck)) == (["Piloted Shredder"], left)
