"""Scholomance Academy and the Darkmoon Faire, each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, COST, DAMAGE, OVERLOAD_OWED, RUSH
from table import YETI, table

FAIRE = 88998
FRAGMENT = "SCH_307t"


def test_firebrand_burns_minions_once() -> None:
    t = table()
    t.minion("SCH_241")
    ogre = t.minion("CS2_200", 2)
    t.play("GAME_005")
    t.play("GAME_005")
    assert (ogre.get(DAMAGE), t.hero(2).get(DAMAGE)) == (4, 0)


def test_wand_thief_discovers_after_another_card() -> None:
    t = table("HERO_03")
    t.play("SCH_350")
    assert t.cards() == []
    t.answers("CS2_024", "CS2_025", "CS2_029", 2)
    t.play("SCH_350")
    assert t.cards() == ["CS2_029"]


def test_fragments_are_shuffled_in() -> None:
    t = table("HERO_07")
    yeti = t.minion()
    t.play("SCH_307")
    t.play("SCH_700")
    assert yeti.get(DAMAGE) == 2
    assert [e.card_id for e in t.game.deck[1]] == [FRAGMENT] * 4


def test_swindle_draws_a_minion_only_as_a_combo() -> None:
    t = table("HERO_03", build=FAIRE)
    t.deck(YETI, "CS2_029", "CS2_029")
    t.play("DMF_515")
    assert t.cards() == ["CS2_029"]
    t.play("DMF_515")
    assert t.cards() == ["CS2_029", "CS2_029", YETI]


def test_luckysoul_hoarder_draws_when_corrupted() -> None:
    t = table("HERO_07", build=FAIRE)
    hoarder = t.hand("YOP_003")
    t.play(YETI)
    assert hoarder.card_id == "YOP_003t"
    t.deck(YETI)
    t.play(hoarder)
    assert t.cards() == [YETI]
    assert [e.card_id for e in t.game.deck[1]] == [FRAGMENT, FRAGMENT]
    t.play("YOP_003")
    assert len(t.game.deck[1]) == 4


def test_armor_vendor_serves_both() -> None:
    t = table(build=FAIRE)
    t.play("YOP_032")
    assert (t.hero(1).get(ARMOR), t.hero(2).get(ARMOR)) == (4, 4)


def test_the_coin_of_the_faire_is_a_coin() -> None:
    t = table(build=FAIRE, mana=1)
    t.play("DMF_COIN2")
    t.play("CS2_172")
    assert t.row() == ["CS2_172"]


def test_nature_studies_makes_the_next_spell_cheaper() -> None:
    t = table("HERO_06")
    t.answers("CS2_007", "CS2_008", "CS2_009", 0)
    t.play("SCH_333")
    touch, other = t.game.hand[1][0], t.hand("CS2_009")
    assert (touch.get(COST), other.get(COST)) == (2, 1)
    t.hurt(1, 9)
    t.play(touch, t.hero(1))
    assert other.get(COST) == other.card.cost  # type: ignore[union-attr]


def test_primordial_studies_is_for_spell_damage() -> None:
    t = table()
    t.answers("CS2_142", "CS2_155", "CS2_197", 1)
    t.play("SCH_270")
    archmage, yeti = t.game.hand[1][0], t.hand(YETI)
    assert (archmage.get(COST), yeti.get(COST)) == (5, 4)
    second = t.hand("CS2_142")
    t.play(archmage)
    assert second.get(COST) == 2


def test_animated_broomstick_sweeps_them_along() -> None:
    t = table()
    yeti = t.minion()
    t.play("SCH_311")
    assert yeti.get(RUSH) == 1


def test_lightning_bloom_is_borrowed_mana() -> None:
    t = table("HERO_06", mana=0)
    t.play("SCH_427")
    t.play("CS2_172")
    assert t.row() == ["CS2_172"]
    assert t.tag(OVERLOAD_OWED) == 2


def test_palm_reading_makes_spells_cheaper() -> None:
    t = table("HERO_09", build=FAIRE)
    t.answers("CS2_004", "CS2_234", "CS1_112", 2)
    t.play("DMF_187")
    assert t.game.hand[1][0].get(COST) == 3
