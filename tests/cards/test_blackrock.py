"""Blackrock Mountain, each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE
from table import YETI, stats, table

DRAGON = "AT_017"
MOONFIRE = "CS2_008"


def test_flamewaker_answers_a_spell_with_two_missiles() -> None:
    t = table()
    t.minion("BRM_002")
    t.play("GAME_005")
    assert t.hero(2).get(DAMAGE) == 2


@pytest.mark.parametrize(
    ("card_id", "without", "holding"),
    [
        pytest.param("BRM_004", (2, 1), (2, 3), id="twilight-whelp"),
        pytest.param("BRM_033", (2, 4), (3, 5), id="blackwing-technician"),
    ],
)
def test_dragons_in_hand_make_it_stronger(
    card_id: str, without: tuple[int, int], holding: tuple[int, int]
) -> None:
    t = table()
    assert stats(t.play(card_id)) == without
    t.hand(DRAGON)
    assert stats(t.play(card_id)) == holding


def test_blackwing_corruptor_aims_only_with_a_dragon_in_hand() -> None:
    t = table()
    assert t.refuses("BRM_034", t.hero(2))
    t.hand(DRAGON)
    t.play("BRM_034", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


def test_demonwrath_spares_demons() -> None:
    t = table()
    demon, yeti = t.minion("CS2_065"), t.minion(side=2)
    t.play("BRM_005")
    assert (demon.get(DAMAGE), yeti.get(DAMAGE)) == (0, 2)


@pytest.mark.parametrize(("card_id", "token"), [("BRM_006", "BRM_006t"), ("BRM_022", "BRM_022t")])
def test_damage_brings_a_token(card_id: str, token: str) -> None:
    t = table()
    body = t.minion(card_id)
    t.play(MOONFIRE, body)
    assert t.row() == [card_id, token]


def test_quick_shot_draws_for_an_empty_hand_only() -> None:
    t = table()
    t.deck(YETI, YETI)
    t.play("BRM_013", t.hero(2))
    assert t.cards() == [YETI]
    t.play("BRM_013", t.hero(2))
    assert t.cards() == [YETI]


def test_dragonkin_sorcerer_grows_by_my_spells_only() -> None:
    t = table()
    sorcerer = t.minion("BRM_020")
    t.play("PART_001", sorcerer)
    assert stats(sorcerer) == (4, 7)
    t.end_turn()
    t.play(MOONFIRE, sorcerer)
    assert stats(sorcerer) == (4, 6)


def test_volcanic_drake_is_cheaper_by_this_turns_deaths() -> None:
    t = table()
    drake = t.hand("BRM_025")
    assert drake.get(COST) == 6
    t.kill(t.minion())
    t.kill(t.minion(side=2))
    assert drake.get(COST) == 4
    t.end_turn()
    t.end_turn()
    assert drake.get(COST) == 6


def test_emperor_thaurissan_makes_the_hand_cheaper() -> None:
    t = table()
    yeti = t.hand(YETI)
    t.play("BRM_028")
    t.end_turn()
    assert yeti.get(COST) == 3
    t.end_turn()
    t.end_turn()
    assert yeti.get(COST) == 2


def test_dragons_breath_is_cheaper_by_this_turns_deaths() -> None:
    t = table()
    breath = t.hand("BRM_003")
    t.kill(t.minion(), t.minion(side=2))
    assert breath.get(COST) == 3
    t.play(breath, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4


def test_fireguard_destroyer_gains_one_to_four() -> None:
    t = table("HERO_02")
    t.answers(4)
    assert stats(t.play("BRM_012")) == (7, 6)


def test_grim_patron_survives_and_calls_another() -> None:
    t = table()
    patron = t.minion("BRM_019")
    t.play(MOONFIRE, patron)
    assert t.row() == ["BRM_019", "BRM_019"]
    t.play("CS2_029", patron)
    assert t.row() == ["BRM_019"]
