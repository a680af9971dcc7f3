"""Reign of the Black Empire: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, DORMANT, TAG_SCRIPT_DATA_NUM_1, TAUNT
from table import YETI, Table, stats, table

BUILD = 255790
SHADOW = "CS2_234"  # Shadow Word: Pain


def priest() -> Table:
    return table("HERO_09", build=BUILD)


def test_a_befuddled_summoners_copy_attacks_the_original() -> None:
    t = priest()
    t.minion("BE_196")
    yeti, giant = t.minion(side=2), t.minion("EX1_105", side=2)
    t.answers(giant, giant)
    t.end_turn()
    assert (t.row(1), t.row(2)) == (["BE_196"], [YETI])
    assert yeti.get(DAMAGE) == 0


def test_a_befuddled_summoner_without_room_or_enemy_summons_nothing() -> None:
    t = priest()
    t.minion("BE_196")
    t.end_turn()
    assert t.row() == ["BE_196"]
    t.end_turn()
    t.fill(1)
    enemy = t.minion(side=2)
    t.end_turn()
    assert enemy.get(DAMAGE) == 0


def test_an_entropic_rift_gives_two_shadow_spells() -> None:
    t = priest()
    t.answers(SHADOW, "EX1_622")
    t.play("BE_220")
    assert t.cards() == [SHADOW, "EX1_622"]


@pytest.mark.parametrize("shadow", [True, False])
def test_the_blade_wears_out_whoever_cast_no_shadow_spell(shadow: bool) -> None:
    t = priest()
    t.weapon("BE_227")
    enemy = t.minion("CS2_168", side=2)
    t.play(SHADOW, enemy) if shadow else t.play("CS1_112")
    t.end_turn()
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == ((0, 3) if shadow else (1, 1))


def test_a_servant_of_zuramat_silences() -> None:
    t = priest()
    enemy = t.minion("BE_861", side=2)
    t.play("BE_228", enemy)
    assert enemy.get(TAUNT) == 0


def test_zerontu_summons_three_and_gains_their_stats() -> None:
    t = priest()
    t.deck(YETI, "BE_196", "CS2_171", "EX1_506")
    zerontu = t.play("BE_790")
    assert sorted(t.row()) == sorted(["BE_790", "BE_196", "CS2_171", "EX1_506"])
    assert stats(zerontu) == (6, 8)


def test_zerontu_gains_nothing_of_what_finds_no_room() -> None:
    t = priest()
    t.deck("BE_196", "CS2_171")
    for _ in range(5):
        t.minion()
    zerontu = t.play("BE_790")
    assert (len(t.row()), stats(zerontu), len(t.game.deck[1])) == (7, (3, 6), 1)


@pytest.mark.parametrize(("spells", "chosen"), [(2, True), (1, False)])
def test_a_dark_deacon_asks_for_two_shadow_spells(spells: int, chosen: bool) -> None:
    t = priest()
    deacon = t.hand("BE_012")
    assert deacon.get(TAG_SCRIPT_DATA_NUM_1) == 2
    for _ in range(spells):
        t.play(SHADOW, t.minion("CS2_168", side=2))
    t.play("CS2_029", t.hero(2))
    assert deacon.get(TAG_SCRIPT_DATA_NUM_1) == 2 - spells
    if chosen:
        t.answers("BE_013t4")
    t.play(deacon)
    assert t.row() == ["BE_012"] + ["BE_013t5"] * 2 * chosen


def test_shadow_spells_repeat_elder_words_once() -> None:
    t = priest()
    one, two = t.minion("EX1_105", side=2), t.minion("EX1_105", side=2)
    t.answers(one)
    t.play("BE_223")
    t.answers()
    t.play("CS2_029", two)  # no Shadow spell
    victim = t.minion("CS2_168", side=2)
    t.answers(two)
    t.play(SHADOW, victim)
    assert (one.get(DAMAGE), t.row(2)) == (3, ["EX1_105"])  # 6 and 3 are enough for the other
    t.answers()
    t.play(SHADOW, t.minion("CS2_168", side=2))
    assert one.get(DAMAGE) == 3


def test_an_elder_word_repeats_another_and_leaves_its_own() -> None:
    t = priest()
    t.deck(YETI, "CS2_168", "CS2_171")
    t.play("BE_221")
    (first,) = t.game.hand[1]
    assert first.card is not None
    assert first.get(COST) == max(0, first.card.cost - 2)
    t.play("BE_222")
    assert (len(t.cards()), t.row()) == (2, ["BE_222t"])
    t.play(SHADOW, t.minion("CS2_168", side=2))
    assert (len(t.cards()), t.row()) == (2, ["BE_222t"] * 2)


def test_a_repeated_word_has_the_spell_damage_of_its_caster() -> None:
    t = priest()
    t.minion("EX1_012")
    t.play("BE_223")
    hurt = t.hero(2).get(DAMAGE)
    t.play("BE_222")
    assert (hurt, t.hero(2).get(DAMAGE)) == (4, 8)


def test_a_dark_terraforming_ebbs_to_both_sides() -> None:
    t = table("HERO_09", build=255790)
    row = [t.minion("CS2_186", side=2) for _ in range(6)]
    mine = t.minion()
    t.play("BE_EVENT_102", row[1])
    assert [each.get(DAMAGE) for each in row] == [4, 5, 4, 3, 2, 1]
    assert mine.get(DAMAGE) == 0


def test_a_dark_terraforming_passes_over_the_dormant() -> None:
    t = table("HERO_09", build=255790)
    row = [t.minion("CS2_186", side=2) for _ in range(3)]
    t.game.set(row[1], DORMANT, 1)
    t.play("BE_EVENT_102", row[0])
    assert [each.get(DAMAGE) for each in row] == [5, 0, 3]


def test_spell_damage_strengthens_a_dark_terraforming_once() -> None:
    t = table("HERO_09", build=255790)
    t.minion("CS2_142")
    row = [t.minion("CS2_186", side=2) for _ in range(2)]
    t.play("BE_EVENT_102", row[0])
    assert [each.get(DAMAGE) for each in row] == [6, 5]
