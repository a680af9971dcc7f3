"""Spells and minions of the bosses of the League of Explorers; each played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, COST, DAMAGE, TAUNT
from table import YETI, stats, table

BUILD = 18792
FIREBALL = "CS2_029"


@pytest.mark.parametrize(("card", "cards", "armor"), [("LOEA_01", 2, 4), ("LOEA_01H", 3, 6)])
def test_a_looming_presence_draws_and_gives_armor(card: str, cards: int, armor: int) -> None:
    t = table(build=BUILD)
    t.deck(*[YETI] * 4)
    t.play(card)
    assert (len(t.cards()), t.hero(1).get(ARMOR)) == (cards, armor)


def test_hoplites_hurt_both_heroes() -> None:
    t = table(build=BUILD)
    t.kill(t.minion("LOEA01_12"))
    assert [t.hero(side).get(DAMAGE) for side in (1, 2)] == [5, 5]


@pytest.mark.parametrize(("card", "amount"), [("LOEA04_25", 2), ("LOEA04_25h", 5)])
def test_seething_statues_hurt_all_enemies(card: str, amount: int) -> None:
    t = table(build=BUILD)
    t.minion(card)
    mine, theirs = t.minion(), t.minion("CS2_200", 2)
    t.deck(YETI, side=2)
    t.end_turn()
    assert [each.get(DAMAGE) for each in (mine, theirs, t.hero(2))] == [0, amount, amount]


@pytest.mark.parametrize(("card", "amount"), [("LOEA06_03", 1), ("LOEA06_03h", 3)])
def test_earthen_are_animated(card: str, amount: int) -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(), t.minion(side=2)
    t.play(card)
    assert (stats(mine), mine.get(TAUNT)) == ((4 + amount, 5 + amount), 1)
    assert (stats(theirs), theirs.get(TAUNT)) == ((4, 5), 0)


def test_dynamite_hits_anybody() -> None:
    t = table(build=BUILD)
    t.play("LOEA07_18", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 10


@pytest.mark.parametrize(("card", "amount"), [("LOEA07_20", 3), ("LOEA09_6H", 2)])
def test_boom_and_heroic_archers_hurt_enemy_minions(card: str, amount: int) -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(), t.minion(side=2)
    t.play(card)
    assert [each.get(DAMAGE) for each in (mine, theirs, t.hero(2))] == [0, amount, 0]


def test_brann_is_good_for_three_cards() -> None:
    t = table(build=BUILD)
    t.deck(*[YETI] * 4)
    t.play("LOEA07_26")
    assert len(t.cards()) == 3


def test_repairs_restore_ten() -> None:
    t = table(build=BUILD)
    hero = t.hurt(1, 12)
    t.play("LOEA07_28", hero)
    assert hero.get(DAMAGE) == 2


def test_slithering_archers_shoot() -> None:
    t = table(build=BUILD)
    t.play("LOEA09_6", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 1


def test_naga_repellent_knows_all_hungry_naga() -> None:
    t = table(build=BUILD)
    for card in ("LOEA09_5", "LOEA09_10", YETI):
        t.minion(card, 2)
    t.play("LOEA09_9")
    assert t.row(2) == [YETI]


def test_phaerix_blesses_a_minion_for_a_turn() -> None:
    t = table(build=BUILD)
    t.minion("LOEA16_19")
    t.round()
    assert t.cards() == ["LOEA16_20", YETI]
    yeti = t.minion()
    (blessing, _) = t.game.in_row(t.game.hand[1])
    t.play(blessing, yeti)
    t.play(FIREBALL, t.hero(2))
    t.attack(yeti, t.minion(side=2))
    assert yeti.get(DAMAGE) == 0


@pytest.mark.parametrize(("card", "amount"), [("LOEA16_21", 1), ("LOEA16_21H", 2)])
def test_scarvash_makes_enemy_cards_dearer(card: str, amount: int) -> None:
    t = table(build=BUILD)
    mine, theirs = t.hand(YETI, 1), t.hand(YETI, 2)
    t.minion(card)
    t.play("GAME_005")
    assert (mine.get(COST), theirs.get(COST)) == (4, 4 + amount)


def test_giantfin_draws_up_to_the_hand_of_the_enemy() -> None:
    t = table(build=BUILD)
    t.minion("LOEA16_24")
    t.deck(*[YETI] * 4)
    t.deck(YETI, side=2)
    for _ in range(3):
        t.hand(YETI, 2)
    t.end_turn()
    assert len(t.cards()) == 3


def test_heroic_giantfin_draws_two() -> None:
    t = table(build=BUILD)
    t.minion("LOEA16_24H")
    t.deck(*[YETI] * 4)
    t.deck(YETI, side=2)
    t.end_turn()
    assert len(t.cards()) == 2


def test_the_steel_sentinel_takes_one_damage_at_a_time() -> None:
    t = table(build=BUILD)
    sentinel = t.minion("LOEA16_27", 2)
    t.play(FIREBALL, sentinel)
    assert sentinel.get(DAMAGE) == 1
