"""Scholomance Academy: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardClass, CardType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    COPIED_FROM_ENTITY_ID,
    COST,
    DAMAGE,
    DURABILITY,
    FROZEN,
    REVEALED,
    RUSH,
    TAUNT,
)
from table import YETI, stats, table


def test_wand_thief_discovers_after_another_card() -> None:
    t = table("HERO_03")
    t.play("SCH_350")
    assert t.cards() == []
    t.answers("CS2_024", "CS2_025", "CS2_029", 2)
    t.play("SCH_350")
    assert t.cards() == ["CS2_029"]


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


@pytest.mark.parametrize(("card_id", "count"), [("SCH_160", 1)])
def test_cheap_spells_of_the_class(card_id: str, count: int) -> None:
    t = table()
    t.answers(*["EX1_277"] * count)
    t.play(card_id)
    assert t.cards() == ["EX1_277"] * count


def test_pen_flinger_comes_back_with_a_spell() -> None:
    t = table(build=185749)
    yeti = t.minion(side=2)
    t.play("SCH_248", yeti)
    assert yeti.get(DAMAGE) == 1
    t.play("GAME_005")
    assert (t.row(), t.cards()) == ([], ["SCH_248"])


@pytest.mark.parametrize(("coins", "damage"), [(0, 0), (1, 3)])
def test_brain_freeze_hurts_as_a_combo(coins: int, damage: int) -> None:
    t = table("HERO_03", build=185749)
    yeti = t.minion(side=2)
    for _ in range(coins):
        t.play("GAME_005")
    t.play("SCH_509", yeti)
    assert (yeti.get(FROZEN), yeti.get(DAMAGE)) == (1, damage)


def test_tour_guide_makes_one_hero_power_free() -> None:
    t = table()
    power = t.power()
    t.play("SCH_312")
    assert power.get(COST) == 0
    t.play(power, t.hero(2))
    assert (power.get(COST), t.spent()) == (2, 1)


def test_cult_neophyte_makes_the_next_turns_spells_dearer() -> None:
    t = table()
    coin, yeti, mine = t.hand("GAME_005", 2), t.hand(YETI, 2), t.hand("GAME_005", 1)
    t.play("SCH_713")
    t.end_turn()
    assert [e.get(COST) for e in (coin, yeti, mine)] == [1, 4, 0]
    t.end_turn()
    assert coin.get(COST) == 0


def test_speaker_gidra_grows_by_the_cost_of_a_spell() -> None:
    t = table()
    gidra = t.minion("SCH_182")
    t.play("CS2_029", t.hero(2))
    assert stats(gidra) == (5, 8)


@pytest.mark.parametrize(("held", "after"), [(0, 3), (2, 3), (5, 5)])
def test_voracious_reader_draws_up_to_three(held: int, after: int) -> None:
    t = table()
    t.minion("SCH_142")
    for _ in range(held):
        t.hand(YETI)
    t.deck(YETI, YETI, YETI, YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    assert len(t.cards()) == after


def test_ogremancer_answers_enemy_spells() -> None:
    t = table()
    t.minion("SCH_710")
    t.play("GAME_005")
    assert t.row() == ["SCH_710"]
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("GAME_005")
    assert t.row() == ["SCH_710", "SCH_710t"]


def test_devolving_missiles_may_hit_the_same_minion_again() -> None:
    t = table()
    yeti, other = t.minion(side=2), t.minion(side=2)
    t.answers(yeti, "CS2_122", other, "CS2_122", 0, "CS2_172")
    t.play("SCH_235")
    assert sorted(t.row(2)) == ["CS2_122", "CS2_172"]


@pytest.mark.parametrize(("build", "original"), [(56359, True), (66927, False)])
def test_r203_what_devolving_missiles_make_is_shown_aside(build: int, original: bool) -> None:
    t = table(build=build)
    yeti = t.minion(side=2)
    t.answers(yeti, "CS2_122", yeti, "CS2_172", yeti, "CS2_168")
    t.play("SCH_235")
    shown = [each for each in t.game.entities.values() if each.get(REVEALED)]
    assert [each.card_id for each in shown] == ["CS2_122", "CS2_172", "CS2_168"]
    assert [each.get(COPIED_FROM_ENTITY_ID) == yeti.id for each in shown] == [original] * 3


def test_lake_thresher_sweeps() -> None:
    t = table()
    left, middle, right = (t.minion("CS2_186", 2) for _ in range(3))
    t.attack(t.minion("SCH_605"), middle)
    assert [e.get(DAMAGE) for e in (left, middle, right)] == [4, 4, 4]


def test_lake_thresher_strikes_all_three_at_once() -> None:
    t = table()
    t.minion("CS2_186", 2)
    frothing = t.minion("EX1_604", 2)  # whenever a minion takes damage, +1 Attack
    t.minion("CS2_186", 2)
    thresher = t.minion("SCH_605")
    t.attack(thresher, frothing)
    assert thresher.get(DAMAGE) == 2


def test_cutting_class_is_cheap_with_a_sharp_weapon() -> None:
    t = table("HERO_01")
    cutting = t.hand("SCH_623")
    assert cutting.get(COST) == 5
    t.weapon("CS2_106")
    assert cutting.get(COST) == 2
    t.deck(YETI, YETI, YETI)
    t.play(cutting)
    assert t.cards() == [YETI, YETI]


@pytest.mark.parametrize(("pick", "worn", "drawn"), [("SCH_259t", 1, "CS2_168"), (YETI, 0, YETI)])
def test_sphere_of_sapience_is_worn_by_a_card_put_on_the_bottom(
    pick: str, worn: int, drawn: str
) -> None:
    t = table(build=137922)
    sphere = t.weapon("SCH_259")
    top, other = t.deck(YETI, "CS2_168")
    t.end_turn()
    t.answers(top, pick, other if worn else top)
    t.end_turn()
    assert (sphere.get(DAMAGE), t.cards()) == (worn, [drawn])
    aside = [e for e in t.game.entities.values() if e.card_id == "SCH_259t"]
    assert [e.zone for e in aside] == [Zone.GRAVEYARD]


def test_sphere_of_sapience_shows_nothing_of_an_empty_deck() -> None:
    t = table(build=137922)
    sphere = t.weapon("SCH_259")
    t.round()
    assert sphere.get(DAMAGE) == 0


def test_potion_of_illusion_copies_small_and_cheap() -> None:
    t = table(build=63160)
    t.minion("CS2_200")
    t.minion("CS2_182")
    t.play("SCH_352")
    assert [(card.card_id, card.get(COST), stats(card)) for card in t.game.hand[1]] == [
        ("CS2_200", 1, (1, 1)),
        ("CS2_182", 1, (1, 1)),
    ]


def test_robes_of_protection_ward_off_spells() -> None:
    for build in (54613, 209896):
        t = table(build=build)
        yeti = t.minion()
        t.minion("SCH_146")
        assert t.refuses("CS2_029", yeti)
        assert not t.refuses("CS2_029", t.minion(side=2))


def test_an_onyx_magescribe_writes_two_spells_once() -> None:
    t = table(build=54613)
    t.minion("SCH_230")
    t.play("GAME_005")
    assert [e.card.card_class for e in t.game.hand[1] if e.card] == [CardClass.MAGE] * 2
    t.play("GAME_005")
    assert len(t.cards()) == 2


def test_an_intrepid_initiate_is_ready_once() -> None:
    t = table(build=54613)
    initiate = t.minion("SCH_231")
    t.play("GAME_005")
    t.play("GAME_005")
    assert stats(initiate) == (3, 2)


def test_a_steward_of_scrolls_finds_a_spell() -> None:
    t = table(build=54613)
    t.play("SCH_245")
    assert [e.type for e in t.game.hand[1]] == [CardType.SPELL]


def test_a_wretched_tutor_teaches_all_others_once() -> None:
    t = table(build=54613)
    tutor, own, foe = t.minion("SCH_313"), t.minion(), t.minion(side=2)
    t.play("GAME_005")
    t.play("GAME_005")
    assert [e.get(DAMAGE) for e in (tutor, own, foe)] == [0, 2, 2]


def test_doctor_krastinov_sharpens_the_weapon() -> None:
    t = table(build=54613)
    weapon = t.weapon("CS2_106")
    t.attack(t.minion("SCH_425"), t.minion(side=2))
    assert [weapon.get(ATK), weapon.get(DURABILITY)] == [4, 3]


def test_coerce_destroys_whoever_is_hurt_and_anyone_after_another_card() -> None:
    t = table(build=54613)
    whole, hurt = t.minion(side=2), t.minion(side=2, damage=1)
    first, second = t.hand("SCH_521"), t.hand("SCH_521")
    assert t.refuses(first, whole)
    t.play(first, hurt)
    t.play(second, whole)
    assert t.row(2) == []


def test_a_steeldancer_measures_the_weapon() -> None:
    t = table(build=54613)
    t.play("SCH_522")
    assert t.row() == ["SCH_522"]
    t.weapon("CS2_106")
    t.play("SCH_522")
    assert sorted(e.get(COST) for e in t.game.row(1)) == [3, 4, 4]


def test_a_sorcerous_substitute_wants_spell_damage() -> None:
    t = table(build=54613)
    t.play("SCH_530")
    assert len(t.row()) == 1
    t.minion("CS2_142")
    t.play("SCH_530")
    assert t.row().count("SCH_530") == 3


def test_a_plagued_protodrake_leaves_a_great_minion() -> None:
    t = table(build=54613)
    t.kill(t.minion("SCH_711"))
    assert [e.get(COST) for e in t.game.row(1)] == [7]


def test_crimson_hothead_heats_up_once() -> None:
    t = table()
    hothead = t.minion("SCH_232")
    t.play("CS2_029", t.hero(2))
    t.play("CS2_029", t.hero(2))
    assert (hothead.get(ATK), hothead.get(TAUNT)) == (4, 1)


@pytest.mark.parametrize("card_id", ["SCH_707", "SCH_708", "SCH_709"])
def test_students_leave_a_ghost(card_id: str) -> None:
    t = table()
    t.kill(t.minion(card_id))
    assert t.cards() == [f"{card_id}t"]


def test_ras_frostwhisper_is_improved_by_spell_damage() -> None:
    t = table()
    t.minion("SCH_273")
    t.minion("EX1_012")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.hero(2).get(DAMAGE) == 2


def test_trick_totem_casts_a_cheap_spell() -> None:
    t = table()
    t.minion("SCH_537")
    t.answers("CS2_013")
    t.end_turn()
    assert "CS2_013" in [e.card_id for e in t.game.entities.values()]


def test_a_new_fate_stands_for_another_card_than_the_top_one() -> None:
    t = table()
    t.weapon("SCH_259", side=2)
    t.deck(YETI, "CS2_029", side=2)
    t.answers(YETI, "SCH_259t", "CS2_029")
    t.end_turn()
    assert t.cards(2) == ["CS2_029"]


def test_a_keymaster_copies_what_the_opponent_draws() -> None:
    t = table("HERO_01", build=255790)
    t.minion("SCH_717")
    t.deck("CS2_029")
    t.deck("CS2_032", side=2)
    t.end_turn()
    assert t.cards(2) == ["CS2_032"]
    (copy,) = t.game.hand[1]
    assert (copy.card_id, copy.get(COST)) == ("CS2_032", 1)
    t.end_turn()
    assert t.cards(1) == ["CS2_032", "CS2_029"]
