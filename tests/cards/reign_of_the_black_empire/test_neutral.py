"""Reign of the Black Empire: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    IMMUNE,
    RESOURCES_USED,
    RUSH,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
)
from table import YETI, Table, stats, table

BUILD = 255790


def neutral() -> Table:
    return table("HERO_08", build=BUILD)


def test_a_mogu_warmaster_makes_the_next_spell_cheap() -> None:
    t = neutral()
    t.play("BE_008")
    spell, later = t.hand("CS2_029"), t.hand("CS2_029")
    assert spell.get(COST) == 4
    t.play(YETI)
    assert spell.get(COST) == 3
    t.play(spell, t.hero(2))
    assert later.get(COST) == 4


def test_what_a_warmaster_gives_is_gone_with_the_turn() -> None:
    t = neutral()
    t.minion("BE_008")
    spell = t.hand("CS2_029")
    t.play(YETI)
    t.end_turn()
    assert spell.get(COST) == 4


def test_a_vaultkeeper_strengthens_its_neighbours_twice() -> None:
    t = neutral()
    row = [t.minion() for _ in range(3)]
    keeper = t.play("BE_151", position=2)
    assert [stats(e) for e in row] == [(6, 7), (6, 7), (4, 5)]
    t.kill(keeper)
    assert [stats(e) for e in row] == [(8, 9), (8, 9), (4, 5)]


@pytest.mark.parametrize("armed", [True, False])
def test_a_precursor_rushes_with_a_weapon(armed: bool) -> None:
    t = neutral()
    if armed:
        t.weapon("CS2_106")
    mantid = t.play("BE_169")
    assert (stats(mantid), mantid.get(RUSH)) == (((4, 4), 1) if armed else ((3, 3), 0))


def test_an_unstable_prototype_strengthens_the_hand() -> None:
    t = neutral()
    yeti, _ = t.hand(YETI), t.hand("CS2_029")
    t.kill(t.minion("BE_207"))
    assert (stats(yeti), t.row()) == ((5, 6), ["BE_207"])


def test_a_wyrm_grows_with_others() -> None:
    t = neutral()
    wyrm = t.play("BE_255")
    assert stats(wyrm) == (2, 1)
    t.play(YETI)
    t.play(YETI)
    assert stats(wyrm) == (2, 3)


def test_a_chariot_draws_for_others() -> None:
    t = neutral()
    t.deck(YETI, YETI)
    t.play("BE_701")
    t.play("CS2_029", t.hero(2))
    assert t.cards() == []
    t.play(YETI)
    assert t.cards() == [YETI]


def test_a_thrasher_costs_less_for_each_enemy_minion() -> None:
    t = neutral()
    thrasher = t.hand("BE_733")
    t.minion(side=2)
    t.minion(side=2)
    t.minion()
    assert thrasher.get(COST) == 6


def test_an_ooze_is_two_at_the_end_of_the_turn() -> None:
    t = neutral()
    t.play("BE_734")
    t.end_turn()
    assert t.row() == ["BE_734"] * 2
    t.end_turn()
    t.end_turn()
    assert t.row() == ["BE_734"] * 2


def test_an_ooze_whose_battlecry_is_heard_twice_has_two_copies() -> None:
    t = neutral()
    t.minion("LOE_077")  # Brann Bronzebeard
    t.play("BE_734")
    t.end_turn()
    assert t.row().count("BE_734") == 3


def test_an_ooze_that_was_not_played_stays_alone() -> None:
    t = neutral()
    t.minion("BE_734")
    t.end_turn()
    assert t.row() == ["BE_734"]


def test_a_crystalline_golem_heals_as_it_dies() -> None:
    t = neutral()
    t.hurt(1, 10)
    t.kill(t.minion("BE_861"))
    assert (t.hero(1).get(DAMAGE), t.row()) == (7, ["BE_861"])


def test_a_shadewing_makes_a_shadow_spell_cheap() -> None:
    t = neutral()
    one, two, fire = t.hand("EX1_622"), t.hand("EX1_622"), t.hand("CS2_029")
    t.answers(two)
    t.kill(t.minion("BE_993"))
    assert [e.get(COST) for e in (one, two, fire)] == [2, 0, 4]


@pytest.mark.parametrize(("victim", "size"), [("EX1_105", (8, 14)), (YETI, (8, 8))])
def test_a_stone_trogg_grows_if_its_victim_survives(victim: str, size: tuple[int, int]) -> None:
    t = neutral()
    trogg = t.play("BE_994", t.minion(victim, side=2))
    assert (stats(trogg), trogg.get(TAUNT)) == (size, int(size[1] > 8))


def test_a_stone_trogg_without_a_victim_gains_nothing() -> None:
    t = neutral()
    assert stats(t.play("BE_994")) == (8, 8)


def test_an_ironborn_grows_when_enemies_die_in_its_turn() -> None:
    t = neutral()
    ironborn = t.minion("BE_996")
    t.kill(t.minion())
    assert stats(ironborn) == (3, 5)
    t.kill(t.minion(side=2))
    assert stats(ironborn) == (5, 7)
    t.end_turn()
    t.kill(t.minion(side=2))
    assert stats(ironborn) == (5, 7)


def test_a_seeker_of_prey_answers_damage() -> None:
    t = neutral()
    seeker = t.minion("BE_998")
    one, two = t.minion(side=2), t.minion("EX1_105", side=2)
    t.answers(two)
    t.attack(seeker, one)
    assert t.row(2) == [YETI]
    assert seeker.get(DAMAGE) == 4


def test_a_power_tiger_attacks_in_every_turn() -> None:
    t = neutral()
    t.minion("BE_999")
    enemy = t.minion(side=2)
    t.answers(enemy, t.hero(2))
    t.end_turn()
    assert (t.row(2), t.hero(2).get(DAMAGE)) == ([], 1)  # of Fatigue
    t.end_turn()
    assert t.hero(2).get(DAMAGE) == 7


def test_a_spawn_asks_whether_cthun_started_in_the_deck() -> None:
    t = neutral()
    t.play("BE_014")
    assert t.row() == ["BE_014"]
    t.deck("BE_013")
    t.answers("BE_013t4")
    t.play("BE_014")
    assert t.row() == ["BE_014", "BE_014", "BE_013t5", "BE_013t5"]


def test_a_slitherer_offers_an_ability() -> None:
    t = neutral()
    t.answers("BE_013t4")
    t.play("BE_204")
    assert t.row() == ["BE_204", "BE_013t5", "BE_013t5"]


def test_nzoth_costs_less_for_each_deathrattle_minion() -> None:
    t = neutral()
    nzoth = t.hand("BE_017")
    t.play("EX1_096")
    t.minion("EX1_029")
    t.play(YETI)
    assert nzoth.get(COST) == 13


def test_nzoth_calls_a_great_deathrattle_minion() -> None:
    t = neutral()
    nzoth = t.minion("BE_017")
    t.answers("EX1_110", "FP1_012", "EX1_016", 1)
    t.play(nzoth, option=0)
    assert t.row() == ["BE_017", "FP1_012"]
    t.fill(1)
    t.answers()
    t.end_turn()
    t.end_turn()
    assert t.refuses(nzoth, option=0)


def test_nzoth_triggers_a_deathrattle_twice() -> None:
    t = neutral()
    t.deck(*[YETI] * 3)
    nzoth, hoarder, yeti = t.minion("BE_017"), t.minion("EX1_096"), t.minion()
    assert t.refuses(nzoth, yeti, option=1)
    t.play(nzoth, hoarder, option=1)
    assert (len(t.cards()), hoarder.get(DAMAGE)) == (2, 0)


def test_nzoth_resurrects_different_minions() -> None:
    t = neutral()
    for each in ("EX1_096", "EX1_096", "EX1_029", YETI):
        t.kill(t.minion(each))
    nzoth = t.minion("BE_017")
    t.play(nzoth, option=2)
    assert sorted(t.row()) == ["BE_017", "EX1_029", "EX1_096"]


def test_nzoth_gives_another_minion_a_deathrattle() -> None:
    t = neutral()
    nzoth, yeti, enemy = t.minion("BE_017"), t.minion(), t.minion(side=2)
    assert t.refuses(nzoth, nzoth, option=3)
    t.play(nzoth, yeti, option=3)
    t.kill(yeti)
    assert enemy.get(DAMAGE) == 2


@pytest.mark.parametrize("mana", [30, 28])
def test_yshaarj_is_immune_for_the_mana_of_minions(mana: int) -> None:
    t = neutral()
    yshaarj = t.hand("BE_784")
    for _ in range(3):
        t.game.set(t.game.owner(1), RESOURCES_USED, 0)
        t.play("BE_013")
    t.kill(*t.game.row(1)[1:])
    assert yshaarj.get(TAG_SCRIPT_DATA_NUM_1) == 0
    t.game.set(t.game.owner(1), RESOURCES_USED, 0)
    if mana < 30:
        t = neutral()
        yshaarj = t.hand("BE_784")
        t.play(YETI)
        assert yshaarj.get(TAG_SCRIPT_DATA_NUM_1) == 26
    t.play(yshaarj)
    assert yshaarj.get(IMMUNE) == (mana == 30)
    t.round()
    assert yshaarj.get(IMMUNE) == 0


def test_yshaarj_is_attacked_by_all_enemies() -> None:
    t = neutral()
    yshaarj, one, two = t.minion("BE_784"), t.minion(side=2), t.minion("CS2_168", side=2)
    t.play(yshaarj, option=0)
    assert (t.row(2), yshaarj.get(DAMAGE)) == ([], 6)
    assert one.zone == two.zone


def test_yshaarj_spawns_a_great_minion_and_a_copy() -> None:
    t = neutral()
    t.answers("EX1_298")
    t.play(t.minion("BE_784"), option=1)
    assert (t.row(), t.cards()) == (["BE_784", "EX1_298"], ["EX1_298"])


def test_yshaarj_gains_the_stats_of_its_neighbours() -> None:
    t = neutral()
    t.minion()
    yshaarj = t.minion("BE_784")
    t.minion("CS2_168")
    t.minion()
    t.play(yshaarj, option=2)
    assert stats(yshaarj) == (16, 16)


def test_the_next_card_of_yshaarj_costs_less() -> None:
    t = neutral()
    card, other = t.hand("CS2_186"), t.hand("CS2_186")
    t.play(t.minion("BE_784"), option=3)
    assert card.get(COST) == 2
    t.play(card)
    assert other.get(COST) == 7


def test_mother_makes_a_card_and_its_neighbours_cheap() -> None:
    t = neutral()
    cards = [t.hand("CS2_186") for _ in range(8)]  # War Golems of 7 Mana
    t.play("BE_036", cards[1])
    assert [e.get(COST) for e in cards] == [3, 2, 3, 4, 5, 6, 7, 7]


def test_mother_without_a_hand_does_nothing() -> None:
    t = neutral()
    t.play("BE_036")
    assert t.row() == ["BE_036"]


@pytest.mark.parametrize("form", ["BE_327t", "BE_327t1", "BE_327t2", "BE_327t3"])
def test_a_translator_deciphers_after_two_turns(form: str) -> None:
    t = neutral()
    card = t.hand("BE_327")
    t.end_turn()
    t.end_turn()
    assert (card.card_id, card.get(TAG_SCRIPT_DATA_NUM_1)) == ("BE_327", 1)
    t.answers(form)
    t.end_turn()
    assert card.card_id == form


def test_a_translator_that_is_not_deciphered_does_nothing() -> None:
    t = neutral()
    t.play("BE_327")
    t.end_turn()
    assert t.row() == ["BE_327"]


def test_the_four_readings_of_a_translator() -> None:
    t = neutral()
    t.answers("EX1_096", "FP1_002")
    t.play("BE_327t")
    assert sorted(t.row()) == ["BE_327t", "EX1_096", "FP1_002"]
    spell, next_one = t.hand("CS2_032"), t.hand("CS2_032")
    t.play("BE_327t1")
    cost = next_one.get(COST)
    t.play(spell)
    assert next_one.get(COST) == cost + 4


def test_a_translator_strikes_other_minions() -> None:
    t = neutral()
    mine, enemy = t.minion("EX1_105"), t.minion("EX1_105", side=2)
    t.answers(mine, enemy, enemy, enemy, mine, enemy)
    translator = t.play("BE_327t2")
    assert [e.get(DAMAGE) for e in (mine, enemy, translator)] == [2, 4, 0]


def test_a_translator_gains_the_stats_of_a_neighbour() -> None:
    t = neutral()
    t.minion("CS2_168")
    right = t.minion()
    t.answers(right)
    assert stats(t.play("BE_327t3", position=2)) == (9, 9)


def test_a_pandaren_answers_each_card_that_comes_but_its_own() -> None:
    t = neutral()
    t.deck(YETI, YETI)
    t.minion("BE_997")
    t.answers("CS2_029", "CS2_024", "CS2_032", "CS2_022")
    t.play("BE_802")  # gets two Plants
    assert t.cards() == ["BE_802t", "CS2_029", "BE_802t", "CS2_032"]
    assert t.cards(2) == ["CS2_024", "CS2_022"]


def test_a_pandaren_answers_draws_picks_and_returns() -> None:
    t = neutral()
    t.deck(YETI)
    t.minion("BE_997")
    hoarder = t.minion("EX1_096")
    t.answers(0, "CS2_029", "CS2_024")
    t.kill(hoarder)
    assert (t.cards(), t.cards(2)) == ([YETI, "CS2_029"], ["CS2_024"])
    t.answers("CS2_025", "EX1_126", "CS2_013", 0, "CS2_029", "CS2_024")
    t.play("BE_870")  # discovers a spell
    assert (t.cards()[2:], t.cards(2)) == (["CS2_025", "CS2_029"], ["CS2_024"] * 2)
    t.answers("CS2_029", "CS2_024")
    t.play("EX1_049", t.minion())  # Youthful Brewmaster
    assert (t.cards()[4:], t.cards(2)) == ([YETI, "CS2_029"], ["CS2_024"] * 3)


def test_a_pandaren_fills_no_full_hand() -> None:
    t = neutral()
    t.deck(YETI, YETI)
    t.minion("BE_997")
    hoarder = t.minion("EX1_096")
    for _ in range(9):
        t.hand(YETI)
    t.answers(0, "CS2_024")
    t.kill(hoarder)
    assert (len(t.cards()), t.cards(2)) == (10, ["CS2_024"])
