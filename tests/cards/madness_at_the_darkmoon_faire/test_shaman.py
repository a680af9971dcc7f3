"""Madness at the Darkmoon Faire with the Darkmoon Races: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, RARITY
from table import YETI, stats, table


def test_dunk_tank_hurts_all_once_corrupted() -> None:
    t = table(build=179020)
    foe, other, friend = t.minion(side=2), t.minion(side=2), t.minion()
    tank = t.hand("DMF_701")
    t.play("DMF_701", other)
    assert (foe.get(DAMAGE), other.get(DAMAGE)) == (0, 4)
    t.play("CS2_200")
    assert tank.card_id == "DMF_701t"
    t.play(tank, t.hero(2))
    assert [e.get(DAMAGE) for e in (t.hero(2), foe, friend)] == [4, 2, 0]
    assert other.zone == Zone.GRAVEYARD


def test_whack_a_gnoll_hammer_strengthens_a_minion() -> None:
    t = table(build=179020)
    yeti, other = t.minion(), t.minion()
    t.weapon("DMF_705")
    t.answers(other)
    t.attack(t.hero(1), t.hero(2))
    assert [stats(e) for e in (yeti, other)] == [(4, 5), (5, 6)]


def test_stormstrike_hurts_and_arms() -> None:
    t = table("HERO_02", build=179020)
    yeti = t.minion(side=2)
    t.play("DMF_702", yeti)
    assert (yeti.get(DAMAGE), t.hero(1).get(ATK)) == (3, 3)


def test_cagematch_custodian_draws_a_weapon() -> None:
    t = table(build=90336)
    t.deck("CS2_182", "CS2_106")
    t.play("DMF_704")
    assert t.cards() == ["CS2_106"]


def test_eysor_strengthens_totems_wherever_they_are() -> None:
    t = table("HERO_02", build=170824)
    eysor, totem, yeti = t.minion("DMF_709"), t.minion("CS2_050"), t.minion()
    held, (lying,) = t.hand("CS2_050"), t.deck("CS2_050")
    t.deck(YETI, side=2)
    t.end_turn()
    assert [e.get(ATK) for e in (eysor, totem, yeti, held, lying)] == [0, 2, 4, 2, 2]
    assert [e.card_id for e in totem.attached] == ["DMF_709e"]


def test_landslide_strikes_again_when_overloaded() -> None:
    t = table("HERO_02", build=74257)
    foe, mine = t.minion(side=2), t.minion()
    t.play("YOP_023")
    assert (foe.get(DAMAGE), mine.get(DAMAGE)) == (1, 0)
    t.play("EX1_238", t.hero(2))
    t.play("YOP_023")
    assert foe.get(DAMAGE) == 3


def test_revolve_changes_every_minion() -> None:
    t = table("HERO_02", build=90000)
    own, foe = t.minion(), t.minion("CS2_200", side=2)
    t.play("DMF_700")
    assert [e.get(COST) for side in (1, 2) for e in t.game.row(side)] == [4, 6]
    assert [own.card_id, foe.card_id] != [YETI, "CS2_200"]


def test_a_magicfin_mourns_with_legends() -> None:
    t = table("HERO_02", build=90000)
    t.minion("DMF_707")
    t.kill(t.minion())
    assert t.cards() == []
    t.kill(t.minion("CS2_168"))
    (found,) = t.game.hand[1]
    assert found.get(RARITY) == 5


def test_a_mistrunner_mounts_a_friend() -> None:
    t = table("HERO_02", build=90000)
    yeti = t.minion()
    t.play("YOP_022", yeti)
    assert stats(yeti) == (7, 8)


def test_pits_are_full_of_duelists() -> None:
    t = table("HERO_02", build=90000)
    t.play("DMF_703")
    assert t.row() == ["DMF_703", "DMF_703t2"]
    t.hand("DMF_703")
    t.play(YETI)
    t.play(t.game.hand[1][0])
    assert t.row().count("DMF_703t2") == 3
    t = table("HERO_02", build=90000)
    t.play("DMF_706")
    assert t.row() == ["DMF_706t"]
    t.weapon("CS2_106")
    t.attack(t.hero(1), t.hero(2))
    t.play("DMF_706")
    assert t.row() == ["DMF_706t"] * 3


def test_the_second_form_of_a_pit_master() -> None:
    t = table("HERO_02", build=90000)
    t.play("DMF_703t")
    assert sorted(t.row()) == ["DMF_703t", "DMF_703t2", "DMF_703t2"]
