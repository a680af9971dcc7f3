"""Goblins vs Gnomes: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, TAG_SCRIPT_DATA_NUM_1
from table import (
    YETI,
    stats,
    table,
)

WISP, BOAR, MECH = "CS2_231", "CS2_171", "GVG_085"
"""A minion without text, a Beast, a Mech with Taunt and Divine Shield."""


def test_call_pet_makes_beasts_cheaper() -> None:
    t = table("HERO_05")
    t.deck("CS2_201")
    t.play("GVG_017")
    assert t.game.hand[1][0].get(COST) == 3


def test_call_pet_only_draws_others() -> None:
    t = table("HERO_05")
    t.deck(YETI)
    t.play("GVG_017")
    assert t.game.hand[1][0].get(COST) == 4


def test_feign_death_sets_deathrattles_off() -> None:
    t = table("HERO_05")
    gnome = t.minion("EX1_029")
    t.play("GVG_026")
    assert (t.hero(2).get(DAMAGE), gnome.zone) == (2, Zone.PLAY)


def test_glaivezooka_arms_a_friend() -> None:
    t = table("HERO_05")
    yeti = t.minion()
    t.play("GVG_043")
    assert yeti.get(ATK) == 5


def test_king_of_beasts_counts_his_people() -> None:
    t = table("HERO_05")
    t.minion(BOAR), t.minion(BOAR), t.minion()
    assert stats(t.play("GVG_046")) == (4, 6)


def test_king_of_beasts_alone_wears_no_crown() -> None:
    """U006:27649: its text leaves no enchantment."""
    king = table("HERO_05").play("GVG_046")
    assert (stats(king), king.attached) == ((2, 6), [])


def test_metaltooth_leaper_arms_mechs() -> None:
    t = table("HERO_05")
    mech, other = t.minion(MECH), t.minion()
    leaper = t.play("GVG_048")
    assert [body.get(ATK) for body in (mech, other, leaper)] == [3, 4, 3]


@pytest.mark.parametrize(("build", "numbers"), [(10357, [0]), (39954, [6, 12])])
def test_r141_gahzrilla_doubles_its_attack_by_number_since_39954(
    build: int, numbers: list[int]
) -> None:
    t = table("HERO_05", build=build)
    gahzrilla = t.minion("GVG_049")
    t.play("EX1_400"), t.play("EX1_400")
    assert gahzrilla.get(ATK) == 24
    assert [each.get(TAG_SCRIPT_DATA_NUM_1) for each in gahzrilla.attached] == numbers


def test_cobra_shot_hits_a_minion_and_the_hero() -> None:
    t = table("HERO_05")
    yeti = t.minion(side=2)
    t.play("GVG_073", yeti)
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (3, 3)


def test_a_sniper_aims_the_hero_power() -> None:
    t = table("HERO_05")
    yeti = t.minion(side=2)
    assert t.refuses(t.power(), yeti)
    t.minion("GVG_087")
    t.play(t.power(), yeti)
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 0)


def test_king_of_beasts_of_today_grows_with_the_board() -> None:
    t = table(build=255790)
    king = t.minion("GVG_046")
    atk = stats(king)[0]
    beast = t.minion("CS2_171")
    assert (stats(king)[0], king.attached) == (atk + 1, [])
    t.kill(beast)
    assert stats(king)[0] == atk


@pytest.mark.parametrize(("card_id", "gained"), [("tt_004", (1, 0)), ("EX1_531", (2, 1))])
@pytest.mark.parametrize("build", [10833, 15590])
def test_r84_a_feigned_death_is_heard_by_its_own_minion_if_the_deathrattle_was_given(
    build: int, card_id: str, gained: tuple[int, int]
) -> None:
    """hs-bugs#36: Explorer's Hat, +1/+1; others hear nothing."""
    t = table("HERO_05", build=build)
    body, other = t.minion(card_id), t.minion(card_id)
    t.play("LOE_105", body)
    before, others = stats(body), stats(other)
    t.play("GVG_026")
    assert stats(body) == (before[0] + gained[0], before[1] + gained[1])
    assert stats(other) == others
    assert t.cards() == ["LOE_105"]


@pytest.mark.parametrize("card_id", ["FP1_023", "LOE_061"])
def test_feign_death_finds_no_friend_in_the_minion_itself(card_id: str) -> None:
    """hs-bugs#329; the texts of later minions do (Grandmummy, U195:2603)."""
    t = table("HERO_05", build=10956)
    body = t.minion(card_id)
    before = stats(body)
    t.play("GVG_026")
    assert stats(body) == before


def test_feign_death_lets_anubar_ambusher_return_itself() -> None:
    t = table("HERO_05", build=10956)
    ambusher = t.minion("FP1_026")
    t.play("GVG_026")
    assert ambusher.zone == Zone.HAND
