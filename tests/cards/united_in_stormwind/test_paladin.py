"""United in Stormwind with the Deadmines: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, DAMAGE, DIVINE_SHIELD, RUSH
from table import YETI, stats, table


def test_alliance_bannerman_strengthens_what_it_draws_too() -> None:
    t = table(build=179020)
    held, bolt = t.hand(YETI), t.hand("CS2_024")
    _, drawn = t.deck("CS2_024", "CS2_200")
    t.play("SW_315")
    assert (stats(held), stats(drawn), bolt.get(ATK)) == ((5, 6), (7, 8), 0)


def test_noble_mount_leaves_a_warhorse() -> None:
    t = table(build=135540)
    yeti = t.minion()
    t.play("SW_316", yeti)
    assert (stats(yeti), yeti.get(DIVINE_SHIELD)) == ((5, 6), 1)
    t.kill(yeti)
    assert t.row() == ["SW_316t"]


def test_city_tax_is_levied_on_enemy_minions() -> None:
    t = table(build=135540)
    t.hurt(1, 5)
    foes, mine = [t.minion(side=2) for _ in range(2)], t.minion()
    t.play("SW_046")
    assert [e.get(DAMAGE) for e in (*foes, mine, t.hero(1))] == [1, 1, 0, 3]


def test_lost_shields_strengthen_the_hand() -> None:
    t = table("HERO_04", build=185749)
    t.minion("SW_047")
    squire, foe = t.minion("EX1_008"), t.minion("EX1_008", side=2)
    first, second = t.hand(YETI), t.hand(YETI)
    t.answers(second)
    t.attack(squire, foe)
    assert [stats(e) for e in (first, second)] == [(4, 5), (9, 10)]


def test_a_prismatic_jewel_kit_wears_out() -> None:
    t = table("HERO_04", build=185749)
    weapon, held = t.weapon("SW_048"), t.hand(YETI)
    squire, foe = t.minion("EX1_008"), t.minion("EX1_008", side=2)
    t.attack(squire, foe)
    assert [stats(held), weapon.get(DAMAGE)] == [(5, 6), 1]


def test_a_lightbringers_hammer_strikes_no_hero() -> None:
    t = table("HERO_04", build=185749)
    t.weapon("SW_314")
    hero, foe = t.hurt(1, 10), t.minion(side=2)
    assert t.refuses(hero, t.hero(2))
    t.attack(hero, foe)
    assert hero.get(DAMAGE) == 11


def test_a_catacomb_guard_strikes_with_its_attack() -> None:
    t = table("HERO_04", build=185749)
    hero, foe = t.hurt(1, 10), t.minion(side=2)
    guard = t.hand("SW_317")
    assert t.refuses(guard, t.hero(2))
    t.play(guard, foe)
    assert [foe.get(DAMAGE), hero.get(DAMAGE)] == [1, 9]


def test_first_blade_of_wrynn_rushes_when_strong() -> None:
    t = table(build=88998)
    assert t.play("SW_305").get(RUSH) == 0
    blade = t.hand("SW_305")
    t.game.set(blade, ATK, 4)
    t.play("CS2_087", t.minion())
    assert t.play(blade).card_id == "SW_305"
