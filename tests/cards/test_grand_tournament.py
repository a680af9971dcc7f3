"""The Grand Tournament, each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    COST,
    DAMAGE,
    NUM_ATTACKS_THIS_TURN,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TAUNT,
)
from table import YETI, stats, table

DRAGON = "BRM_020"


def test_arcane_blast_counts_spell_damage_twice() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.minion("EX1_582")
    t.play("AT_004", yeti)
    assert yeti.get(DAMAGE) == 4


@pytest.mark.parametrize(
    ("card_id", "without", "holding"),
    [("AT_017", (2, 6), (3, 6)), ("AT_116", (1, 4), (2, 4))],
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


def test_buccaneer_sharpens_what_is_equipped() -> None:
    t = table("HERO_03")
    t.minion("AT_029")
    t.play(t.power())
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert stats(weapon)[0] == 2


def test_living_roots_is_two_damage_or_two_saplings() -> None:
    t = table()
    t.play("AT_037", t.hero(2), option=0)
    t.play("AT_037", option=1)
    assert t.hero(2).get(DAMAGE) == 2
    assert t.row() == ["AT_037t", "AT_037t"]


def test_kings_elekk_takes_the_winner_of_the_joust() -> None:
    t = table()
    mine = t.deck("CS2_200")[0]
    t.deck(YETI, side=2)
    t.play("AT_058")
    assert mine.zone == Zone.HAND


@pytest.mark.parametrize("theirs", [YETI, "CS2_200"])
def test_a_tied_or_lost_joust_does_nothing(theirs: str) -> None:
    t = table()
    mine = t.deck(YETI)[0]
    t.deck(theirs, side=2)
    t.play("AT_058")
    assert mine.zone == Zone.DECK


def test_gadgetzan_jouster_grows_when_it_wins() -> None:
    t = table()
    t.deck(YETI)
    assert stats(t.play("AT_133")) == (2, 3)
    t.deck("CS2_200", side=2)
    assert stats(t.play("AT_133")) == (1, 2)


def test_bear_trap_springs_after_the_attack() -> None:
    t = table()
    t.play("AT_060")
    attacker = t.minion(side=2)
    t.end_turn()
    t.attack(attacker, t.hero(1))
    assert t.hero(1).get(DAMAGE) == 4
    assert t.row() == ["CS2_125"]


def test_bash_hurts_and_armours() -> None:
    t = table()
    t.play("AT_064", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.hero(1).get(ARMOR)) == (3, 3)


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


def test_kings_defender_lasts_longer_beside_a_taunt() -> None:
    t = table("HERO_01")
    t.minion("CS2_121")
    t.play("AT_065")
    for _ in range(2):
        t.game.hero[1].tags[NUM_ATTACKS_THIS_TURN] = 0  # type: ignore[union-attr]
        t.attack(t.hero(1), t.hero(2))
    assert t.game.weapon[1] is not None


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
