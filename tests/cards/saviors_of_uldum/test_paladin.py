"""Saviors of Uldum: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, DAMAGE, DIVINE_SHIELD, QUEST_PROGRESS, TAUNT
from table import YETI, stats, table


def test_making_mummies_counts_reborn_minions() -> None:
    t = table()
    quest = t.play("ULD_431")
    t.play(YETI)
    t.play("ULD_217")
    assert quest.get(QUEST_PROGRESS) == 1


def test_emperor_wraps_copies_small() -> None:
    t = table()
    power = t.hero_power("ULD_431p")
    yeti = t.minion()
    t.play(power, yeti)
    assert [stats(e) for e in t.game.row(1)] == [(4, 5), (2, 2)]


def test_micro_mummy_strengthens_another_minion() -> None:
    t = table()
    yeti, other = t.minion(), t.minion()
    mummy = t.minion("ULD_217")
    t.deck(YETI, side=2)
    t.answers(other, 0)
    t.end_turn()
    assert [e.get(ATK) for e in (yeti, other, mummy)] == [4, 5, 1]


def test_salhets_pride_draws_two_frail_minions() -> None:
    t = table()
    pride = t.minion("ULD_438")
    t.deck(YETI, "CS2_231", "CS2_024", "CS2_168")
    t.kill(pride)
    assert sorted(t.cards()) == ["CS2_168", "CS2_231"]


def test_sandwasp_queen_brings_wasps() -> None:
    t = table("HERO_04")
    t.play("ULD_439")
    assert t.cards() == ["ULD_439t", "ULD_439t"]


def test_a_copy_of_set_health_has_no_wounds() -> None:
    t = table()
    power = t.hero_power("ULD_431p")
    ogre = t.minion("CS2_200", damage=6)
    t.play(power, ogre)
    assert (stats(t.at(1, 1)), t.at(1, 1).get(DAMAGE), ogre.get(DAMAGE)) == ((2, 2), 0, 6)


def test_tip_the_scales_calls_seven_murlocs_and_no_others() -> None:
    t = table(build=39954)
    t.deck(YETI, *["CS2_168"] * 8, YETI)
    t.play("ULD_716")
    assert t.row() == ["CS2_168"] * 7


def test_pharaohs_blessing_blesses() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("ULD_143", yeti)
    assert (stats(yeti), yeti.get(DIVINE_SHIELD), yeti.get(TAUNT)) == ((8, 9), 1, 1)


def test_brazen_zealot_grows_with_each_friend() -> None:
    t = table("HERO_04")
    zealot = t.play("ULD_145")
    assert zealot.get(ATK) == 2
    t.play(YETI)
    t.minion(side=2)
    assert zealot.get(ATK) == 3


def test_subdue_makes_it_small() -> None:
    t = table("HERO_04")
    yeti = t.minion(side=2)
    t.play("ULD_728", yeti)
    assert stats(yeti) == (1, 1)


def test_sir_finley_of_the_sands_finds_a_better_power() -> None:
    t = table()
    t.answers("HERO_08bp2", "HERO_06bp2", "HERO_05bp2", "HERO_06bp2")
    t.play("ULD_500")
    assert t.power().card_id == "HERO_06bp2"
