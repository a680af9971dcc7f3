"""TITANS: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    SPELL_SCHOOL,
    SPELLPOWER,
    TAG_SCRIPT_DATA_NUM_1,
)
from table import YETI, table


def test_an_unchained_gladiator_draws_for_elementals_of_the_last_turn() -> None:
    t = table("HERO_08", build=217964)
    t.deck(*[YETI] * 9)
    t.play("TTN_475")
    assert len(t.cards()) == 1
    t.play("UNG_809")
    t.play(YETI)
    t.round()
    before = len(t.cards())
    t.play("TTN_475")
    assert len(t.cards()) == before + 3


def test_a_tainted_remnant_bursts_after_an_elemental() -> None:
    t = table(build=210640)
    t.play("YOG_519")
    assert t.hero(2).get(DAMAGE) == 0
    t.round()
    t.play("YOG_519")
    assert t.hero(2).get(DAMAGE) == 7


@pytest.mark.parametrize(
    ("spells", "schools"), [((), 0), (("CS2_026", "CS2_026"), 1), (("CS2_026", "CS2_023"), 2)]
)
def test_spell_schools_that_were_cast_improve_the_creation_and_wisdom(
    spells: tuple[str, ...], schools: int
) -> None:
    t = table("HERO_08", build=190416, mana=20)
    t.deck(*[YETI] * 8)
    creation, wisdom = t.hand("TTN_478"), t.hand("TTN_085")
    for spell in spells:
        t.play(spell)
    drawn = len(t.game.hand[1])
    assert creation.get(TAG_SCRIPT_DATA_NUM_1) == 1 + schools
    assert wisdom.get(COST) == 5 - schools
    enemy, mine = t.minion(side=2), t.minion()
    t.play(creation)
    assert [e.get(DAMAGE) for e in (enemy, mine, t.hero(2))] == [1 + schools, 0, 0]
    t.play(wisdom)
    assert len(t.game.hand[1]) == drawn - 2 + 2


def test_discovery_of_magic_offers_schools_that_were_not_cast() -> None:
    t = table("HERO_08", build=185749)
    t.play("CS2_029", t.hero(2))  # Fire
    asked = t.game.cards
    spell = t.hand("TTN_476")
    t.play(spell)
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert found.card.tags[SPELL_SCHOOL] not in (0, asked.get("CS2_029").tags[SPELL_SCHOOL])


def test_sif_grows_with_the_schools_that_were_cast() -> None:
    t = table("HERO_08", build=217964)
    t.play("CS2_029", t.hero(2))
    t.play("CS2_024", t.hero(2))
    t.play("TTN_071")
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6 + 3 + 6 + 3


def test_sif_counts_its_spell_damage_in_the_hand() -> None:
    """U406:17249: it is shown with what it has by then."""
    t = table("HERO_08", build=217964)
    sif = t.hand("TTN_071")
    t.play("CS2_029", t.hero(2))
    assert sif.get(SPELLPOWER) == 2


def test_an_aqua_archivist_makes_the_next_elemental_cheaper() -> None:
    t = table("HERO_08", build=217964)
    first, second, yeti = t.hand("UNG_809"), t.hand("EX1_249"), t.hand(YETI)
    t.play("TTN_095")
    assert [card.get(COST) for card in (first, second, yeti)] == [0, 5, 4]
    t.play(first)
    assert second.get(COST) == 7


def test_a_molten_rune_burns_once_or_forged_twice() -> None:
    t = table("HERO_08", build=221908)
    t.play("TTN_477", t.hero(2))
    assert [t.hero(2).get(DAMAGE), len(t.cards())] == [3, 1]
    t.play("TTN_477t1", t.hero(2))
    assert [t.hero(2).get(DAMAGE), len(t.cards())] == [9, 3]


def test_elemental_inspiration_is_a_vortex_for_each_school() -> None:
    t = table("HERO_08", build=221908)
    t.play("CORE_CS2_029", t.hero(2))
    t.play("CORE_CS2_024", t.hero(2))
    spell = t.hand("TTN_480")
    assert spell.get(TAG_SCRIPT_DATA_NUM_1) == 2
    t.answers("TTN_480t", "TTN_480t7")
    t.play(spell)
    assert t.row() == ["TTN_480t", "TTN_480t7"]


@pytest.mark.parametrize("spells", [4, 5])
def test_a_meddlesome_servant_draws_after_five_spells(spells: int) -> None:
    t = table("HERO_08", build=221908)
    for _ in range(spells):
        t.play("CORE_CS2_029", t.hero(1))
    t.deck(YETI, YETI)
    t.play("YOG_518")
    assert len(t.cards()) == 2 * (spells == 5)
