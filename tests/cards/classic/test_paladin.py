"""Classic: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import CLOSE, TAG
from hsreplay_sim.base.tags import ATK, DAMAGE, DIVINE_SHIELD, LINKED_ENTITY
from table import (
    YETI,
    stats,
    table,
)

FIREBALL = "CS2_029"


def test_noble_sacrifice_takes_the_blow() -> None:
    t = table("HERO_04")
    yeti = t.minion(side=2)
    t.play("EX1_130")
    t.end_turn()
    t.attack(yeti, t.hero(1))
    assert (t.hero(1).get(DAMAGE), t.row(1), yeti.get(DAMAGE)) == (0, [], 2)


def test_eye_for_an_eye_returns_the_damage() -> None:
    t = table("HERO_04")
    t.play("EX1_132")
    t.end_turn()
    t.play(FIREBALL, t.hero(1))
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (6, 7)


def test_redemption_returns_a_minion_with_one_health() -> None:
    t = table("HERO_04")
    first, second = t.minion(), t.minion("CS2_200")
    t.play("EX1_136")
    t.end_turn()
    t.play(FIREBALL, first)
    assert t.row(1) == [YETI, "CS2_200"]
    assert (stats(t.at(1, 0)), second.zone) == ((4, 1), Zone.PLAY)


def test_redemption_answers_after_the_deathrattle() -> None:
    t = table("HERO_04")
    t.play("EX1_136")
    cairne = t.minion("EX1_110")
    t.fill(1)
    t.end_turn()
    t.kill(cairne)
    assert t.row(1) == ["EX1_110t"] + [YETI] * 6
    assert [secret.card_id for secret in t.game.secrets[1]] == ["EX1_136"]


def test_divine_favor_catches_up() -> None:
    t = table("HERO_04")
    t.deck(*[YETI] * 5)
    for _ in range(3):
        t.hand(YETI, 2)
    t.play("EX1_349")
    assert len(t.cards()) == 3
    t.play("EX1_349")
    assert len(t.cards()) == 3


def test_lay_on_hands_heals_and_draws() -> None:
    t = table("HERO_04")
    t.deck(*[YETI] * 4)
    t.play("EX1_354", t.hurt(1, 10))
    assert (t.hero(1).get(DAMAGE), len(t.cards())) == (2, 3)


def test_blessed_champion_doubles_attack() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("CS2_087", yeti)
    t.play("EX1_355", yeti)
    assert yeti.get(ATK) == 14


def test_argent_protector_shields_a_friend() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("EX1_362", yeti)
    assert yeti.get(DIVINE_SHIELD) == 1


def test_blessing_of_wisdom_draws_for_the_blesser() -> None:
    t = table("HERO_04")
    theirs = t.minion(side=2)
    t.deck(YETI)
    t.deck(YETI, YETI, side=2)
    t.play("EX1_363", theirs)
    assert theirs.attached[0].get(LINKED_ENTITY) == t.game.owner(1).id, "as AT_013, U008:15883"
    t.end_turn()
    t.attack(theirs, t.hero(1))
    assert (t.cards(1), len(t.cards(2))) == ([YETI], 1)


def test_holy_wrath_hits_with_the_cost_of_the_card() -> None:
    t = table("HERO_04", build=31353)
    t.deck("CS2_200")
    t.play("EX1_365", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.cards()) == (6, ["CS2_200"])


def test_sword_of_justice_serves_each_summon_for_one_durability() -> None:
    t = table("HERO_04")
    sword = t.weapon("EX1_366")
    yeti = t.play(YETI)
    assert (stats(yeti), sword.get(DAMAGE)) == ((5, 6), 1)


def test_repentance_reduces_the_health_of_the_minion_played() -> None:
    t = table("HERO_04")
    t.play("EX1_379")
    t.end_turn()
    assert stats(t.play(YETI)) == (4, 1)


def test_aldor_peacekeeper_disarms_an_enemy() -> None:
    t = table("HERO_04")
    yeti = t.minion(side=2)
    t.play("EX1_382", yeti)
    assert stats(yeti) == (1, 5)


def test_tirion_leaves_ashbringer() -> None:
    t = table("HERO_04", mana=60)
    tirion = t.minion("EX1_383")
    t.play("CS2_008", tirion)
    t.play(FIREBALL, tirion)
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert (weapon.card_id, t.hero(1).get(ATK)) == ("EX1_383t", 5)


def test_avenging_wrath_splits_eight() -> None:
    t = table("HERO_04")
    t.play("EX1_384")
    assert t.hero(2).get(DAMAGE) == 8


def test_equality_sets_all_health_to_one() -> None:
    t = table("HERO_04")
    mine, theirs = t.minion(damage=2), t.minion("CS2_200", 2)
    t.play("EX1_619")
    assert (stats(mine), stats(theirs)) == ((4, 1), (6, 1))


def test_r141_equality_forgives_wounds_in_its_text_and_once() -> None:
    t = table(build=15590)
    yeti, fresh = t.minion(damage=3), t.minion()
    since = len(t.game.out)
    t.play("EX1_619")
    packets = t.game.out[since:]
    forgiven = next(n for n, p in enumerate(packets) if p[:3] == (TAG, yeti.id, DAMAGE))
    over = next(n for n, p in enumerate(packets) if p[0] == CLOSE and p[2] == BlockType.POWER)
    assert forgiven < over
    assert [e.get(DAMAGE) for e in (yeti, fresh)] == [0, 0]


@pytest.mark.parametrize(("build", "laid"), [(25770, 0), (56359, 1)])
def test_equality_enchants_a_minion_of_one_health_since_56359(build: int, laid: int) -> None:
    t = table(build=build)
    recruit, yeti = t.minion("CS2_101t"), t.minion()
    t.play("EX1_619")
    assert (len(recruit.attached), len(yeti.attached)) == (laid, 1)
    assert (stats(recruit)[1], stats(yeti)[1]) == (1, 1)


def test_righteousness_shields_all_own_minions() -> None:
    t = table("HERO_04")
    mine, other, enemy = t.minion(), t.minion(), t.minion(side=2)
    t.play("EX1_184")
    assert [e.get(DIVINE_SHIELD) for e in (mine, other, enemy)] == [1, 1, 0]


@pytest.mark.parametrize("build", [10833, 13030, 19632])
def test_r110_repentance_leaves_lord_jaraxxus_one_health(build: int) -> None:
    """hs-bugs#255: what he has become is a hero, and is enchanted."""
    t = table("HERO_07", build=build)
    secret = t.game.create("EX1_379", 2, Zone.SECRET)
    t.play("EX1_323")
    assert (secret.zone, stats(t.hero(1))[1]) == (Zone.GRAVEYARD, 1)


@pytest.mark.parametrize(("build", "zone"), [(14830, Zone.GRAVEYARD), (15590, Zone.SECRET)])
def test_r110_repentance_answers_behind_a_sacred_trial_up_to_14830(build: int, zone: int) -> None:
    t = table("HERO_08", build=build)
    t.game.create("LOE_027", 2, Zone.SECRET)
    repentance = t.game.create("EX1_379", 2, Zone.SECRET)
    for _ in range(3):
        t.minion("CS2_231")
    t.play(YETI)
    assert repentance.zone == zone
