"""March of the Lich King: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE
from table import stats, table


@pytest.mark.parametrize(("mana", "damage"), [(7, 2), (8, 3)])
def test_arcane_bolt_thirsts_for_mana(mana: int, damage: int) -> None:
    t = table("HERO_08", build=255790, mana=mana)
    t.play("RLK_843", t.hero(2))
    assert t.hero(2).get(DAMAGE) == damage


def test_a_prismatic_elemental_finds_a_cheap_spell_of_any_class() -> None:
    t = table("HERO_08", build=190416)
    t.answers("CS2_084", "CS2_029", "EX1_246", "EX1_246")
    t.play("RLK_547")
    found = t.game.hand[1][0]
    assert (found.card_id, found.get(COST)) == ("EX1_246", 2)


@pytest.mark.parametrize(("build", "zone"), [(159202, Zone.REMOVED), (190416, Zone.GRAVEYARD)])
def test_r23_the_strange_energy_stays_until_its_spell_is_buried_at_159202(
    build: int, zone: int
) -> None:
    """U230:16395: it goes as the spell is buried; later a TRIGGER of its own ends it."""
    t = table("HERO_08", build=build)
    t.answers("CS2_084", "CS2_029", "EX1_246", "CS2_029")
    t.play("RLK_547")
    (fireball,) = t.game.hand[1]
    (energy,) = fireball.attached
    t.play(fireball, t.hero(2))
    assert (energy.zone, fireball.zone) == (zone, Zone.GRAVEYARD)


def test_an_arcane_wyrm_brings_an_arcane_bolt() -> None:
    t = table("HERO_08", build=190416)
    t.play("RLK_548")
    assert t.cards() == ["RLK_843"]


def test_a_spectral_trainee_strikes_enemies_after_a_spell() -> None:
    t = table("HERO_08", build=190416)
    t.minion("NX2_002")
    yeti, theirs = t.minion(), t.minion(side=2)
    t.play("CS2_026")
    assert [e.get(DAMAGE) for e in (yeti, theirs, t.hero(2))] == [0, 1, 0]


def test_an_arcsplitter_leaves_two_arcane_bolts() -> None:
    t = table("HERO_08", build=190416)
    t.kill(t.minion("RLK_542"))
    assert t.cards() == ["RLK_843"] * 2


def test_rommath_casts_again_what_did_not_start_in_the_deck() -> None:
    t = table("HERO_08", build=185749)
    yeti = t.minion(side=2)
    t.play("SW_108", yeti)
    (second,) = t.game.hand[1]
    t.play(second, yeti)
    assert stats(yeti) == (4, 1)
    other = t.minion(side=2)
    t.answers(second.card_id, other)
    t.play("RLK_803")
    assert [stats(each) for each in (yeti, other)] == [(4, 1), (4, 3)]
