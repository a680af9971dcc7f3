"""Ashes of Outland: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, ATK, COST, DAMAGE, DURABILITY, RUSH
from table import stats, table


def test_a_bulwark_of_azzinoth_takes_the_blow() -> None:
    t = table("HERO_01", "HERO_08")
    bulwark, yeti = t.weapon("BT_781"), t.minion(side=2)
    t.end_turn()
    t.attack(yeti, t.hero(1))
    t.play("CS2_029", t.hero(1))
    assert (t.hero(1).get(DAMAGE), bulwark.get(DAMAGE)) == (0, 2)


def test_a_bladestorm_goes_on_until_one_dies() -> None:
    t = table(build=195635)
    yeti, ogre = t.minion(), t.minion("CS2_200", side=2)
    t.play("BT_117")
    assert (yeti.zone, stats(ogre)) == (Zone.GRAVEYARD, (6, 2))


def test_kargath_comes_back_and_armours_when_he_kills() -> None:
    t = table()
    t.kill(t.minion("BT_123"))
    assert [e.card_id for e in t.game.deck[1]] == ["BT_123t"]
    prime = t.minion("BT_123t")
    t.attack(prime, t.minion(side=2))
    assert t.hero(1).get(ARMOR) == 10
    t.attack(t.minion("BT_123t"), t.hero(2))
    assert t.hero(1).get(ARMOR) == 10


def test_corsair_cache_strengthens_the_weapon_it_draws() -> None:
    for build, size in ((46158, (4, 3)), (54613, (3, 3))):
        t = table(build=build)
        t.deck("CS2_106", "CS2_182")
        t.play("BT_124")
        weapon = t.game.hand[1][0]
        assert (weapon.card_id, (weapon.get(ATK), weapon.get(DURABILITY))) == ("CS2_106", size)


def test_an_imprisoned_ganarg_wakes_with_an_axe() -> None:
    t = table("HERO_01", build=54613)
    t.play("BT_121")
    t.round()
    assert t.game.weapon[1] is None
    t.round()
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert weapon.card_id == "CS2_106"


def test_a_bloodboil_brute_is_cheaper_for_each_wounded_minion() -> None:
    t = table("HERO_01", build=54613)
    t.minion(damage=1)
    t.minion(side=2, damage=1)
    t.minion()
    assert t.hand("BT_138").get(COST) == 5


def test_sword_and_board() -> None:
    t = table("HERO_01", build=54613)
    foe = t.minion(side=2)
    t.play("BT_233", foe)
    assert [foe.get(DAMAGE), t.hero(1).get(ARMOR)] == [2, 2]


def test_a_scrap_golem_leaves_its_attack_as_armor() -> None:
    t = table("HERO_01", build=54613)
    t.kill(t.minion("BT_249"))
    assert t.hero(1).get(ARMOR) == 4


def test_bonechewer_raider_smells_blood() -> None:
    t = table("HERO_01")
    yeti = t.minion()
    assert stats(t.play("BT_140")) == (3, 3)
    yeti.tags[DAMAGE] = 1
    raider = t.play("BT_140")
    assert (stats(raider), raider.get(RUSH)) == ((4, 4), 1)


def test_warmaul_challenger_fights_to_the_death() -> None:
    t = table()
    foe = t.minion("CS2_120", side=2)
    challenger = t.play("BT_120", foe)
    assert (foe.zone, challenger.get(DAMAGE)) == (Zone.GRAVEYARD, 6)
