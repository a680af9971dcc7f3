"""Cataclysm: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import SpellSchool
from hsreplay_sim.base.tags import COST, DAMAGE, HEALTH, SPELL_SCHOOL, SPELLPOWER
from hsreplay_sim.engine.load import game_from_state, ledger_of, open_ledger, state_of
from table import YETI, stats, table

NEW = 255790


def test_a_winterspring_whelp_finds_a_spell_of_one() -> None:
    t = table(build=NEW)
    t.play("CATA_484")
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert found.card.cost == 1


def test_a_sleet_storm_hits_two() -> None:
    t = table(build=NEW)
    enemy = t.minion(side=2)
    t.play("CATA_485", t.hero(2))
    assert (t.hero(2).get(DAMAGE), enemy.get(DAMAGE)) == (2, 1)


def test_archmage_kalec_strengthens_the_spells_of_hand_and_deck() -> None:
    t = table(build=NEW)
    held, yeti, (lying,) = t.hand("CS2_029"), t.hand(YETI), t.deck("CS2_024")
    t.play("CATA_458")
    assert [e.get(SPELLPOWER) for e in (held, yeti, lying)] == [1, 0, 1]
    t.play(held, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 7


def test_vulcanos_hurts_its_plumes_which_get_cheap_fire_spells() -> None:
    t = table("HERO_08", build=255790)
    yeti = t.minion(side=2)
    volcano = t.play("CATA_488")
    assert t.row() == ["CATA_488t", "CATA_488", "CATA_488t2"]
    t.deck("CS2_182", side=2)
    t.end_turn()
    hurt = [e.get(DAMAGE) for e in (*t.game.row(1), yeti, t.hero(2))]
    assert hurt == [3, 0, 3, 3, 0]
    assert volcano.get(DAMAGE) == 0
    for card in t.game.hand[1]:
        assert card.card is not None
        assert card.get(SPELL_SCHOOL) == SpellSchool.FIRE
        assert card.get(COST) == max(0, card.card.cost - 3)
    assert len(t.cards()) == 2


@pytest.mark.parametrize(("victim", "cost"), [(YETI, 1), ("CS2_186", 3), ("CS2_168", 0)])
def test_a_triumph_of_sindragosa_saves_what_it_deals_too_much(victim: str, cost: int) -> None:
    t = table("HERO_08", build=NEW)
    body, held = t.minion(victim, side=2), t.hand("CS2_029")
    t.play("CATA_978", body)
    assert held.get(COST) == cost
    t.play(held, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6


def test_a_triumph_of_sindragosa_that_kills_nobody_saves_nothing() -> None:
    t = table("HERO_08", build=NEW)
    body, held = t.minion(side=2), t.hand("CS2_029")
    t.game.set(body, HEALTH, 10)
    t.play("CATA_978", body)
    assert (body.get(DAMAGE), held.get(COST), len(held.attached)) == (8, 4, 0)


def test_a_conjuration_specialist_splits_a_spell() -> None:
    t = table("HERO_08", build=NEW)
    fireball, yeti = t.hand("CS2_029"), t.hand(YETI)
    specialist = t.hand("CATA_979")
    assert t.refuses(specialist, yeti)
    t.answers("CORE_CS2_029", "CATA_489")
    t.play(specialist, fireball)
    assert t.cards() == [YETI, "CORE_CS2_029", "CATA_489"]


def test_a_conjuration_specialist_without_a_spell_splits_nothing() -> None:
    t = table("HERO_08", build=NEW)
    t.hand(YETI)
    t.play("CATA_979")
    assert t.cards() == [YETI]


def test_a_spellweavers_brilliance_costs_less_by_the_damage_of_spells() -> None:
    t = table("HERO_08", build=NEW)
    card = t.hand("CATA_452")
    yeti = t.minion()
    t.attack(yeti, t.hero(2))
    assert card.get(COST) == 10
    t.play("CS2_029", t.hero(2))
    assert card.get(COST) == 4
    t.end_turn()
    t.play("CS2_029", t.hero(1))
    assert card.get(COST) == 10
    t.end_turn()
    t.minion(side=2)
    t.play("CS2_025")  # Arcane Explosion
    assert card.get(COST) == 9
    before = len(t.row())
    t.play(card)
    assert (len(t.row()), t.row().count("CATA_452t")) == (before + 1, 1)


@pytest.mark.parametrize(("spell", "copies"), [("CS2_029", 2), ("CS2_023", 1)])
def test_an_unstable_spellcaster_doubles_after_a_burning_spell(spell: str, copies: int) -> None:
    t = table("HERO_08", build=NEW)
    t.play(spell, t.hero(2) if spell == "CS2_029" else None)
    t.play("CATA_483")
    assert t.row() == ["CATA_483"] * copies


def test_an_unstable_spellcaster_minds_this_turn_only() -> None:
    t = table("HERO_08", build=NEW)
    t.play("CS2_029", t.hero(2))
    t.round()
    t.play("CATA_483")
    assert t.row() == ["CATA_483"]


def test_a_raincaller_grows_once_a_turn() -> None:
    t = table("HERO_08", build=NEW)
    caller = t.minion("CATA_487")
    t.minion(side=2)
    t.minion(side=2)
    t.play("CS2_032")  # Flamestrike, on two
    assert stats(caller) == (3, 4)
    t.play("CS2_029", t.hero(2))
    assert stats(caller) == (3, 4)
    t.end_turn()
    t.play("CS2_029", t.hero(1))
    assert stats(caller) == (3, 4)
    t.end_turn()
    t.play("CS2_029", t.hero(2))
    assert stats(caller) == (5, 4)


def test_what_spells_dealt_is_saved() -> None:
    t = table("HERO_08", build=NEW)
    t.play("CS2_029", t.hero(2))
    state, ledger = state_of(t.game), ledger_of(t.game)
    again = game_from_state(state, t.game.cards, t.game.scripts, t.game.oracle, NEW)
    open_ledger(again, ledger)
    assert [(turn, e.card_id, e.get(DAMAGE)) for turn, e in again.untagged.deeds] == [
        (21, "CS2_029", 6)
    ]


@pytest.mark.parametrize(
    ("card", "dealt"),
    [("CATA_489", (2, 4 + 2, 0)), ("CATA_489t", (0, 4, 0)), ("CATA_489t2", (2, 2, 0))],
)
def test_an_arcane_flow_does_both_or_half(card: str, dealt: tuple[int, int, int]) -> None:
    t = table("HERO_08", build=NEW)
    enemy = t.minion(side=2)
    t.play(card, t.hero(2) if card != "CATA_489t2" else None)
    assert tuple(e.get(DAMAGE) for e in (enemy, t.hero(2), t.hero(1))) == dealt
