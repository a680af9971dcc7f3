"""Saviors of Uldum: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    CHOOSE_BOTH,
    COST,
    DAMAGE,
    QUEST_PROGRESS,
    RESOURCES_USED,
)
from table import YETI, stats, table


def test_ossirian_tear_combines_both_effects() -> None:
    t = table("HERO_06")
    t.hero_power("ULD_131p")
    t.play("OG_047")
    assert (t.tag(CHOOSE_BOTH), t.hero(1).get(ATK), t.hero(1).get(ARMOR)) == (1, 4, 8)


def test_beeees_sting_until_it_dies() -> None:
    t = table()
    raptor = t.minion("CS2_172", side=2)
    yeti = t.minion("CS2_200", side=2)
    t.play("ULD_134", raptor)
    assert (raptor.zone, t.row()) == (Zone.GRAVEYARD, ["ULD_134t"] * 2)
    t.play("ULD_134", yeti)
    assert (yeti.get(DAMAGE), t.row()) == (4, ["ULD_134t"] * 2)


def test_untapped_potential_counts_turns_with_mana_left() -> None:
    t = table(build=49534, mana=10)
    quest = t.play("ULD_131")
    t.round()
    assert quest.get(QUEST_PROGRESS) == 1
    t.game.owner(1).tags[RESOURCES_USED] = 10
    t.round()
    assert quest.get(QUEST_PROGRESS) == 1
    for _ in range(3):
        t.round()
    assert (quest.zone, t.power().card_id) == (Zone.GRAVEYARD, "ULD_131p")


def test_oasis_surger_grows_or_splits() -> None:
    t = table(build=49534)
    grown = t.play("ULD_292", option=0)
    assert (stats(grown), [each.card_id for each in grown.attached]) == ((5, 5), ["ULD_292ae"])
    t.play("ULD_292", option=1)
    assert t.row() == ["ULD_292"] * 3
    assert stats(t.at(1, 2)) == (3, 3)


def test_oasis_surger_does_both_with_the_ossirian_tear() -> None:
    """In a block each (U326:15024)."""
    t = table(build=49534)
    t.hero_power("ULD_131p")
    t.play(YETI)
    t.play("ULD_292")
    assert [stats(each) for each in t.game.row(1)] == [(4, 5), (5, 5), (5, 5)]


def test_overflow_heals_all_and_draws_five() -> None:
    t = table(build=49534)
    own, foe, yeti = t.hurt(1, 8), t.hurt(2, 3), t.minion(side=2, damage=4)
    t.deck(*[YETI] * 6)
    t.play("ULD_273")
    assert [each.get(DAMAGE) for each in (own, foe, yeti)] == [3, 0, 0]
    assert len(t.cards()) == 5


def test_anubisath_defender_is_free_once_a_dear_spell_was_cast() -> None:
    t = table(build=49534)
    defender = t.hand("ULD_138")
    t.play("CS2_029", t.hero(2))
    assert defender.get(COST) == 5
    t.play("ULD_273")
    assert defender.get(COST) == 0


@pytest.mark.parametrize(("mana", "drawn"), [(30, 1), (0, 0)])
def test_crystal_merchant_asks_for_mana_left(mana: int, drawn: int) -> None:
    t = table("HERO_06", mana=mana)
    t.minion("ULD_133")
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    assert len(t.cards()) == drawn


def test_garden_gnome_likes_expensive_spells() -> None:
    t = table("HERO_06")
    t.hand("CS2_029")
    t.play("ULD_137")
    assert t.row() == ["ULD_137"]
    t.hand("CS2_032")
    t.play("ULD_137")
    assert t.row().count("ULD_137t") == 2


def test_hidden_oasis_summons_or_heals() -> None:
    t = table()
    hero = t.hurt(1, 20)
    t.play("ULD_135", hero, option=1)
    assert hero.get(DAMAGE) == 8
    t.play("ULD_135", option=0)
    assert t.row() == ["ULD_135at"]


def test_worthy_expedition_finds_a_choice() -> None:
    t = table("HERO_06")
    t.answers("EX1_165", "EX1_178", "EX1_164", "EX1_165")
    t.play("ULD_136")
    assert t.cards() == ["EX1_165"]


def test_elise_duplicates_the_hand_of_a_deck_without_duplicates() -> None:
    t = table()
    t.hand(YETI), t.deck(YETI, "CS2_120")
    t.play("ULD_139")
    assert t.cards() == [YETI, YETI]
    t.deck("CS2_120")
    t.play("ULD_139")
    assert t.cards() == [YETI, YETI]
