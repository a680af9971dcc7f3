"""Knights of the Frozen Throne: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, COST, DAMAGE, FROZEN
from table import YETI, stats, table


def test_thrall_evolves_his_minions_by_two() -> None:
    t = table()
    t.minion()
    t.minion("CS2_168")
    foe = t.minion(side=2)
    t.answers("CS2_200", "CS2_118")
    t.play("ICC_481")
    assert (t.row(), foe.card_id) == (["CS2_200", "CS2_118"], YETI)
    assert t.power(1).card_id == "ICC_481p"


def test_transmute_spirit_evolves_a_friend_by_one() -> None:
    t = table()
    power = t.hero_power("ICC_481p")
    yeti, foe = t.minion(), t.minion(side=2)
    assert t.refuses(power, foe)
    t.answers("EX1_593")
    t.play(power, yeti)
    assert t.row() == ["EX1_593"]


def test_brrrloc_freezes_an_enemy() -> None:
    t = table()
    assert t.refuses("ICC_058", t.hero(1))
    t.play("ICC_058", t.hero(2))
    assert t.hero(2).get(FROZEN) == 1


def test_the_weapon_arms_the_new_hero_and_not_the_old() -> None:
    t = table("HERO_02", build=27358)
    t.play("CS2_106")
    old = t.hero(1)
    t.play("ICC_481")
    assert (t.hero(1).get(ATK), old.get(ATK)) == (3, 0)


def test_cryostasis_strengthens_and_freezes() -> None:
    t = table()
    yeti = t.minion()
    t.play("ICC_056", yeti)
    assert (stats(yeti), yeti.get(FROZEN)) == ((7, 8), 1)


def test_avalanche_freezes_one_and_hits_its_neighbours() -> None:
    t = table()
    left, middle, right = (t.minion(side=2) for _ in range(3))
    t.play("ICC_078", middle)
    assert [e.get(DAMAGE) for e in (left, middle, right)] == [3, 0, 3]
    assert [e.get(FROZEN) for e in (left, middle, right)] == [0, 1, 0]


def test_ice_fishing_draws_two_murlocs() -> None:
    t = table("HERO_02")
    t.deck(YETI, "CS2_168", "CS2_173", "CS2_168")
    t.play("ICC_089")
    assert len(t.cards()) == 2
    assert YETI not in t.cards()


def test_snowfury_giant_costs_less_for_each_overload() -> None:
    t = table()
    giant = t.hand("ICC_090")
    t.play("EX1_238", t.hero(2))
    assert giant.get(COST) == 10


def test_voodoo_hexxer_freezes_what_it_hurts() -> None:
    t = table()
    hexxer, yeti = t.minion("ICC_088"), t.minion(side=2)
    t.attack(hexxer, yeti)
    assert yeti.get(FROZEN) == 1
