"""Into the Emerald Dream: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race, Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    CARDRACE,
    CREATOR,
    DAMAGE,
    DEATHRATTLE,
    DISPLAYED_CREATOR,
    HAS_DARK_GIFT,
    HEALTH,
)
from table import YETI, stats, table


def test_a_brood_keeper_wants_a_dragon_in_hand() -> None:
    t = table("HERO_01", build=241170)
    t.play("EDR_457")
    assert t.game.weapon[1] is None
    t.hand("NEW1_023")
    t.play("EDR_457")
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert weapon.card_id == "EDR_457t"


def test_shadowflame_suffusion_hurts_and_offers_a_warrior_minion_with_a_gift() -> None:
    t = table("HERO_01", build=231720)
    enemy = t.minion(side=2)
    t.answers("EDR_457", 0, 0, 0, 0, 0, "EDR_100t3", 0, 0, 0)
    t.play("FIR_939", enemy)
    assert stats(enemy) == (4, 3)
    (taken,) = t.game.hand[1]
    assert (taken.card_id, stats(taken)) == ("EDR_457", (2, 7))


def test_a_darkrider_asks_for_a_dragon() -> None:
    t = table(build=231720)
    t.play("EDR_456")
    assert t.cards() == []
    t.hand("NEW1_023")
    t.play("EDR_456")
    assert len(t.cards()) == 2


def test_a_clutch_lays_an_egg_that_hatches_into_the_dragon() -> None:
    t = table("HERO_01", build=233275)
    clutch, dragon, yeti = t.minion("EDR_454"), t.minion("NEW1_023"), t.minion()
    assert t.refuses(clutch, yeti)
    t.play(clutch, dragon)
    egg = t.at(1, 1)
    assert (egg.card_id, stats(egg), egg.get(DEATHRATTLE)) == ("EDR_454t", (0, 2), 1)
    t.kill(egg)
    assert t.row() == ["EDR_454", "NEW1_023", "NEW1_023", YETI]
    hatched = t.at(1, 1)
    assert hatched.get(CREATOR) == hatched.get(DISPLAYED_CREATOR) == egg.id


def test_a_clutch_leaves_before_its_last_egg_comes() -> None:
    t = table("HERO_01", build=233275)
    clutch, dragon = t.minion("EDR_454"), t.minion("NEW1_023")
    clutch.tags[DAMAGE] = clutch.get(HEALTH) - 1
    for _ in range(5):
        t.minion()
    t.play(clutch, dragon)
    assert t.row() == ["NEW1_023", *[YETI] * 5, "EDR_454t"]


NEW = 241170


def test_an_afflicted_devastator_hurts_friends_and_then_enemies() -> None:
    t = table("HERO_01", build=NEW)
    mine, enemy = t.minion(), t.minion(side=2)
    devastator = t.play("EDR_459")
    assert [stats(e)[1] for e in (devastator, mine, enemy)] == [6, 2, 5]
    t.kill(devastator)
    assert [stats(e)[1] for e in (mine, enemy)] == [2, 2]


def test_an_eggbasher_wounds_and_angers() -> None:
    t = table("HERO_01", build=NEW)
    yeti = t.minion()
    t.play("EDR_468", yeti)
    assert stats(yeti) == (8, 4)


def test_tortolla_arms_and_grows_when_hurt() -> None:
    t = table("HERO_01", build=NEW)
    tortolla = t.minion("EDR_471")
    t.attack(tortolla, t.minion(side=2))
    assert (stats(tortolla), t.hero(1).get(ARMOR)) == ((2, 26), 1)


def test_siphoning_growth_makes_armor_of_a_friend() -> None:
    t = table("HERO_01", build=NEW)
    yeti, enemy = t.minion(), t.minion(side=2)
    assert t.refuses("EDR_531", enemy)
    t.play("EDR_531", yeti)
    assert (t.row(), t.hero(1).get(ARMOR)) == ([], 8)


def test_ominous_nightmares_hurt_all_or_strengthen_a_wounded_one() -> None:
    t = table("HERO_01", build=NEW)
    whole, hurt = t.minion(), t.minion(side=2, damage=1)
    assert t.refuses("EDR_570B", whole)
    t.play("EDR_570", hurt, option=1)
    assert stats(hurt) == (6, 6)
    t.play("EDR_570", option=0)
    assert [stats(e) for e in (whole, hurt)] == [(4, 4), (6, 5)]


@pytest.mark.parametrize(("gift", "attack", "armor"), [(0, 0, 0), (1, 3, 6)])
def test_a_dragon_turtle_arms_beside_a_dark_gift(gift: int, attack: int, armor: int) -> None:
    t = table("HERO_01", build=NEW)
    t.hand(YETI).tags[HAS_DARK_GIFT] = gift
    t.play("FIR_956")
    assert (t.hero(1).get(ATK), t.hero(1).get(ARMOR)) == (attack, armor)


def test_ysondre_brings_a_dragon_for_each_of_her_deaths() -> None:
    t = table("HERO_01", build=241170)
    t.kill(t.minion("EDR_465"))
    (dragon,) = t.game.row(1)
    assert dragon.get(CARDRACE) == Race.DRAGON
    t.kill(t.minion("EDR_465"))
    assert len(t.row()) == 3


def test_a_succumb_to_madness_brings_back_a_dragon() -> None:
    t = table("HERO_01", build=255790)
    assert t.refuses("EDR_455")
    t.kill(t.minion())
    assert t.refuses("EDR_455")
    t.kill(t.minion("EX1_284"))
    t.kill(t.minion("NEW1_023"))
    t.kill(t.minion("EX1_284", side=2))
    t.answers("EX1_284", "NEW1_023", 1)
    t.play("EDR_455")
    assert t.row() == ["NEW1_023"]
    t.fill(1)
    assert t.refuses("EDR_455")


@pytest.mark.parametrize("build", [221850, 255790])
def test_a_keeper_of_flame_burns_what_it_strengthens(build: int) -> None:
    t = table("HERO_01", build=build)
    kept, played, spell = t.hand(YETI), t.hand(YETI), t.hand("CS2_029")
    t.play("FIR_928")
    assert [stats(each) for each in (kept, played)] == [(7, 8)] * 2
    t.play(played)
    for _ in range(2):
        t.round()
    assert (kept.zone, played.zone) == (Zone.HAND, Zone.PLAY)
    t.round()
    lives = Zone.PLAY if build == 221850 else Zone.GRAVEYARD
    assert (kept.zone, played.zone, spell.zone) == (Zone.GRAVEYARD, lives, Zone.HAND)
