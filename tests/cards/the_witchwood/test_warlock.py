"""The Witchwood: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, DAMAGE, LIFESTEAL
from table import stats, table


def test_witchwood_imp_leaves_health() -> None:
    t = table()
    yeti, ogre = t.minion(), t.minion("CS2_200")
    t.answers(ogre)
    t.kill(t.minion("GIL_608"))
    assert (stats(yeti), stats(ogre)) == ((4, 5), (6, 9))


def test_lord_godfrey_repeats_while_something_dies() -> None:
    t = table()
    yeti, other = t.minion(), t.minion("CS2_231", side=2)
    t.play("GIL_825")
    assert (yeti.get(DAMAGE), other.zone) == (4, Zone.GRAVEYARD)
    assert stats(t.at(1, 1)) == (4, 4)


def test_curse_of_weakness_lasts_until_the_next_turn() -> None:
    t = table()
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("GIL_665")
    assert (mine.get(ATK), theirs.get(ATK)) == (4, 2)
    assert [e.card_id for e in theirs.attached] == ["GIL_665e"]
    t.end_turn()
    assert theirs.get(ATK) == 2
    t.end_turn()
    assert theirs.get(ATK) == 4


def test_a_fiendish_circle_calls_four_imps() -> None:
    t = table()
    t.play("GIL_191")
    assert t.row() == ["GIL_191t"] * 4
    t.play("GIL_191")
    t.play("GIL_191")  # data of its year ask for no place
    assert t.row() == ["GIL_191t"] * 7


def test_duskbat_and_deathweb_spider_ask_for_damage_of_the_turn() -> None:
    t = table("HERO_07")
    t.play("GIL_508")
    assert t.row() == ["GIL_508"]
    assert t.play("GIL_565").get(LIFESTEAL) == 0
    t.play("CS2_029", t.hero(1))
    assert t.play("GIL_565").get(LIFESTEAL) == 1
    t.play("GIL_508")
    assert t.row().count("GIL_508t") == 2


def test_blood_witch_hurts_her_hero() -> None:
    t = table("HERO_07")
    t.minion("GIL_693")
    t.round()
    assert t.hero(1).get(DAMAGE) == 1


def test_ratcatcher_eats_a_friend() -> None:
    t = table()
    yeti = t.minion(damage=1)
    catcher = t.play("GIL_515", yeti)
    assert (stats(catcher), yeti.zone) == ((6, 6), Zone.GRAVEYARD)


def test_ratcatcher_without_a_friend_gains_nothing() -> None:
    assert table().play("GIL_515").attached == []


def test_dark_possession_hurts_a_friend_and_finds_a_demon() -> None:
    t = table("HERO_07")
    t.answers("CS2_064", "CS2_065", "EX1_319", "CS2_065")
    t.play("GIL_543", t.hero(1))
    assert (t.hero(1).get(DAMAGE), t.cards()) == (2, ["CS2_065"])
