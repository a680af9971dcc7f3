"""Rise of Shadows: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.stream import TAG
from hsreplay_sim.base.tags import DAMAGE, SCORE_VALUE_2, TAG_SCRIPT_DATA_NUM_1, UNTOUCHABLE
from table import stats, table


def test_acornbearer_leaves_squirrels() -> None:
    t = table()
    t.kill(t.minion("DAL_354"))
    assert t.cards() == ["DAL_354t", "DAL_354t"]


def test_crystal_power_hurts_or_heals() -> None:
    t = table("HERO_06")
    yeti = t.minion(side=2)
    t.hurt(1, 6)
    assert t.refuses("DAL_350", t.hero(1), 0)
    t.play("DAL_350", yeti, 0)
    t.play("DAL_350", t.hero(1), 1)
    assert (yeti.get(DAMAGE), t.hero(1).get(DAMAGE)) == (2, 1)


def test_blessing_of_the_ancients_comes_twice() -> None:
    t = table("HERO_06")
    yeti, foe = t.minion(), t.minion(side=2)
    t.play("DAL_351")
    assert t.cards() == ["DAL_351ts"]
    t.play(t.game.hand[1][0])
    assert [stats(e) for e in (yeti, foe)] == [(6, 7), (4, 5)]


def test_dreamway_guardians_need_room_and_are_two() -> None:
    t = table(build=39954)
    t.play("DAL_733")
    assert t.row() == ["DAL_733t", "DAL_733t"]
    t.fill(1)
    assert t.refuses("DAL_733")


def test_lucentbark_leaves_its_spirit_where_it_stood() -> None:
    t = table()
    lucentbark = t.minion("DAL_357")
    t.minion("CS2_200")
    t.kill(lucentbark)
    assert (t.row(), lucentbark.zone) == (["DAL_357t", "CS2_200"], Zone.SETASIDE)


@pytest.mark.parametrize("card_id", ["DAL_256", "DAL_256ts"])
def test_the_forests_aid_is_five_treants(card_id: str) -> None:
    t = table("HERO_06")
    t.play(card_id)
    assert t.row() == ["DAL_256t2"] * 5
    assert t.cards() == (["DAL_256ts"] if card_id == "DAL_256" else [])


def test_crystalsong_portal_discovers_or_keeps_all() -> None:
    t = table("HERO_06")
    t.answers("EX1_178", "CS2_232", "EX1_165")
    t.play("DAL_352")
    assert sorted(t.cards()) == ["CS2_232", "EX1_165", "EX1_178"]
    t.answers("EX1_178", "CS2_232", "EX1_165", "CS2_232")
    t.play("DAL_352")
    assert sorted(t.cards()) == ["CS2_232", "CS2_232", "EX1_165", "EX1_178"]


def test_lifeweaver_finds_spells_by_healing() -> None:
    t = table()
    t.hurt(1, 9)
    t.minion("DAL_355")
    t.answers("CS2_005")
    t.play("CS2_089", t.hero(1))
    assert t.cards() == ["CS2_005"]


def test_crystal_stag_doubles_once_five_were_restored() -> None:
    t = table()
    t.hurt(1, 9)
    t.play("DAL_799")
    t.play("CS2_089", t.hero(1))
    t.play("DAL_799")
    assert t.row() == ["DAL_799"] * 3


def test_lucentbark_wakes_once_its_player_has_restored_enough() -> None:
    t = table()
    t.kill(t.minion("DAL_357"))
    t.hurt(1, 20)
    t.play("CS2_007", t.hero(1))  # Healing Touch
    assert t.row() == ["DAL_357"]


def test_lucentbark_counts_what_is_restored_until_it_is_enough() -> None:
    t = table(build=31022)
    t.kill(t.minion("DAL_357"))
    (asleep,) = t.game.board[1]
    t.hurt(1, 20)
    t.play("EX1_011", t.hero(1))  # Voodoo Doctor
    assert asleep.card_id == "DAL_357t"
    t.play("CS2_007", t.hero(1))
    assert asleep.card_id == "DAL_357"
    told = [each[2:4] for each in t.game.out if each[0] == TAG and each[1] == asleep.id]
    assert [value for tag, value in told if tag == TAG_SCRIPT_DATA_NUM_1] == [3, 0]
    assert [value for tag, value in told if tag == SCORE_VALUE_2] == [2, 5]
    assert [value for tag, value in told if tag == UNTOUCHABLE] == [0, 1, 0]


def test_what_the_opponent_restores_does_not_wake_lucentbark() -> None:
    t = table()
    t.kill(t.minion("DAL_357"))
    t.deck("CS2_182", side=2)
    t.end_turn()
    t.hurt(2, 20)
    t.play("CS2_007", t.hero(2))
    assert t.row() == ["DAL_357t"]
