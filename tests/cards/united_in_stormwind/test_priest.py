"""United in Stormwind: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE, TAUNT
from hsreplay_sim.engine.text import Frame
from table import YETI, stats, table


def test_shard_of_the_naaru_silences_enemies_alone() -> None:
    t = table(build=170824)
    friend, enemy = t.minion("CS2_121"), t.minion("CS2_121", side=2)
    t.play("SW_441")
    assert [e.get(TAUNT) for e in (friend, enemy)] == [1, 0]


def test_a_shadowcloth_needle_answers_shadow_spells() -> None:
    t = table("HERO_09", build=148211)
    needle, enemy, friend = t.play("SW_012"), t.minion(side=2), t.minion()
    t.play("CS2_029", t.hero(2))
    assert (enemy.get(DAMAGE), needle.get(DAMAGE)) == (0, 0)
    t.play("EX1_197")
    damage = [e.get(DAMAGE) for e in (enemy, friend, t.hero(2), needle)]
    assert damage == [1, 0, 7, 1]


def test_a_void_shard_drains() -> None:
    t = table("HERO_09", build=185749)
    hero = t.hurt(1, 10)
    t.play("SW_442", t.hero(2))
    assert [hero.get(DAMAGE), t.hero(2).get(DAMAGE)] == [6, 4]


def test_an_elekk_mount_stays_behind() -> None:
    t = table("HERO_09", build=185749)
    yeti = t.minion()
    t.play("SW_443", yeti)
    assert [*stats(yeti), yeti.get(TAUNT)] == [8, 12, 1]
    t.kill(yeti)
    assert t.row() == ["SW_443t"]


def test_a_psyfiend_hurts_both_heroes() -> None:
    t = table("HERO_09", build=185749)
    t.minion("SW_445")
    t.play("CS2_029", t.minion("CS2_186", side=2))
    assert t.hero(2).get(DAMAGE) == 0
    t.play("CS2_234", t.minion("CS2_231", side=2))
    assert [t.hero(side).get(DAMAGE) for side in (1, 2)] == [2, 2]


def test_a_defias_leper_deals_damage_beside_a_shadow_spell() -> None:
    t = table(build=170824)
    foe = t.minion(side=2)
    t.hand("CS1_130")
    assert t.refuses(t.hand("DED_513"), foe)
    t.hand("CS2_234")
    t.play("DED_513", foe)
    assert foe.get(DAMAGE) == 2


def test_a_voidtouched_attendant_makes_every_blow_on_a_hero_worse() -> None:
    t = table("HERO_09", build=185749)
    attendant = t.minion("SW_446")
    t.play("CORE_CS2_029", t.hero(2))
    t.play("CORE_CS2_029", t.hero(1))
    assert [t.hero(side).get(DAMAGE) for side in (1, 2)] == [7, 7]
    t.kill(attendant)
    t.play("CORE_CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 13


@pytest.mark.parametrize(
    ("spell", "power"), [("CORE_CS1_112", "HERO_09bp"), ("CORE_EX1_622", "EX1_625t")]
)
def test_darkbishop_benedictus_enters_shadowform_with_shadow_spells_alone(
    spell: str, power: str
) -> None:
    t = table("HERO_09", build=145077)
    bishop, *_ = t.deck("SW_448", spell, YETI)
    assert bishop.script is not None
    assert bishop.script.start_of_game is not None
    bishop.script.start_of_game(t.game, bishop, Frame())
    assert t.power().card_id == power
