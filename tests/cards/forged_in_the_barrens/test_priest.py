"""Forged in the Barrens with the Wailing Caverns: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE
from table import YETI, stats, table


def test_devouring_plague_eats_minions() -> None:
    t = table(build=90336)
    foe = t.minion("CS2_200", side=2)
    t.hurt(1, 10)
    t.answers(*[foe] * 4)
    t.play("BAR_311")
    assert (foe.get(DAMAGE), t.hero(1).get(DAMAGE)) == (4, 6)


def test_condemn_hurts_all_enemy_minions() -> None:
    for card_id, dealt in (("BAR_314", 1), ("BAR_314t", 2), ("BAR_314t2", 3)):
        t = table(build=88998)
        foes, mine = (t.minion(side=2), t.minion(side=2)), t.minion()
        t.play(card_id)
        assert [e.get(DAMAGE) for e in (*foes, mine)] == [dealt, dealt, 0]


def test_desperate_prayer_heals_both_heroes() -> None:
    t = table(build=88998)
    heroes = (t.hurt(1, 7), t.hurt(2, 3))
    t.play("BAR_309")
    assert [hero.get(DAMAGE) for hero in heroes] == [2, 0]


def test_devout_dungeoneer_makes_a_holy_spell_cheap() -> None:
    for spell, cost in (("CS1_112", 2), ("CS2_029", 4)):
        t = table(build=90336)
        t.deck(YETI, spell)
        t.play("WC_013")
        (drawn,) = t.game.hand[1]
        assert (drawn.card_id, drawn.get(COST)) == (spell, cost)


def test_cleric_of_anshe_wants_something_healed() -> None:
    t = table("HERO_09", build=88998)
    t.deck("CS2_029", YETI, "CS2_032")
    t.play("WC_803")
    assert t.cards() == []
    t.play(t.power(), t.hurt(1, 5))
    t.answers("CS2_032", "CS2_029", 0, "CS2_032")
    t.play("WC_803")
    assert t.cards() == ["CS2_032"]


def test_a_void_flayer_flays_for_each_spell() -> None:
    t = table("HERO_09", build=185749)
    for held in ("GAME_005", "CS2_029", YETI):
        t.hand(held)
    own, first, second, flayer = t.minion(), t.minion(side=2), t.minion(side=2), t.hand("BAR_307")
    t.answers(second, first)
    t.play(flayer)
    assert [e.get(DAMAGE) for e in (own, first, second)] == [0, 1, 1]


def test_a_lightshower_elemental_heals_all_friends() -> None:
    t = table("HERO_09", build=185749)
    hero, own, foe = t.hurt(1, 10), t.minion(damage=3), t.minion(side=2, damage=3)
    t.kill(t.minion("BAR_310"))
    assert [e.get(DAMAGE) for e in (hero, own, foe)] == [2, 0, 3]


def test_healing_of_the_turn_strengthens() -> None:
    t = table("HERO_09", build=185749)
    t.hurt(1, 10)
    foe = t.minion(side=2)
    assert stats(t.play("BAR_313")) == (5, 5)
    t.play("BAR_735")
    assert foe.get(DAMAGE) == 0
    t.play(t.power(), t.hero(1))
    assert stats(t.play("BAR_313")) == (8, 8)
    t.play("BAR_735")
    assert [foe.get(DAMAGE), t.hero(2).get(DAMAGE)] == [2, 0]
