"""Forged in the Barrens: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    COLLECTIBLE,
    COST,
    DAMAGE,
    FROZEN,
    NUM_TIMES_HERO_POWER_USED_THIS_GAME,
    TAG_2133,
)
from table import YETI, stats, table

NEW = 185749


def test_runed_orb_finds_a_spell() -> None:
    t = table(build=NEW)
    t.answers("CS2_024", "CS2_029", "CS2_032", 1)
    t.play("BAR_541", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.cards()) == (2, ["CS2_029"])


@pytest.mark.parametrize(("cards", "spent"), [(("CS2_024", YETI), 3), ((YETI, YETI), 5)])
def test_refreshing_spring_water_refreshes_for_spells(cards: tuple[str, str], spent: int) -> None:
    t = table(build=179020)
    t.deck(*cards)
    t.play("BAR_542")
    assert t.spent() == spent


def test_flurry_freezes_one_more_at_each_rank() -> None:
    for card_id, frozen in (("BAR_305", 1), ("BAR_305t", 2), ("BAR_305t2", 3)):
        t = table(build=88998)
        row = [t.minion(side=2) for _ in range(4)]
        mine = t.minion()
        t.play(card_id)
        assert (sum(e.get(FROZEN) for e in row), mine.get(FROZEN)) == (frozen, 0)


def test_a_ranked_spell_upgrades_with_the_mana_and_is_drawn_as_what_it_became() -> None:
    t = table(build=88998, mana=3)
    held = t.hand("BAR_305")
    (lies,) = t.deck("BAR_305")
    t.deck(YETI, side=2)
    t.deck(YETI, side=2)
    t.answers(*([t.game.deck[2][0]]), t.deck(YETI)[0], t.game.deck[2][1], t.deck(YETI)[0])
    t.end_turn()
    t.end_turn()
    assert (held.card_id, lies.card_id) == ("BAR_305", "BAR_305")
    t.end_turn()
    t.end_turn()
    assert (held.card_id, lies.card_id) == ("BAR_305t", "BAR_305t")
    assert held.get(COLLECTIBLE) == lies.get(COLLECTIBLE) == 0, "that of the first rank alone"


def test_wildfire_strengthens_the_hero_power_for_good() -> None:
    t = table(build=135540)
    t.play("BAR_546")
    t.play(t.power(), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2
    t.round()
    t.play(t.power(), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4


def test_varden_hurts_what_is_frozen_already() -> None:
    t = table(build=88998)
    cold, warm = t.minion(side=2), t.minion(side=2)
    cold.tags[FROZEN] = 1
    t.play("BAR_748")
    assert [(e.get(DAMAGE), e.get(FROZEN)) for e in (cold, warm)] == [(4, 1), (0, 1)]


def test_a_reckless_apprentice_fires_the_hero_power_at_all_enemies() -> None:
    t = table("HERO_08", build=168788)
    enemies = [t.minion(side=2), t.minion(side=2)]
    friend = t.minion()
    t.play("BAR_544")
    assert [stats(e) for e in (*enemies, friend)] == [(4, 4), (4, 4), (4, 5)]
    assert t.hero(2).get(DAMAGE) == 1
    assert t.tag(NUM_TIMES_HERO_POWER_USED_THIS_GAME) == 3
    assert t.power().get(TAG_2133) == 1
    assert t.spent() == 4
    t.play(t.power(), t.hero(2))
    assert t.power().get(TAG_2133) == 0


def test_a_rimetongue_answers_frost_with_elementals() -> None:
    t = table("HERO_08", build=185749)
    t.minion("BAR_888")
    t.play("CS2_029", t.hero(2))
    assert t.row() == ["BAR_888"]
    t.play("CS2_024", t.hero(2))
    assert t.row() == ["BAR_888", "BAR_888t"]
    foe = t.minion(side=2)
    t.attack(t.minion("BAR_888t"), foe)
    assert foe.get(FROZEN) == 1


def test_a_shattering_blast_destroys_what_is_frozen() -> None:
    t = table("HERO_08", build=185749)
    own, foe = t.minion(), t.minion(side=2)
    t.play("CS2_024", foe)
    t.play("WC_041")
    assert [t.game.row(1), t.game.row(2)] == [[own], []]


def test_an_arcane_luminary_makes_conjured_cards_cheaper() -> None:
    t = table("HERO_08", build=185749)
    own = t.hand(YETI)
    t.play("TSC_631")
    t.play("TRL_097", t.minion())
    made = [e for e in t.game.hand[1] if e is not own]
    t.minion("BAR_545")
    assert own.get(COST) == 4
    assert [e.get(COST) for e in made] == [1, 1, 1, 2]


def test_oasis_ally_stands_by() -> None:
    t = table(build=84593)
    yeti, foe = t.minion(), t.minion("CS2_231", side=2)
    t.play("BAR_812")
    t.end_turn()
    t.attack(foe, yeti)
    assert t.row() == [YETI, "CS2_033"]
