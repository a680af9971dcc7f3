"""Scholomance Academy: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COST, DIVINE_SHIELD, TAUNT
from table import YETI, stats, table


def test_goody_two_shields_renews_her_shield_once() -> None:
    t = table("HERO_04")
    goody = t.minion("SCH_532")
    for expected in (1, 0):
        goody.tags[DIVINE_SHIELD] = 0
        t.play("GAME_005")
        assert goody.get(DIVINE_SHIELD) == expected


def test_lord_barov_makes_peasants_and_kills_them() -> None:
    t = table("HERO_04")
    yeti, foe = t.minion(), t.minion(side=2)
    barov = t.play("SCH_526")
    assert [stats(e) for e in (yeti, foe, barov)] == [(4, 1), (4, 1), (3, 2)]
    t.kill(barov)
    assert (t.row(), t.row(2)) == ([], [])


def test_first_day_of_school_brings_pupils() -> None:
    t = table("HERO_04")
    t.answers("CS2_168", "CS2_189")
    t.play("SCH_247")
    assert t.cards() == ["CS2_168", "CS2_189"]


def test_blessing_of_authority_bars_heroes_for_a_turn() -> None:
    t = table(build=135540)
    yeti = t.minion()
    t.play("SCH_138", yeti)
    assert stats(yeti) == (12, 13)
    assert t.refuses(yeti, t.hero(2))
    t.round()
    t.attack(yeti, t.hero(2))


def test_gift_of_luminance_is_copied_small() -> None:
    t = table(build=135540)
    yeti, other = t.minion(), t.minion()
    t.play("SCH_302", yeti)
    copy = t.at(1, 1)
    assert [stats(e) for e in (yeti, copy, other)] == [(4, 5), (1, 1), (4, 5)]
    assert [e.get(DIVINE_SHIELD) for e in (yeti, copy, other)] == [1, 1, 0]


def test_a_shield_of_honor_is_for_the_wounded() -> None:
    t = table("HERO_04", build=54613)
    whole, hurt = t.minion(), t.minion(damage=1)
    assert t.refuses("SCH_524", whole)
    t.play("SCH_524", hurt)
    assert [*stats(hurt), hurt.get(DIVINE_SHIELD)] == [7, 4, 1]


def test_a_commencement_summons_a_graduate() -> None:
    t = table("HERO_04", build=54613)
    t.deck("CS2_029", YETI)
    t.play("SCH_533")
    (graduate,) = t.game.row(1)
    assert [graduate.card_id, graduate.get(TAUNT), graduate.get(DIVINE_SHIELD)] == [YETI, 1, 1]


def test_turalyon_schools_whom_it_attacks() -> None:
    t = table()
    giant = t.minion("CS2_186", side=2)
    t.attack(t.minion("SCH_135"), giant)
    assert giant.zone == Zone.GRAVEYARD


def test_wave_of_apathy_weakens_until_the_next_turn() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("SCH_250")
    assert yeti.get(ATK) == 1
    t.end_turn()
    assert yeti.get(ATK) == 1
    t.end_turn()
    assert yeti.get(ATK) == 4


def test_ceremonial_maul_graduates_a_student() -> None:
    t = table()
    t.weapon("SCH_523")
    t.play("CS2_029", t.hero(2))
    (student,) = t.game.board[1]
    assert (student.card_id, stats(student), student.get(COST)) == ("SCH_523t", (4, 4), 4)
