"""Across the Timeways: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, TAG_SCRIPT_DATA_NUM_1
from hsreplay_sim.engine.keywords.start import start_of_game
from hsreplay_sim.engine.oracle import Sequential
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, stats, table


def test_eventuality_imbues_the_power_once_and_then_strengthens_it() -> None:
    t = table("HERO_03", build=233275)
    t.play("END_000", t.hero(2))
    first, shown = t.power().card_id, t.power().get(TAG_SCRIPT_DATA_NUM_1)
    t.play("END_000", t.hero(2))
    assert (first, shown, t.power().card_id) == ("END_000p", 1, "END_000p")
    assert (t.power().get(TAG_SCRIPT_DATA_NUM_1), t.hero(2).get(DAMAGE)) == (2, 4)


def test_the_blessing_of_the_bronze_makes_its_minion_cheaper_by_the_count() -> None:
    t = table("HERO_03", build=233275)
    for _ in range(2):
        t.play("END_000", t.hero(2))
    t.answers("CS2_042", "TIME_000ta")
    t.play(t.power())
    (found,) = t.game.hand[1]
    assert (found.get(COST), [e.card_id for e in found.attached]) == (4, ["END_000e"])


NEW = 238003


@pytest.mark.parametrize(("combo", "count"), [(False, 1), (True, 2)])
def test_a_troubled_double_doubles_in_a_combo(combo: bool, count: int) -> None:
    t = table("HERO_03", build=NEW)
    if combo:
        t.play("GAME_005")
    t.play("TIME_710")
    assert t.row() == ["TIME_710"] * count


@pytest.mark.parametrize(("combo", "attack"), [(False, 2), (True, 3)])
def test_a_flashback_summons_two_that_a_combo_strengthens(combo: bool, attack: int) -> None:
    t = table("HERO_03", build=NEW)
    if combo:
        t.play("GAME_005")
    flashback = t.hand("TIME_711")
    t.answers("CS2_168", "CS2_168")
    t.play(flashback)
    assert [stats(e)[0] for e in t.game.row(1)] == [attack] * 2
    for _ in range(5):
        t.minion()
    assert t.refuses("TIME_711")


def test_dethrone_destroys_and_summons_in_a_combo() -> None:
    t = table("HERO_03", build=NEW)
    first, second = t.minion(side=2), t.minion(side=2)
    t.play("TIME_712", first)
    assert (t.row(), t.row(2)) == ([], [YETI])
    t.answers("EX1_298")
    t.play("TIME_712", second)
    assert (t.row(), t.row(2)) == (["EX1_298"], [])


def test_chrono_daggers_are_three_knives() -> None:
    t = table("HERO_03", build=241170)
    t.play("TIME_001")
    assert t.hero(2).get(DAMAGE) == 6


def test_a_deja_vu_finds_a_card_of_the_other_hand() -> None:
    t = table("HERO_03", build=241170)
    t.hand("CS2_171", side=2)
    t.play("TIME_039")
    assert t.cards() == ["CS2_171"]


def test_the_first_deja_vu_was_cheaper() -> None:
    t = table("HERO_03", build=233275)
    t.hand("CS2_171", side=2)
    t.play("TIME_039")
    assert [e.get(COST) for e in t.game.hand[1]] == [0]


@pytest.mark.parametrize("copies", [True, False])
def test_a_royal_informant_copies_the_rightmost_card_or_makes_it_dearer(copies: bool) -> None:
    t = table("HERO_03", build=NEW)
    other, last = t.hand(YETI, 2), t.hand("CS2_029", 2)
    t.answers("CS2_029" if copies else "TIME_036t")
    t.play("TIME_036")
    assert t.cards() == ["CS2_029"] * copies
    assert (other.get(COST), last.get(COST)) == (4, 4 if copies else 6)


def test_a_royal_informants_copy_is_as_printed() -> None:
    """As those of Mind Vision and its like are (R204)."""
    t = table("HERO_03", build=NEW)
    last = t.hand("CS2_029", 2)
    attach(t.game, t.hero(1), last, "GBL_003e")
    settle(t.game)
    assert last.get(COST) == 3
    t.answers("CS2_029")
    t.play("TIME_036")
    assert [e.get(COST) for e in t.game.hand[1]] == [4]


def test_a_royal_informant_finds_nothing_in_an_empty_hand() -> None:
    t = table("HERO_03", build=NEW)
    t.play("TIME_036")
    assert t.cards() == []


def test_hooktails_chest_fills_the_hand_of_who_breaks_it() -> None:
    t = table("HERO_03", build=NEW)
    t.play("TIME_713")
    chest = t.at(2, 0)
    assert (chest.card_id, stats(chest)) == ("TIME_713t", (0, 8))
    t.hand(YETI)
    t.hand(YETI, 2)
    t.kill(chest)
    assert (t.cards(), t.cards(2)) == ([YETI] + ["GAME_005"] * 9, [YETI])


@pytest.mark.parametrize("picked", [0, 1])
def test_a_fast_forward_makes_one_of_two_cheaper(picked: int) -> None:
    t = table("HERO_03", build=NEW)
    spell, held = t.hand("TIME_770"), t.hand(YETI)
    cards = t.deck(YETI, "CS2_186")
    t.answers(*cards, YETI, "CS2_186", (YETI, "CS2_186")[picked])
    t.play(spell)
    costs = [4, 7]
    costs[picked] -= 2
    assert [e.get(COST) for e in (*cards, held)] == [*costs, 4]


@pytest.mark.parametrize(("hurt", "left"), [(0, 15), (1, 15), (10, 10)])
def test_garona_kills_llane_and_halves_their_health(hurt: int, left: int) -> None:
    t = table("HERO_03", build=NEW)
    t.hurt(2, hurt)
    llane = t.hand("TIME_875t", 2)
    t.hand(YETI, 2)
    t.play("TIME_875")
    assert (t.cards(2), stats(t.hero(2))[1]) == ([YETI], left)
    assert llane.zone == Zone.GRAVEYARD


def test_garona_without_llane_only_comes() -> None:
    t = table("HERO_03", build=NEW)
    t.hand("TIME_875t", 1)
    t.deck("TIME_875t", side=2)
    t.play("TIME_875")
    assert (t.hero(2).get(DAMAGE), t.cards()) == (0, ["TIME_875t"])


def test_king_llane_hides_and_goes_back_into_the_deck() -> None:
    t = table("HERO_03", build=NEW)
    (llane,) = t.deck("TIME_875t")
    start_of_game(t.game)
    assert (llane.controller, llane in t.game.deck[2]) == (2, True)
    mine = t.hand("TIME_875t")
    t.deck(YETI)
    t.play(mine)
    assert (t.cards(), mine in t.game.deck[1], t.row()) == ([YETI], True, [])


def test_the_kingslayers_bring_both_a_legend() -> None:
    t = table("HERO_03", build=NEW)
    for side in (1, 2):
        t.deck(YETI, "EX1_298", side=side)
    t.weapon("TIME_875t1")
    t.attack(t.hero(1), t.hero(2))
    assert (t.cards(), t.cards(2)) == (["EX1_298"], ["EX1_298"])
    t.round()
    t.game.hand[1].clear()
    t.game.hand[2].clear()
    t.attack(t.hero(1), t.hero(2))
    assert (t.cards(), t.cards(2)) == ([], [])


def test_a_shapeshifter_becomes_minions_of_the_other_hand() -> None:
    t = table("HERO_03", build=NEW)
    shifter = t.hand("TIME_876")
    t.hand("CS2_029", 2), t.hand("CS2_186", 2), t.hand("CS2_231", 2)
    t.end_turn()
    t.answers("CS2_231")
    t.end_turn()
    assert (shifter.card_id, [e.card_id for e in shifter.attached]) == ("CS2_231", ["TIME_876e"])
    t.game.oracle = Sequential()
    t.end_turn()
    t.answers("CS2_186")
    t.end_turn()
    assert shifter.card_id == "CS2_186"


def test_a_shapeshifter_stays_where_the_other_hand_has_no_minion() -> None:
    t = table("HERO_03", build=NEW)
    shifter = t.hand("TIME_876")
    t.hand("CS2_029", 2)
    t.end_turn()
    t.end_turn()
    assert shifter.card_id == "TIME_876"
