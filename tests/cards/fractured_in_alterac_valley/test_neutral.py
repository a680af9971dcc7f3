"""Fractured in Alterac Valley with Onyxia's Lair: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, ATK, DAMAGE, DIVINE_SHIELD, FROZEN
from table import YETI, stats, table


def test_irondeep_trogg_answers_enemy_spells() -> None:
    t = table(build=179020)
    t.minion("AV_137")
    t.play("GAME_005")
    assert t.row() == ["AV_137"]
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("GAME_005")
    assert t.row() == ["AV_137", "AV_137"]


def test_ice_revenant_grows_with_frost() -> None:
    t = table(build=165029)
    revenant = t.minion("AV_127")
    t.play("CORE_CS2_029", t.hero(2))
    assert stats(revenant) == (4, 5)
    t.play("CS2_024", t.hero(2))
    assert stats(revenant) == (5, 6)


def test_blood_guard_incites_when_hurt() -> None:
    t = table(build=135540)
    guard, yeti, foe = t.minion("AV_129"), t.minion(), t.minion(side=2)
    t.play("CS2_029", guard)
    assert [stats(e) for e in (guard, yeti, foe)] == [(5, 1), (5, 5), (4, 5)]


def test_herald_of_lokholar_draws_a_frost_spell() -> None:
    t = table(build=135540)
    t.deck(YETI, "CS2_029", "CS2_024")
    t.play("AV_101")
    assert t.cards() == ["CS2_024"]


def test_popsicooler_freezes_two_as_it_dies() -> None:
    t = table(build=135540)
    cooler, row = t.minion("AV_102"), [t.minion(side=2) for _ in range(3)]
    t.kill(cooler)
    assert sum(e.get(FROZEN) for e in row) == 2


def test_snowblind_harpy_wants_a_frost_spell_in_hand() -> None:
    for held, armor in (("CS2_029", 0), ("CS2_024", 5)):
        t = table(build=135540)
        t.hand(held)
        t.play("AV_112")
        assert t.hero(1).get(ARMOR) == armor


def test_honorable_kills_of_neutral_minions() -> None:
    t = table(build=135540)
    private = t.minion("AV_121")
    t.attack(private, t.minion("CS2_231", 2))
    assert private.get(ATK) == 3
    corporal, other = t.minion("AV_122"), t.minion()
    t.attack(corporal, t.minion("CS2_120", 2, damage=1))
    assert (other.get(DIVINE_SHIELD), corporal.get(DIVINE_SHIELD)) == (1, 0)
    t = table(build=135540)
    t.attack(t.minion("AV_124"), t.minion(side=2, damage=3))
    assert t.row() == ["AV_124", "AV_211t"]
    t.attack(t.minion("AV_132"), t.minion("CS2_186", 2))
    assert t.hero(2).get(DAMAGE) == 0
    t.attack(t.minion("AV_132"), t.minion("EX1_563", 2, damage=4))
    assert t.hero(2).get(DAMAGE) == 8


def test_knight_captain_grows_with_an_exact_blow() -> None:
    for damage, size in ((2, (6, 6)), (1, (3, 3)), (3, (3, 3))):
        t = table(build=135540)
        assert stats(t.play("AV_131", t.minion(side=2, damage=damage))) == size


def test_sergeants_count_minions() -> None:
    t = table(build=135540)
    t.minion()
    assert stats(t.play("AV_125")) == (4, 4)
    assert stats(t.play("AV_125")) == (6, 6)
    foes = [t.minion(side=2)]
    t.play("AV_126")
    foes.append(t.minion(side=2))
    t.play("AV_126")
    assert [e.get(DAMAGE) for e in foes] == [1, 1]


def test_legionnaire_sends_orders_to_the_hand() -> None:
    t = table(build=135540)
    held, there = t.hand(YETI), t.minion()
    t.kill(t.minion("AV_130"))
    assert [stats(e) for e in (held, there)] == [(6, 7), (4, 5)]
