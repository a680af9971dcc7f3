"""United in Stormwind: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE
from hsreplay_sim.engine.invariants import check
from table import YETI, stats, table


def test_a_dark_alley_pact_sizes_its_fiend_by_the_hand() -> None:
    t = table("HERO_07", build=190416)
    pact = t.hand("SW_085")
    for _ in range(3):
        t.hand(YETI)
    t.hand(YETI, side=2)
    t.play(pact)
    assert (t.row(), stats(t.at(1, 0))) == (["SW_085t"], (3, 3))
    t.fill(1)
    assert t.refuses("SW_085")


def test_what_is_made_of_a_size_has_it_beneath_an_aura_that_is_there() -> None:
    t = table("HERO_07", build=190416)
    t.minion("CS2_122")  # Raid Leader
    pact = t.hand("SW_085")
    for _ in range(3):
        t.hand(YETI)
    t.play(pact)
    assert stats(t.at(1, 1)) == (4, 3)
    assert check(t.game) == []


def test_bloodbound_imp_bleeds_its_hero() -> None:
    t = table(build=145077)
    t.attack(t.minion("SW_084"), t.hero(2))
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 2)


def test_shady_bartender_serves_demons() -> None:
    t = table(build=135540)
    demon, yeti, foe = t.minion("CS2_065"), t.minion(), t.minion("CS2_065", 2)
    t.play("SW_086")
    assert [stats(e) for e in (demon, yeti, foe)] == [(3, 5), (4, 5), (1, 3)]


def test_demonic_assault_brings_voidwalkers() -> None:
    t = table(build=135540)
    t.play("SW_088", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row()) == (3, ["CS2_065", "CS2_065"])


def test_entitled_customer_strikes_with_the_whole_hand() -> None:
    t = table(build=135540)
    mine, foe = t.minion(), t.minion(side=2)
    t.hand(YETI), t.hand(YETI)
    customer = t.play("SW_089")
    assert [e.get(DAMAGE) for e in (mine, foe, customer)] == [2, 2, 0]


def test_a_hullbreaker_draws_at_a_price_twice() -> None:
    t = table("HERO_07", build=185749)
    t.deck(YETI, "CS2_029", "CS2_029")
    breaker = t.play("DED_505")
    assert [t.cards(), t.hero(1).get(DAMAGE)] == [["CS2_029"], 4]
    t.kill(breaker)
    assert [len(t.cards()), t.hero(1).get(DAMAGE)] == [2, 8]


def test_a_touch_of_the_nathrezim_heals_when_it_kills() -> None:
    t = table("HERO_07", build=185749)
    hero = t.hurt(1, 10)
    t.play("SW_090", t.minion(side=2))
    assert hero.get(DAMAGE) == 10
    t.play("SW_090", t.minion(side=2, damage=3))
    assert hero.get(DAMAGE) == 7


def test_anetheron_wants_a_full_hand() -> None:
    t = table("HERO_07", build=185749)
    lord = t.hand("SW_092")
    for _ in range(8):
        t.hand(YETI)
    assert lord.get(COST) == 6
    t.deck(YETI)
    t.play(t.power())
    assert lord.get(COST) == 1


def test_shadowblade_slinger_throws_back_what_its_hero_took() -> None:
    t = table(build=126451)
    yeti = t.minion(side=2)
    t.play("CS2_008", t.hero(1))
    t.play("DED_503", yeti)
    assert yeti.get(DAMAGE) == 1
