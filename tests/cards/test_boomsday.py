"""The Boomsday Project, each card played; Magnetic is tested with the keywords."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, DAMAGE, POISONOUS, RESOURCES
from table import stats, table


def test_biology_project_gives_both_players_crystals() -> None:
    t = table("HERO_06", mana=3)
    t.play("BOT_054")
    assert (t.tag(RESOURCES, 1), t.tag(RESOURCES, 2)) == (5, 5)


def test_eternium_rover_armours_when_hurt() -> None:
    t = table("HERO_01")
    rover = t.minion("BOT_059")
    t.play("CS2_008", rover)
    assert t.hero(1).get(ARMOR) == 2


def test_mecharoo_leaves_its_pilot() -> None:
    t = table()
    t.kill(t.minion("BOT_445"))
    assert t.row() == ["BOT_445t"]


def test_crystallizer_turns_health_into_armour() -> None:
    t = table()
    t.play("BOT_447")
    assert (t.hero(1).get(DAMAGE), t.hero(1).get(ARMOR)) == (5, 5)


@pytest.mark.parametrize("card_id", ["BOT_511", "DAL_060"])
def test_bombs_go_into_the_other_deck(card_id: str) -> None:
    t = table()
    t.play(card_id)
    assert [e.card_id for e in t.game.deck[2]] == ["BOT_511t"]


@pytest.mark.parametrize(
    ("card_id", "gained"), [("BOT_563", (5, 5)), ("BOT_035", (2, 2)), ("BOT_548", (3, 2))]
)
def test_magnetic_minions_add_their_stats(card_id: str, gained: tuple[int, int]) -> None:
    t = table()
    mech = t.minion("GVG_044")
    t.play(card_id, position=1)
    assert stats(mech) == (3 + gained[0], 4 + gained[1])
    assert mech.get(POISONOUS) == (card_id == "BOT_035")
    assert t.row() == ["GVG_044"]


def test_goblin_bomb_explodes_at_the_hero() -> None:
    t = table()
    t.kill(t.minion("BOT_031"))
    assert t.hero(2).get(DAMAGE) == 2


def test_giggling_inventor_brings_two_mechs() -> None:
    t = table()
    t.play("BOT_270")
    assert t.row().count("BOT_270t") == 2
