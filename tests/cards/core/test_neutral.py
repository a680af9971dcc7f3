"""The Core set: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race, Zone
from hsreplay_sim.base.tags import (
    ATK,
    CARDRACE,
    DAMAGE,
    HAS_DARK_GIFT,
    TAG_SCRIPT_DATA_NUM_1,
    TIMEOUT,
)
from hsreplay_sim.engine.keywords.start import start_of_game
from hsreplay_sim.engine.text import Frame
from table import YETI, stats, table


def test_taelan_fordring_draws_the_dearest_minion() -> None:
    t = table(build=190416)
    t.deck(YETI, "EX1_105", "CS2_231", "CS2_029")
    t.kill(t.minion("CS3_024"))
    assert t.cards() == ["EX1_105"]


def test_overlord_runthak_rallies_the_hand() -> None:
    t = table(build=90336)
    yeti, fireball = t.hand("CS2_182"), t.hand("CS2_029")
    t.attack(t.minion("CS3_025"), t.hero(2))
    assert (stats(yeti), fireball.get(ATK)) == ((5, 6), 0)


def test_ysera_the_dreamer_gives_all_dreams() -> None:
    t = table(build=124497)
    t.play("CS3_033")
    assert t.cards() == ["DREAM_05", "DREAM_04", "DREAM_01", "DREAM_02", "DREAM_03"]


def test_onyxia_fills_the_board_at_the_end_of_each_turn() -> None:
    t = table(build=124497)
    t.minion("CS3_032")
    t.end_turn()
    assert t.row() == [*["ds1_whelptoken"] * 3, "CS3_032", *["ds1_whelptoken"] * 3]
    t.kill(t.at(1, 1))
    t.end_turn()
    assert len(t.row()) == 7


def test_fogsail_freebooter_shoots_with_a_weapon() -> None:
    t = table(build=124497)
    foe = t.minion(side=2)
    t.play("CS3_022")
    assert foe.get(DAMAGE) == 0
    t.weapon("CS2_091")
    t.play("CS3_022", foe)
    assert foe.get(DAMAGE) == 2


def test_alexstrasza_heals_a_friend_and_burns_an_enemy() -> None:
    t = table(build=117521)
    mine, enemy = t.hurt(1, 10), t.hero(2)
    t.play("CS3_031", mine)
    t.play("CS3_031", enemy)
    assert (mine.get(DAMAGE), enemy.get(DAMAGE)) == (2, 8)


def test_malygos_draws_spells_until_the_hand_is_full() -> None:
    t = table(build=117521)
    for _ in range(7):
        t.hand(YETI)
    t.deck(YETI, *["CS2_029"] * 4)
    t.play("CS3_034")
    assert t.cards() == [YETI] * 7 + ["CS2_029"] * 3


def test_malygos_draws_no_more_spells_than_there_are() -> None:
    t = table(build=117521)
    t.deck(YETI, "CS2_029")
    t.play("CS3_034")
    assert t.cards() == ["CS2_029"]


def test_deathwing_discards_a_card_for_each_that_it_destroys() -> None:
    t = table(build=117521)
    t.minion()
    t.minion(side=2)
    for _ in range(3):
        t.hand(YETI)
    t.play("CS3_036")
    assert (t.row(), t.row(2), len(t.cards())) == (["CS3_036"], [], 1)


@pytest.mark.parametrize("card_id", ["CORE_EDR_004", "CORE_EDR_004_2026"])
@pytest.mark.parametrize("kin", [False, True])
def test_a_raptor_herald_discovers_a_gifted_beast(card_id: str, kin: bool) -> None:
    t = table("HERO_05", build=255790)
    t.play("CS2_172" if kin else YETI)
    t.round()
    t.play(card_id)
    beast = t.game.hand[1][-1]
    assert (beast.get(CARDRACE), beast.get(HAS_DARK_GIFT)) == (Race.BEAST, 1)
    assert ("GBL_003e" in [each.card_id for each in beast.attached]) == kin


@pytest.mark.parametrize(("theirs", "seconds"), [("CS3_035", 15), (YETI, 75)])
def test_two_nozdormus_shorten_the_turns(theirs: str, seconds: int) -> None:
    t = table("HERO_01", build=255790)
    noz, *_ = t.deck("CS3_035", YETI)
    t.deck(theirs, YETI, side=2)
    for side in (1, 2):
        t.game.owner(side).tags[TIMEOUT] = 75
    start_of_game(t.game)
    assert (t.tag(TIMEOUT), t.tag(TIMEOUT, 2)) == (seconds, seconds)
    assert noz.get(TAG_SCRIPT_DATA_NUM_1) == (seconds == 15)


def test_a_nozdormu_in_the_opening_hand_counts_and_one_that_was_made_does_not() -> None:
    t = table("HERO_01", build=255790)
    (noz,) = t.deck("CS3_035")
    made = t.game.create("CS3_035", 2, Zone.DECK, creator=t.hero(2))
    assert noz.script is not None
    assert noz.script.starts is not None
    assert not noz.script.starts(t.game, noz, Frame())
    assert made.zone == Zone.DECK
    t.hand("CS3_035", 2)
    assert noz.script.starts(t.game, noz, Frame())
    start_of_game(t.game)
    assert t.tag(TIMEOUT) == 15
