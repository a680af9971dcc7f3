"""Reign of the Black Empire: the Larvae."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, ATK, DAMAGE
from table import YETI, Table, table

BUILD = 255790


def after_a_card() -> Table:
    """A Combo is on."""
    t = table("HERO_03", build=BUILD)
    t.play(YETI)
    return t


def test_a_pale_larva_heals() -> None:
    t = after_a_card()
    t.hurt(1, 5)
    t.play("BE_720t1", t.hero(1))
    assert t.hero(1).get(DAMAGE) == 3


def test_a_cyan_larva_hurts() -> None:
    t = after_a_card()
    t.play("BE_720t8", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 1


@pytest.mark.parametrize("larva", ["BE_720t1", "BE_720t8"])
def test_a_larva_without_a_combo_takes_no_target(larva: str) -> None:
    t = table("HERO_03", build=BUILD)
    assert t.refuses(larva, t.hero(2))
    t.play(larva)
    assert t.hero(2).get(DAMAGE) == 0


@pytest.mark.parametrize(
    ("larva", "token"),
    [("BE_720t2", "CS2_050"), ("BE_720t4", "CS2_101t"), ("BE_720t11", "HERO_11bpt")],
)
def test_a_larva_summons(larva: str, token: str) -> None:
    t = after_a_card()
    if larva == "BE_720t2":
        t.answers(token)
    t.play(larva)
    assert t.row() == [YETI, larva, token]
    t.fill(1)
    t.answers()
    t.play(t.hand("CS2_029"), t.hero(2))


def test_a_black_larva_equips_a_dagger() -> None:
    t = after_a_card()
    t.play("BE_720t3")
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert weapon.card_id == "CS2_082"


def test_a_green_larva_shoots_at_the_hero() -> None:
    t = after_a_card()
    t.play("BE_720t5")
    assert t.hero(2).get(DAMAGE) == 2


@pytest.mark.parametrize(("larva", "armor"), [("BE_720t6", 1), ("BE_720t10", 0)])
def test_a_larva_arms_the_hero_for_the_turn(larva: str, armor: int) -> None:
    t = after_a_card()
    t.play(larva)
    assert (t.hero(1).get(ATK), t.hero(1).get(ARMOR)) == (1, armor)
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_a_purple_larva_draws_at_a_price() -> None:
    t = after_a_card()
    t.deck(YETI)
    t.play("BE_720t7")
    assert (t.cards(), t.hero(1).get(DAMAGE)) == ([YETI], 2)


def test_a_red_larva_gives_armor() -> None:
    t = after_a_card()
    t.play("BE_720t9")
    assert t.hero(1).get(ARMOR) == 2
