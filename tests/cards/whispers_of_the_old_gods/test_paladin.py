"""Whispers of the Old Gods: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE, DIVINE_SHIELD
from table import YETI, stats, table


def test_selfless_hero_shields_a_friend() -> None:
    t = table()
    yeti = t.minion()
    t.kill(t.minion("OG_221"))
    assert yeti.get(DIVINE_SHIELD) == 1


def test_divine_strength_strengthens() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("OG_223", yeti)
    assert stats(yeti) == (5, 7)


def test_stand_against_darkness_brings_five_recruits() -> None:
    t = table("HERO_04")
    t.minion()
    t.play("OG_273")
    assert t.row() == [YETI, *["CS2_101t"] * 5]
    t.fill(1)
    assert t.refuses("OG_273")


def test_ragnaros_lightlord_heals_a_damaged_friend() -> None:
    t = table("HERO_04")
    t.minion("OG_229")
    whole, hurt, enemy = t.minion(), t.minion(damage=3), t.minion(side=2, damage=3)
    t.hurt(1, 10)
    t.answers(t.hero(1))
    t.end_turn()
    assert (hurt.get(DAMAGE), t.hero(1).get(DAMAGE)) == (3, 2)
    t.end_turn()
    t.hurt(1, 0)
    t.answers(hurt)
    t.end_turn()
    assert [e.get(DAMAGE) for e in (whole, hurt, enemy)] == [0, 0, 3]


def test_forbidden_healing_restores_twice_the_mana() -> None:
    t = table(mana=4)
    t.hurt(1, 10)
    t.play("OG_198", t.hero(1))
    assert (t.hero(1).get(DAMAGE), t.spent()) == (2, 4)


def test_vilefin_inquisitor_changes_the_hero_power() -> None:
    t = table()
    t.play("OG_006")
    assert t.power().card_id == "OG_006b"
    t.play(t.power())
    assert t.row() == ["OG_006", "OG_006a"]


def test_rallying_blade_strengthens_shields() -> None:
    t = table()
    squire, yeti, foe = t.minion("EX1_008"), t.minion(), t.minion("EX1_008", side=2)
    t.play("OG_222")
    assert [stats(e) for e in (squire, yeti, foe)] == [(2, 2), (4, 5), (1, 1)]


def test_steward_of_darkshire_shields_the_frail() -> None:
    t = table()
    t.minion("OG_310")
    assert t.play("CS2_231").get(DIVINE_SHIELD) == 1
    assert t.play("CS2_182").get(DIVINE_SHIELD) == 0


def test_steward_of_darkshire_that_comes_back_frail_has_no_shield() -> None:
    t = table("HERO_04")
    steward = t.minion("OG_310")
    t.play("ICC_244", steward)
    t.kill(steward)
    (back,) = t.game.row(1)
    assert (back.card_id, back.get(DIVINE_SHIELD)) == ("OG_310", 0)


def test_a_light_in_the_darkness_gives_what_it_found_strength() -> None:
    t = table("HERO_04")
    t.answers("CS2_182", "EX1_382", "CS2_231", "CS2_182")
    t.play("OG_311")
    assert [(e.card_id, stats(e)) for e in t.game.hand[1]] == [("CS2_182", (5, 6))]
    later = table("HERO_04", build=255790)
    later.answers("EX1_362", "EX1_382", "EX1_383", "EX1_362")
    later.play("OG_311")
    assert [stats(e) for e in later.game.hand[1]] == [(5, 4)]


@pytest.mark.parametrize(("build", "shielded"), [(13030, 0), (23180, 0), (23576, 1)])
def test_r94_what_is_merely_summoned_meets_steward_behind_the_sword_up_to_2017(
    build: int, shielded: int
) -> None:
    """Wiki, Steward of Darkshire: behind the Sword the Scout is 2/2 already."""
    t = table("HERO_04", build=build)
    t.minion("OG_310")
    t.weapon("EX1_366")
    tidehunter = t.play("EX1_506")
    scout = next(each for each in t.game.board[1] if each.card_id == "EX1_506a")
    assert (stats(tidehunter), tidehunter.get(DIVINE_SHIELD)) == ((3, 2), 1)
    assert (stats(scout), scout.get(DIVINE_SHIELD)) == ((2, 2), shielded)
