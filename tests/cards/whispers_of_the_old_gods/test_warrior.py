"""Whispers of the Old Gods: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    DAMAGE,
)
from table import YETI, table


def test_damage_enrages_bloodhoof_brave() -> None:
    t = table()
    body = t.minion("OG_218")
    atk = body.get(ATK)
    t.play("CS2_008", body)
    assert body.get(ATK) == atk + 3
    t.play("CS2_007", body)
    assert body.get(ATK) == atk


def test_ravaging_ghoul_hurts_the_others() -> None:
    t = table()
    mine, theirs, murloc = t.minion(), t.minion(side=2), t.minion("EX1_506a")
    body = t.play("OG_149")
    assert (mine.get(DAMAGE), theirs.get(DAMAGE)) == (1, 1)
    assert murloc.zone == Zone.GRAVEYARD
    assert body.get(DAMAGE) == 0


@pytest.mark.parametrize("other", [True, False])
def test_bloodsail_cultist_needs_a_crew(other: bool) -> None:
    t = table()
    if other:
        t.minion("CFM_637")
    hook = t.weapon("OG_058")
    t.play("OG_315")
    assert hook.get(ATK) == (2 if other else 1)


def test_first_mate_brings_a_hook() -> None:
    t = table()
    t.play("OG_312")
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert weapon.card_id == "OG_058"


@pytest.mark.parametrize(("victim", "slime"), [(YETI, ["OG_314b"]), ("OG_241a", [])])
def test_blood_to_ichor_wants_a_survivor(victim: str, slime: list[str]) -> None:
    t = table()
    t.play("OG_314", t.minion(victim, 2))
    assert t.row() == slime


def test_malkorok_equips_a_weapon() -> None:
    t = table()
    t.answers("CS2_106")
    t.play("OG_220")
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert weapon.card_id == "CS2_106"


def test_blood_warriors_copies_the_hurt() -> None:
    t = table()
    t.minion(damage=1), t.minion("CS2_200"), t.minion("CS2_200", side=2, damage=1)
    t.play("OG_276")
    assert t.cards() == ["CS2_182"]


def test_ancient_shieldbearer_armours_for_a_strong_cthun() -> None:
    t = table()
    t.hand("OG_280")
    t.play("OG_301")
    assert t.hero(1).get(ARMOR) == 0
    t.play("OG_339"), t.play("OG_339")
    t.play("OG_301")
    assert t.hero(1).get(ARMOR) == 10


def test_tentacles_for_arms_come_back() -> None:
    t = table()
    t.weapon("OG_033")
    t.attack(t.hero(1), t.hero(2))
    t.round()
    t.attack(t.hero(1), t.hero(2))
    assert t.game.weapon[1] is None
    assert "OG_033" in t.cards()
