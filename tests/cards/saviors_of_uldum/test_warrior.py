"""Saviors of Uldum: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, DAMAGE, TAUNT
from table import YETI, stats, table


def test_a_frightened_flunky_finds_a_taunt_minion() -> None:
    t = table(build=223542, hero="HERO_01")
    t.play("ULD_195")
    (found,) = t.game.hand[1]
    assert found.get(TAUNT) == 1


def test_bloodsworn_mercenary_copies_a_wounded_friend_beside_it() -> None:
    t = table(build=39954)
    hurt, whole = t.minion(damage=2), t.minion("CS2_168")
    assert t.refuses("ULD_720", whole)
    t.play("ULD_720", hurt)
    assert t.row() == [YETI, YETI, "CS2_168", "ULD_720"]
    assert t.at(1, 1).get(DAMAGE) == 2


def test_tomb_warden_comes_twice() -> None:
    t = table("HERO_01")
    t.play("ULD_253")
    assert t.row() == ["ULD_253", "ULD_253"]


def test_taunts_of_the_hand_grow_stronger() -> None:
    t = table("HERO_01")
    guard, yeti = t.hand("CS2_179"), t.hand(YETI)
    t.play("ULD_256")
    assert (stats(guard), stats(yeti)) == ((5, 7), (4, 5))
    t.minion("ULD_258")
    t.end_turn()
    assert (stats(guard), stats(yeti)) == ((7, 9), (4, 5))


def test_plague_of_wrath_destroys_the_damaged() -> None:
    t = table("HERO_01")
    t.minion(damage=1)
    t.minion(side=2, damage=1)
    t.minion(side=2)
    t.play("ULD_707")
    assert (t.row(), t.row(2)) == ([], [YETI])


def test_livewire_lance_calls_a_lackey() -> None:
    t = table("HERO_01")
    t.weapon("ULD_708")
    t.answers("DAL_613")
    t.attack(t.hero(1), t.hero(2))
    assert t.cards() == ["DAL_613"]


def test_armored_goon_armors_an_attacking_hero() -> None:
    t = table("HERO_01")
    t.minion("ULD_709")
    t.weapon("CS2_112")
    t.attack(t.hero(1), t.hero(2))
    assert t.hero(1).get(ARMOR) == 5


def test_hack_the_system_counts_attacks_of_the_hero() -> None:
    t = table()
    t.play("ULD_711")
    for _ in range(5):
        t.weapon("CS2_106")
        t.attack(t.hero(1), t.hero(2))
        t.round()
    assert t.power().card_id == "ULD_711p3"
    t.play(t.power())
    t.weapon("CS2_106")
    t.attack(t.hero(1), t.hero(2))
    t.play(t.power())
    assert t.row() == ["ULD_711t", "ULD_711t"]
