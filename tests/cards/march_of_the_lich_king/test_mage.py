"""March of the Lich King: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race, Zone
from hsreplay_sim.base.tags import CARDRACE, COST, DAMAGE
from table import YETI, stats, table


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


@pytest.mark.parametrize(("cast", "found"), [(False, 1), (True, 2)])
def test_a_whirlweaver_finds_an_elemental_behind_a_spell(cast: bool, found: int) -> None:
    t = table("HERO_08", build=217964)
    if cast:
        t.play("CS2_029", t.hero(2))
    t.round()
    t.play("NX2_003")
    assert len(t.cards()) == found
    assert all(e.get(CARDRACE) == Race.ELEMENTAL for e in t.game.in_row(t.game.hand[1])[1:])


@pytest.mark.parametrize(("build", "laid"), [(201108, "EX1_608e"), (217964, "RLK_543e")])
def test_a_magisters_apprentice_makes_arcane_spells_cheaper(build: int, laid: str) -> None:
    t = table("HERO_08", build=build)
    arcane, fire, yeti = t.hand("CS2_023"), t.hand("CS2_029"), t.hand(YETI)
    less = [arcane.get(COST) - 1, fire.get(COST), yeti.get(COST)]
    t.minion("RLK_543")
    assert [card.get(COST) for card in (arcane, fire, yeti)] == less
    assert [[e.card_id for e in card.attached] for card in (arcane, fire)] == [[laid], []]


def test_torn_reality_gives_cheap_mage_spells() -> None:
    t = table("HERO_08", build=217964)
    t.answers("EX1_295", "CS2_022")
    t.play("NX2_001")
    assert t.cards() == ["EX1_295", "CS2_022"]
    assert [e.get(COST) for e in t.game.in_row(t.game.hand[1])] == [1, 2]
    assert [e.attached[0].id - e.id for e in t.game.hand[1]] == [1] * 2  # before the next card


def test_arcane_defenders_are_two_golems() -> None:
    t = table("HERO_08", build=221908)
    t.play("RLK_544")
    assert t.row() == ["RLK_544t", "RLK_544t"]
