"""Cataclysm: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import SpellSchool
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    HEALTH,
    RESOURCES_USED,
    SPELL_SCHOOL,
    SPELLPOWER,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.engine.load import game_from_state, ledger_of, open_ledger, state_of
from hsreplay_sim.engine.oracle import Sequential
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
    t.answers("CORE_CS2_029", "CORE_CS2_076")
    t.play(specialist, fireball)
    assert t.cards() == [YETI, "CORE_CS2_029", "CORE_CS2_076"]


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


def test_what_spells_dealt_and_whom_they_hurt_is_saved() -> None:
    t = table("HERO_08", build=NEW)
    t.play("CS2_029", t.hero(2))
    t.attack(t.minion("CS2_171"), t.hero(2))
    t.play("UNG_941")
    state, ledger = state_of(t.game), ledger_of(t.game)
    again = game_from_state(state, t.game.cards, t.game.scripts, t.game.oracle, NEW)
    open_ledger(again, ledger)
    assert again.untagged.spell_damage == {1: (21, 6)}
    assert again.untagged.hero_hurt == {2: (21, 2)}
    assert again.untagged.attacks == {1: 1}
    assert [(turn, e.controller) for turn, e in again.untagged.discovered] == [(21, 1)]


@pytest.mark.parametrize(
    ("card", "dealt"),
    [("CATA_489", (2, 4 + 2, 0)), ("CATA_489t", (0, 4, 0)), ("CATA_489t2", (2, 2, 0))],
)
def test_an_arcane_flow_does_both_or_half(card: str, dealt: tuple[int, int, int]) -> None:
    t = table("HERO_08", build=NEW)
    enemy = t.minion(side=2)
    t.play(card, t.hero(2) if card != "CATA_489t2" else None)
    assert tuple(e.get(DAMAGE) for e in (enemy, t.hero(2), t.hero(1))) == dealt


def test_a_bursting_leyline_hits_a_minion_and_the_hero_behind_it() -> None:
    t = table("HERO_08", build=NEW)
    assert t.refuses("MEND_500")
    t.minion("CS2_231", side=2)
    t.play("MEND_500")
    assert (t.row(2), t.hero(2).get(DAMAGE)) == ([], 3)


def test_leylines_act_once_more_for_each_surge() -> None:
    t = table("HERO_08", build=NEW)
    t.kill(t.play("MEND_503"))
    t.deck(YETI, YETI, YETI)
    nexus = t.hand("MEND_504")
    t.play(nexus)
    assert [e.get(COST) for e in t.game.hand[1]] == [3, 3]
    t.play("MEND_502")
    assert [e.card.cost for e in t.game.row(1) if e.card is not None] == [6, 6]
    for _ in range(3):
        t.minion("CS2_231", side=2)
    t.play("MEND_500")
    assert (len(t.row(2)), t.hero(2).get(DAMAGE)) == (1, 6)


def test_a_bursting_leyline_that_finds_no_minion_any_more_ends() -> None:
    t = table("HERO_08", build=NEW)
    t.kill(t.play("MEND_503"))
    t.minion("CS2_231", side=2)
    t.play("MEND_500")
    assert (t.row(2), t.hero(2).get(DAMAGE)) == ([], 3)


def test_leylines_grow_with_runesabers() -> None:
    t = table("HERO_08", build=NEW)
    held = t.hand("MEND_502")
    t.play("MEND_506")
    t.kill(t.play("MEND_506"))
    assert held.get(TAG_SCRIPT_DATA_NUM_1) == 8
    t.minion("CS2_231", side=2)
    t.play("MEND_500")
    assert t.hero(2).get(DAMAGE) == 5
    t.deck(YETI)
    t.play("MEND_504")
    assert [e.get(COST) for e in t.game.hand[1] if e.card_id == YETI] == [1]
    t.play(held)
    last = t.at(1, -1).card
    assert last is not None
    assert last.cost == 8


@pytest.mark.parametrize(("build", "cost"), [(242566, 5), (NEW, 6)])
def test_a_crystallized_leyline_summons_what_its_number_says(build: int, cost: int) -> None:
    t = table("HERO_08", build=build)
    t.play("MEND_502")
    (card,) = [e.card for e in t.game.row(1)]
    assert card is not None
    assert card.cost == cost


def test_a_ley_walker_makes_leylines_cheaper_and_leaves_one() -> None:
    t = table("HERO_08", build=NEW)
    held, fireball = t.hand("MEND_502"), t.hand("CS2_029")
    walker = t.play("MEND_501")
    later = t.hand("MEND_500")
    assert [e.get(COST) for e in (held, later, fireball)] == [4, 3, 4]
    t.answers("MEND_504")
    t.kill(walker)
    found = t.game.in_row(t.game.hand[1])[-1]
    assert (found.card_id, found.get(COST)) == ("MEND_504", 1)


@pytest.mark.parametrize(
    ("choice", "card"), [(0, "MEND_505t"), (1, "MEND_505t2"), (2, "MEND_505t3")]
)
def test_the_arcanomicon_gets_all_leylines_and_betters_them(choice: int, card: str) -> None:
    t = table("HERO_08", build=NEW)
    t.answers(card)
    t.play("MEND_505")
    assert t.cards() == ["MEND_500", "MEND_502", "MEND_504"]
    t.game.oracle = Sequential()
    held = t.game.in_row(t.game.hand[1])
    assert [e.get(COST) for e in held] == ([2, 3, 0] if choice == 1 else [4, 5, 2])
    assert [e.get(TAG_SCRIPT_DATA_NUM_1) for e in held] == ([6, 8, 3] if choice == 2 else [4, 6, 1])
    t.play(held[1])
    assert len(t.row()) == (2 if choice == 0 else 1)


def test_leylines_of_the_enemy_are_as_printed() -> None:
    t = table("HERO_08", "HERO_08", build=NEW)
    t.play("MEND_506")
    t.play("MEND_501")
    t.end_turn()
    held = t.hand("MEND_502")
    assert (held.get(COST), held.get(TAG_SCRIPT_DATA_NUM_1)) == (5, 6)


def test_a_leyline_beyond_all_costs_summons_the_dearest() -> None:
    t = table("HERO_08", build=NEW)
    for _ in range(20):
        t.game.owner(1).tags[RESOURCES_USED] = 0
        t.kill(t.play("MEND_506"))
    t.play("MEND_502")
    (card,) = [e.card for e in t.game.row(1)]
    assert card is not None
    assert card.cost >= 10
