"""The Grand Tournament: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    CANT_ATTACK,
    CHARGE,
    COST,
    DAMAGE,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TAUNT,
)
from table import YETI, stats, table

DRAGON = "BRM_020"
WISP = "CS2_231"


@pytest.mark.parametrize(
    ("card_id", "without", "holding"),
    [("AT_017", (2, 6), (3, 6))],
)
def test_a_dragon_in_hand_gives_taunt(
    card_id: str, without: tuple[int, int], holding: tuple[int, int]
) -> None:
    t = table()
    body = t.play(card_id)
    assert (stats(body), body.get(TAUNT)) == (without, 0)
    t.hand(DRAGON)
    body = t.play(card_id)
    assert (stats(body), body.get(TAUNT)) == (holding, 1)


def test_gadgetzan_jouster_grows_when_it_wins() -> None:
    t = table()
    t.deck(YETI)
    assert stats(t.play("AT_133")) == (2, 3)
    t.deck("CS2_200", side=2)
    assert stats(t.play("AT_133")) == (1, 2)


def test_inspire_follows_the_hero_power() -> None:
    t = table("HERO_01")
    guard, raider, yeti = t.minion("AT_089"), t.minion("AT_119"), t.minion()
    t.minion("AT_090")
    t.play(t.power())
    assert stats(guard) == (4, 4)
    assert stats(raider) == (7, 7)
    assert stats(yeti) == (5, 6)


def test_inspire_summons_beside_the_minion() -> None:
    t = table("HERO_01")
    t.minion("AT_100")
    t.minion("AT_076")
    t.answers("CS2_168")
    t.play(t.power())
    assert t.row() == ["AT_100", "CS2_101t", "AT_076", "CS2_168"]


def test_flame_juggler_throws_at_a_random_enemy() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.answers(yeti)
    t.play("AT_094")
    assert yeti.get(DAMAGE) == 1


def test_refreshment_vendor_heals_both_heroes() -> None:
    t = table()
    t.hurt(1, 5)
    t.hurt(2, 3)
    t.play("AT_111")
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (1, 0)


def test_chillmaw_freezes_the_board_with_a_dragon_in_hand() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.kill(t.minion("AT_123"))
    assert yeti.get(DAMAGE) == 0
    t.hand(DRAGON)
    t.kill(t.minion("AT_123"))
    assert yeti.get(DAMAGE) == 3


def test_lowly_squire_trains() -> None:
    t = table("HERO_01")
    squire = t.minion("AT_082")
    t.play(t.power())
    assert stats(squire) == (2, 2)


def test_maiden_of_the_lake_makes_the_power_cheap() -> None:
    t = table()
    maiden = t.play("AT_085")
    assert t.power().get(COST) == 1
    t.kill(maiden)
    assert t.power().get(COST) == 2


def test_north_sea_kraken_strikes() -> None:
    t = table()
    t.play("AT_103", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4


def test_a_cost_aura_without_a_card_of_its_own_counts_by_its_creators_text() -> None:
    """U610:4181: 15590 has no AT_085e; and 466 is no tag of hero powers."""
    t = table(build=15590)
    power = t.power()
    before = power.get(TAG_LAST_KNOWN_COST_IN_HAND)
    t.play("AT_085")
    assert (power.get(COST), power.get(TAG_LAST_KNOWN_COST_IN_HAND)) == (1, before)


def test_tournament_medic_heals_when_inspired() -> None:
    t = table("HERO_01")
    t.minion("AT_091")
    t.hurt(1, 5)
    t.play(t.power())
    assert t.hero(1).get(DAMAGE) == 3


def test_armored_warhorse_charges_after_a_won_joust() -> None:
    t = table()
    t.deck(YETI), t.deck(WISP, side=2)
    assert t.play("AT_108").get(CHARGE) == 1
    t.deck("EX1_563", side=2)
    t.answers(0, 1)
    assert t.play("AT_108").get(CHARGE) == 0


def test_argent_watchman_attacks_when_inspired() -> None:
    t = table("HERO_01")
    watchman = t.minion("AT_109")
    assert t.refuses(watchman, t.hero(2))
    t.play(t.power())
    assert watchman.get(CANT_ATTACK) == 0
    t.attack(watchman, t.hero(2))
    t.end_turn(), t.end_turn()
    assert t.refuses(watchman, t.hero(2))


def test_saboteur_raises_the_price_of_the_other_power() -> None:
    t = table()
    t.play("AT_086")
    t.end_turn()
    dear = t.power(2).get(COST)
    t.end_turn()
    t.end_turn()
    assert (dear, t.power(2).get(COST)) == (7, 2)


@pytest.mark.parametrize("build", [15590, 54613, 241170])
@pytest.mark.parametrize(
    "hero",
    [
        "HERO_01", "HERO_02", "HERO_03", "HERO_04", "HERO_05", "HERO_06", "HERO_07", "HERO_08",
        "HERO_09",
    ],
)  # fmt: skip
def test_justicar_makes_the_starting_power_better(hero: str, build: int) -> None:
    t = table(hero, build=build)
    plain = t.game.cards.canonical(t.power().card_id)
    t.play("AT_132")
    assert t.game.cards.canonical(t.power().card_id) == plain + "2"
    assert t.power().script is not None


def test_justicar_leaves_a_power_that_is_not_the_first_one() -> None:
    t = table("HERO_09")
    t.play("EX1_625")
    shadow = t.power().card_id
    t.play("AT_132")
    assert t.power().card_id == shadow
