"""Perils in Paradise: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import CardClass, CardType, Zone
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, HEALTH
from table import YETI, stats, table


def test_a_metal_detector_finds_a_coin_as_it_breaks() -> None:
    t = table("HERO_03", build=255790)
    t.weapon("VAC_330")
    t.weapon("CS2_106")
    assert t.cards() == ["GAME_005"]


def test_a_metal_detector_found_a_coin_as_it_killed() -> None:
    t = table("HERO_03", build=217964)
    t.weapon("VAC_330")
    yeti, wisp = t.minion(side=2), t.minion("CS2_231", side=2)
    t.attack(t.hero(1), yeti)
    assert t.cards() == []
    t.round()
    t.attack(t.hero(1), wisp)
    assert t.cards() == [YETI, "GAME_005"]
    t.weapon("CS2_106")
    assert t.cards() == [YETI, "GAME_005"]


def test_a_sea_shill_makes_the_next_card_of_another_class_cheaper() -> None:
    t = table(build=217964, hero="HERO_03")
    foreign, own = t.hand("CS2_029"), t.hand("CS2_077")
    t.play("VAC_332")
    assert (foreign.get(COST), own.get(COST)) == (2, own.card.cost)
    t.play(foreign, t.hero(2))
    assert t.game.owner(1).attached == []


def test_a_petty_theft_brings_two_cheap_spells_of_others() -> None:
    t = table("HERO_03", build=217964)
    t.play("VAC_335")
    found = [e.card for e in t.game.hand[1]]
    assert len(found) == 2
    for card in found:
        assert card is not None
        assert (card.cost, card.type) == (1, CardType.SPELL)
        assert card.card_class != CardClass.ROGUE


def test_oh_manager_gives_a_coin_in_a_combo() -> None:
    t = table("HERO_03", build=217964)
    t.play("VAC_460", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.cards()) == (2, [])
    t.play("VAC_460", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.cards()) == (4, ["GAME_005"])


def test_a_snatch_and_grab_is_cheaper_for_cards_of_others() -> None:
    t = table("HERO_03", build=217964)
    for _ in range(3):
        t.minion(side=2)
    grab = t.hand("VAC_700")
    t.play("CS2_029", t.hero(2))
    t.play("CS2_077")
    assert grab.get(COST) == 7
    mine = t.minion()
    t.play(grab)
    assert (len(t.row(2)), mine.zone) == (1, Zone.PLAY)


def test_a_sharp_shipment_sharpens_a_weapon() -> None:
    t = table("HERO_03", build=217964)
    axe = t.weapon("CS2_106")
    before = (axe.get(ATK), axe.get(HEALTH))
    t.play("WORK_005")
    assert (axe.get(ATK), axe.get(HEALTH)) == (before[0] + 2, before[1] + 2)
    assert [e.card_id for e in axe.attached] == ["WORK_005e"]


def test_a_swarthy_swordshiner_resets_the_weapon() -> None:
    t = table("HERO_03", build=221908)
    weapon = t.weapon("RLK_740")
    t.attack(t.hero(1), t.hero(2))
    t.play("VAC_701")
    assert (stats(weapon), weapon.get(DAMAGE)) == ((3, 3), 0)
