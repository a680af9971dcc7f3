"""Festival of Legends: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    ATK,
    CARD_COSTS_HEALTH,
    CORPSES,
    COST,
    DAMAGE,
    REBORN,
    RESOURCES_USED,
)
from table import YETI, table


def test_a_yelling_yodeler_triggers_a_deathrattle_twice() -> None:
    t = table("HERO_11", build=217964)
    hoarder, yeti = t.minion("EX1_096"), t.minion()
    t.deck(YETI, YETI, YETI)
    assert t.refuses("JAM_005", yeti)
    t.game.move(t.game.in_row(t.game.hand[1])[0], 4)
    t.play("JAM_005", hoarder)
    assert t.cards() == [YETI, YETI]


@pytest.mark.parametrize(
    ("card_id", "sizes"), [("ETC_427", [4, 6, 6, 6, 6]), ("ETC_427t", [4, 4, 4, 8, 8])]
)
def test_metal_strengthens_minions_of_the_hand(card_id: str, sizes: list[int]) -> None:
    t = table("HERO_11", build=217964)
    held = [t.hand(YETI) for _ in range(5)]
    t.hand("CS2_029")
    t.play(card_id)
    assert sorted(e.get(ATK) for e in held) == sizes


def test_metal_swaps_each_turn() -> None:
    t = table("HERO_11", build=217964)
    card = t.hand("ETC_427")
    t.end_turn()
    assert card.card_id == "ETC_427t"
    t.end_turn()
    t.end_turn()
    assert card.card_id == "ETC_427"


def test_cold_feet_make_enemy_minions_dearer_for_a_turn() -> None:
    t = table("HERO_11", build=217964)
    yeti, ball, own = t.hand(YETI, 2), t.hand("CS2_029", 2), t.hand(YETI)
    t.play("JAM_006")
    t.end_turn()
    assert [card.get(COST) for card in (yeti, ball, own)] == [9, 4, 4]
    t.end_turn()
    assert yeti.get(COST) == 4


def test_cage_head_leaves_a_blight_boar() -> None:
    t = table("HERO_11", build=217964)
    t.kill(t.minion("ETC_526"))
    assert t.row() == ["ETC_526t"]


@pytest.mark.parametrize(("corpses", "reborn"), [(2, 0), (3, 1)])
def test_a_mosh_pit_sells_reborn(corpses: int, reborn: int) -> None:
    t = table("HERO_11", build=199503)
    yeti = t.minion()
    pit = t.play("ETC_533")
    t.round()
    t.game.owner(1).tags[CORPSES] = corpses
    t.play(pit, yeti)
    assert yeti.get(REBORN) == reborn


def test_a_death_metal_knight_costs_health_once_i_was_healed() -> None:
    t = table("HERO_11", build=255790, mana=5)
    hero = t.hurt(1, 10)
    t.play("ETC_523")
    assert (t.spent(), hero.get(DAMAGE)) == (3, 10)
    knight = t.hand("ETC_523")
    assert t.refuses(knight)
    t.game.owner(1).tags[RESOURCES_USED] = 0
    t.play("CS2_089")
    spent, wounds = t.spent(), hero.get(DAMAGE)
    t.play(knight)
    assert (t.spent() - spent, hero.get(DAMAGE) - wounds) == (0, 3)
    t.round()
    assert t.hand("ETC_523").get(CARD_COSTS_HEALTH) == 0


def test_a_death_metal_knight_that_is_drawn_after_the_healing_costs_health() -> None:
    t = table("HERO_11", build=255790)
    hero = t.hurt(1, 20)
    t.play("CS2_089")
    t.deck("ETC_523")
    t.play("EX1_015")
    wounds = hero.get(DAMAGE)
    t.play(t.game.hand[1][-1])
    assert hero.get(DAMAGE) == wounds + 3
