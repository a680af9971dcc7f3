"""Across the Timeways: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import SpellSchool, Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    OVERLOAD_OWED,
    OVERLOAD_THIS_GAME,
    SPELL_SCHOOL,
)
from table import YETI, stats, table

NEW = 238003


def test_a_lightning_rod_leads_through_a_friend() -> None:
    t = table("HERO_02", build=NEW)
    mine, enemy = t.minion(), t.minion("EX1_105", side=2)
    assert t.refuses("TIME_212", enemy)
    t.play("TIME_212", mine)
    assert (mine.get(DAMAGE), enemy.get(DAMAGE)) == (2, 4)


@pytest.mark.parametrize(("card_id", "drawn"), [("EX1_105", 2), (YETI, 0)])
def test_a_nascent_bolt_draws_if_the_minion_lives(card_id: str, drawn: int) -> None:
    t = table("HERO_02", build=NEW)
    t.deck(YETI, YETI)
    t.play("TIME_216", t.minion(card_id, side=2))
    assert len(t.cards()) == drawn


def test_a_static_shock_hurts_and_arms() -> None:
    t = table("HERO_02", build=NEW)
    enemy = t.minion(side=2)
    t.play("TIME_218", enemy)
    assert (stats(enemy), t.hero(1).get(ATK)) == ((4, 4), 1)


def test_a_thunderquake_leaves_a_static_shock() -> None:
    t = table("HERO_02", build=241170)
    yeti = t.minion()
    t.play("TIME_215")
    assert [yeti.get(DAMAGE), t.cards()] == [1, ["TIME_218"]]


def test_a_haywire_hornswog_is_cheaper_for_all_overload() -> None:
    t = table("HERO_02", build=NEW)
    hornswog = t.hand("END_030")
    for _ in range(2):
        t.play("EX1_238", t.hero(2))
    assert (hornswog.get(COST), t.tag(OVERLOAD_THIS_GAME)) == (4, 2)


def test_farseer_wo_finds_nature_spells_of_the_past() -> None:
    t = table("HERO_02", build=NEW)
    t.minion("TIME_013")
    t.play("CS2_029", t.hero(2))
    (found,) = t.game.hand[1]
    assert found.get(SPELL_SCHOOL) == SpellSchool.NATURE
    t.play(YETI)
    assert len(t.cards()) == 1


def test_an_instant_multiverse_summons_twelve_mana_worth() -> None:
    t = table("HERO_02", build=NEW)
    t.answers("EX1_561", "CS2_168", "CS2_168", "CS2_168", "TIME_000ta")
    t.play("TIME_014")
    assert t.row() == ["EX1_561", "CS2_168", "CS2_168", "CS2_168"]
    assert t.tag(OVERLOAD_OWED) == 3


def test_an_instant_multiverse_ends_with_the_room() -> None:
    t = table("HERO_02", build=NEW)
    for _ in range(5):
        t.minion()
    t.answers("CS2_168", "CS2_168", "TIME_000ta")
    t.play("TIME_014")
    assert len(t.row()) == 7
    assert t.refuses("TIME_014")


@pytest.mark.parametrize("spell", ["CS2_029", "EX1_238"])
def test_a_primordial_overseer_remembers_nature_spells(spell: str) -> None:
    t = table("HERO_02", build=NEW)
    overseer = t.hand("TIME_213")
    t.deck(YETI)
    t.play(spell, t.hero(2))
    t.play(overseer)
    nature = spell == "EX1_238"
    assert (stats(overseer), t.cards()) == ((3, 4) if nature else (2, 3), [YETI] * nature)


@pytest.mark.parametrize(("spell", "kept"), [("EX1_238", True), ("CS2_025", False)])
def test_a_flux_revenant_feeds_on_its_masters_nature_spells(spell: str, kept: bool) -> None:
    t = table("HERO_02", build=NEW)
    revenant = t.minion("TIME_214", 1 if kept else 2)
    t.play(spell, *([revenant] if kept else []))
    assert stats(revenant) == ((3, 5) if kept else (1, 3))


def test_a_flux_revenant_takes_the_nature_spells_of_others() -> None:
    t = table("HERO_02", build=NEW)
    theirs, mine = t.minion("TIME_214", 2), t.minion("TIME_214")
    t.play("EX1_238", theirs)
    t.play("CS2_029", mine)
    assert (stats(theirs), mine.zone) == ((1, 1), Zone.GRAVEYARD)


def test_a_stormrook_turns_nature_spells_into_minions() -> None:
    t = table("HERO_02", build=NEW)
    rook = t.minion("TIME_217")
    t.answers("CS2_187")
    t.play("EX1_238", rook)
    assert (rook.get(DAMAGE), t.row()) == (0, ["TIME_217", "CS2_187"])
    t.play("CS2_029", rook)
    assert rook.zone == Zone.GRAVEYARD


def test_an_avatar_form_hurts_all_enemies_after_an_attack() -> None:
    t = table("HERO_02", build=NEW)
    yeti, one, other = t.minion(), t.minion("CS2_186", 2), t.minion(side=2)
    assert t.refuses("TIME_209t2", one)
    t.play("TIME_209t2", yeti)
    assert (stats(yeti), yeti.attached[0].card_id) == ((6, 5), "TIME_209t2e")
    t.attack(yeti, t.hero(2))
    assert [e.get(DAMAGE) for e in (t.hero(2), one, other, yeti)] == [8, 2, 2, 0]
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(yeti) == (4, 5)
    assert not yeti.attached
