"""The Boomsday Project: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, DIVINE_SHIELD
from table import YETI, stats, table


def test_mechano_egg_hatches() -> None:
    t = table()
    t.kill(t.minion("BOT_537"))
    assert t.row() == ["BOT_537t"]


def test_glowstone_technician_strengthens_the_hand() -> None:
    t = table("HERO_04")
    yeti, board = t.hand(YETI), t.minion()
    t.play("BOT_910")
    assert [stats(e) for e in (yeti, board)] == [(6, 7), (4, 5)]


def test_shrink_ray_shrinks_everybody() -> None:
    t = table()
    yeti, foe = t.minion(damage=1), t.minion("CS2_200", side=2)
    t.play("BOT_234")
    assert (stats(yeti), stats(foe)) == ((1, 1), (1, 1))


def test_prismatic_lens_swaps_the_costs_of_what_it_draws() -> None:
    t = table("HERO_04")
    t.deck("CS2_231", "CS2_032")
    t.play("BOT_436")
    costs = {e.card_id: e.get(COST) for e in t.game.hand[1]}
    assert costs == {"CS2_231": 7, "CS2_032": 0}


def test_prismatic_lens_swaps_nothing_without_a_pair() -> None:
    t = table("HERO_04")
    t.deck(YETI, "CS2_231")
    t.play("BOT_436")
    assert len(t.cards(1)) == 1
    assert t.game.hand[1][0].attached == []


def test_crystology_draws_the_weak() -> None:
    t = table("HERO_04")
    t.deck(YETI, "EX1_008", "EX1_008", "EX1_008")
    t.play("BOT_909")
    assert t.cards() == ["EX1_008", "EX1_008"]


def test_autodefense_matrix_shields_the_attacked() -> None:
    t = table()
    yeti, foe = t.minion(), t.minion(side=2)
    t.play("BOT_908")
    t.end_turn()
    t.attack(foe, yeti)
    assert (yeti.get(DAMAGE), foe.get(DAMAGE)) == (0, 4)


def test_autodefense_matrix_stays_if_the_attacked_has_a_shield() -> None:
    t = table()
    squire, foe = t.minion("EX1_008"), t.minion(side=2)
    secret = t.play("BOT_908")
    t.end_turn()
    t.attack(foe, squire)
    assert (secret.zone, squire.get(DIVINE_SHIELD)) == (Zone.SECRET, 0)


@pytest.mark.parametrize(("build", "healed"), [(25770, 0), (27358, 4), (29349, 4), (54613, 4)])
def test_r80_the_lifesteal_of_zilliax_works_in_a_deathrattle_since_12_2(
    build: int, healed: int
) -> None:
    """hs-bugs#1028: Zilliax joins a Kaboom Bot, which then dies."""
    t = table("HERO_04", build=build)
    t.hurt(1, 20)
    bot = t.minion("BOT_606")
    t.minion("CS2_200", side=2)
    t.play("BOT_548", position=1)
    t.kill(bot)
    assert 20 - t.hero(1).get(DAMAGE) == healed
