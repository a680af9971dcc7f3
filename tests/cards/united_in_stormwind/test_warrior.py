"""United in Stormwind: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, ATK, DAMAGE
from table import YETI, stats, table


def test_a_cargo_guard_gives_armor_each_turn() -> None:
    t = table("HERO_01", build=190416)
    t.minion("SW_030")
    t.end_turn()
    t.end_turn()
    assert (t.hero(1).get(ARMOR), t.hero(2).get(ARMOR)) == (2, 0)


def test_heavy_plate_gives_armor() -> None:
    t = table("HERO_01", build=190416)
    t.play("SW_094")
    assert t.hero(1).get(ARMOR) == 8


def test_the_cannons_hit_one_harder_than_the_rest() -> None:
    t = table(build=223542)
    aimed, own = t.minion(side=2), t.minion()
    t.play("DED_518", aimed)
    assert (stats(aimed), stats(own)) == ((4, 2), (4, 4))


def test_stormwind_freebooter_arms_the_hero() -> None:
    t = table(build=148211)
    t.play("SW_093")
    assert t.hero(1).get(ATK) == 2
    t.round()
    assert t.hero(1).get(ATK) == 0


def test_remote_controlled_golem_falls_to_parts() -> None:
    t = table(build=135540)
    golem = t.minion("SW_097")
    t.play("CS2_029", golem)
    assert golem.zone == Zone.GRAVEYARD
    assert [e.card_id for e in t.game.deck[1]] == ["SW_097t"] * 2
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert t.row() == ["skele21", "skele21"]


def test_cowardly_grunt_sends_another() -> None:
    t = table(build=135540)
    t.deck("CS2_029", YETI)
    t.kill(t.minion("SW_021"))
    assert t.row() == [YETI]


def test_shiver_their_timbers_is_louder_with_a_pirate() -> None:
    t = table(build=135540)
    foe = t.minion("EX1_563", 2)
    t.play("SW_027", foe)
    assert foe.get(DAMAGE) == 2
    t.minion("CS2_146")
    t.play("SW_027", foe)
    assert foe.get(DAMAGE) == 7


def test_harbor_scamp_draws_a_pirate() -> None:
    t = table(build=135540)
    t.deck(YETI, "CS2_146")
    t.play("SW_029")
    assert t.cards() == ["CS2_146"]


def test_defias_cannoneer_fires_twice() -> None:
    t = table("HERO_01", build=135540)
    t.minion("DED_519")
    foe = t.minion(side=2)
    t.weapon("CS2_106")
    t.answers(foe, t.hero(2))
    t.attack(t.hero(1), t.hero(2))
    assert (foe.get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 5)


def test_lothar_grows_when_he_kills() -> None:
    t = table("HERO_01", build=185749)
    lothar, first, second = t.minion("SW_024"), t.minion(side=2), t.minion("CS2_186", side=2)
    (drawn,) = t.deck(YETI, side=2)
    t.answers(first, first, drawn)
    t.end_turn()
    assert [stats(lothar), second.get(DAMAGE)] == [(10, 6), 0]
    t = table("HERO_01", build=185749)
    lothar, giant = t.minion("SW_024"), t.minion("EX1_586", side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    assert giant.get(DAMAGE) == 7
    assert t.row() == []
    assert stats(lothar)[0] == 7
