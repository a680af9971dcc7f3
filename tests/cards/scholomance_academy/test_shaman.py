"""Scholomance Academy (2020): Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, TAG_ONE_TURN_EFFECT, ZONE
from table import table
from texts import written


def test_diligent_notetaker_gives_a_spell_back_once() -> None:
    t = table()
    t.minion("SCH_236")
    t.play("CS2_029", t.hero(2))
    assert t.cards() == ["CS2_029"]
    t.play(t.game.hand[1][0], t.hero(2))
    assert t.cards() == []


def test_instructor_fireheart_goes_on_while_her_pupil_plays() -> None:
    t = table("HERO_02")
    t.answers("EX1_238", "CS2_046", "EX1_241", 0)
    since = len(t.game.out)
    t.play("SCH_507")
    (spell,) = t.game.hand[1]
    marks = [c[1:] for c in written(t.game, since, of=spell) if c[1] in (TAG_ONE_TURN_EFFECT, ZONE)]
    assert marks == [(TAG_ONE_TURN_EFFECT, 1), (ZONE, Zone.HAND)]
    t.answers("EX1_246", "CS2_046", "EX1_241", 1)
    t.play(spell, t.hero(2))
    assert t.cards() == ["CS2_046"]


def test_molten_blast_leaves_as_many_elementals_as_it_burns() -> None:
    t = table(build=135540)
    t.play("SCH_271", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row()) == (2, ["SCH_271t"] * 2)


def test_a_rune_dagger_lends_spell_damage_for_a_turn() -> None:
    t = table("HERO_02", build=54613)
    t.weapon("SCH_301")
    t.attack(t.hero(1), t.minion("EX1_586", side=2))
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 7
    t.round()
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 13


def test_a_tidal_wave_drains_all_minions() -> None:
    t = table("HERO_02", build=54613)
    hero, own, foe = t.hurt(1, 10), t.minion(), t.minion(side=2)
    t.play("SCH_535")
    assert [e.get(DAMAGE) for e in (hero, own, foe)] == [4, 3, 3]


@pytest.mark.parametrize(("build", "fourth"), [(58638, "CS2_052"), (126451, "CS2_058")])
def test_totem_goliath_leaves_all_basic_totems_of_the_build(build: int, fourth: str) -> None:
    t = table(build=build)
    t.kill(t.minion("SCH_615"))
    assert sorted(t.row()) == ["CS2_050", "CS2_051", fourth, "NEW1_009"]
