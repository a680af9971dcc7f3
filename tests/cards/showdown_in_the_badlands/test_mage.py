"""Showdown in the Badlands: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, FROZEN, TURN, TURN_DRAWN
from table import YETI, table


def test_cryopreservation_freezes_an_enemy_and_excavates() -> None:
    t = table("HERO_08", build=217964)
    yeti = t.minion(side=2)
    assert t.refuses("WW_009", t.hero(1))
    t.answers("WW_001t2")
    t.play("WW_009", yeti)
    assert (yeti.get(FROZEN), t.cards()[-1]) == (1, "WW_001t2")


def test_a_sunset_volley_shoots_and_summons() -> None:
    t = table(build=195635)
    t.play("WW_427")
    assert (t.hero(2).get(DAMAGE), len(t.row())) == (10, 1)


def test_a_blastmage_miner_counts_what_it_dug_up() -> None:
    t = table("HERO_08", build=217964)
    t.hand(YETI)
    t.play("WW_426")
    assert (len(t.cards()), t.hero(2).get(DAMAGE)) == (2, 2)


def test_a_summoning_ward_copies_the_dearest_minion() -> None:
    t = table("HERO_08", build=217964)
    t.minion("CS2_231")
    t.minion("CS2_200")
    t.play("DEEP_000")
    t.round()
    assert t.row() == ["CS2_231", "CS2_200", "CS2_200"]


def test_a_heat_wave_burns_a_minion_and_its_neighbours() -> None:
    t = table("HERO_08", build=221908)
    far, left, middle, right = (t.minion(side=2) for _ in range(4))
    t.play("WW_377", middle)
    assert [e.get(DAMAGE) for e in (far, left, middle, right)] == [0, 2, 2, 2]
    assert t.hero(2).get(DAMAGE) == 0


def test_a_heat_wave_just_drawn_burns_all_enemies() -> None:
    t = table("HERO_08", build=221908)
    mine, enemy = t.minion(), t.minion(side=2)
    wave = t.hand("WW_377")
    wave.tags[TURN_DRAWN] = t.game.root.get(TURN)
    t.play(wave)
    assert [e.get(DAMAGE) for e in (mine, enemy, t.hero(2))] == [0, 2, 2]


def test_an_elemental_companion_may_be_hiffar() -> None:
    t = table("HERO_08", build=221908)
    t.answers("DEEP_002t")
    spell = t.hand("CORE_CS2_029")
    t.play("DEEP_002")
    assert [t.row(), spell.get(COST)] == [["DEEP_002t"], 3]


def test_a_mantle_shaper_is_cheaper_for_spells() -> None:
    t = table("HERO_08", build=221908)
    shaper = t.hand("DEEP_004")
    t.play("CORE_CS2_029", t.hero(2))
    t.play("CORE_CS2_029", t.hero(2))
    assert shaper.get(COST) == 3
