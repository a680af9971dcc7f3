"""Voyage to the Sunken City: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, TAG_SCRIPT_DATA_NUM_1, TAUNT
from table import YETI, stats, table


def test_what_was_held_while_a_naga_was_played_gives_more() -> None:
    t = table(build=174258)
    t.deck(*[YETI] * 5)
    yeti = t.minion()
    t.play("TSC_215", yeti)
    assert (stats(yeti), t.cards()) == ((5, 7), [])
    wig, gifts = t.hand("TSC_215"), t.hand("TSC_948")
    t.play("TSC_823")
    t.play(wig, yeti)
    assert t.cards().count("TSC_215") == 1
    held = len(t.cards())
    t.play(gifts)
    assert len(t.cards()) == held + 1


@pytest.mark.parametrize(("spell", "left"), [("CS1_112", 6), ("CS2_234", 12)])
def test_a_herald_of_light_restores_after_a_holy_spell(spell: str, left: int) -> None:
    t = table("HERO_09", build=185749)
    weak = t.minion("CS2_231", side=2)
    t.deck(YETI)
    herald = t.hand("TID_085")
    t.play(spell, None if spell == "CS1_112" else weak)
    t.hurt(1, 12)
    t.play(herald)
    assert t.hero(1).get(DAMAGE) == left


@pytest.mark.parametrize(("found", "cost"), [("CS2_029", 1), (YETI, 4)])
def test_illuminate_makes_a_dredged_spell_cheaper(found: str, cost: int) -> None:
    t = table("HERO_09", build=185749)
    cards = t.deck("CS2_029", YETI, YETI)
    t.answers(*cards, found)
    t.play("TSC_210")
    assert {e.get(COST) for e in cards if e.card_id == found} >= {cost}


@pytest.mark.parametrize(("spells", "drawn"), [(2, 0), (3, 3)])
def test_a_handmaiden_wants_three_spells(spells: int, drawn: int) -> None:
    t = table("HERO_09", build=185749)
    t.deck(*[YETI] * 4)
    naga = t.hand("TSC_212")
    for _ in range(spells):
        t.play("GAME_005")
    assert naga.get(TAG_SCRIPT_DATA_NUM_1) == spells
    t.play(naga)
    assert len(t.cards()) == drawn


def test_a_queensguard_grows_with_the_spells_of_the_turn() -> None:
    t = table("HERO_09", build=185749)
    t.play("GAME_005")
    t.play("GAME_005")
    assert stats(t.play("TSC_213")) == (4, 5)


def test_rituals_silence_and_copy() -> None:
    t = table("HERO_09", build=185749)
    foe = t.minion("CS2_179", side=2)
    t.play("TSC_775", foe)
    assert foe.get(TAUNT) == 0
    assert (t.row(), t.at(1, 0).get(TAUNT)) == (["CS2_179"], 0)
    assert [e.card_id for e in t.game.deck[1]] == ["TSC_775t"]
    other = t.minion("CS2_179", side=2)
    t.play("TSC_775t", other)
    assert other.get(TAUNT) == 0
    assert t.row() == ["CS2_179"] * 3


def test_whispers_of_the_deep_turn_attack_into_missiles() -> None:
    t = table("HERO_09", build=199503)
    mine, enemy = t.minion(), t.minion(side=2)
    t.play("TSC_211", mine)
    assert enemy.get(DAMAGE) == 4


def test_priestess_valishj_refreshes_for_spells() -> None:
    t = table("HERO_09", build=199503)
    t.play("CORE_CS2_029", t.hero(2))
    t.play("CORE_CS2_024", t.hero(2))
    priestess = t.hand("TSC_828")
    assert priestess.get(TAG_SCRIPT_DATA_NUM_1) == 2
    t.play(priestess)
    assert t.spent() == 4 + 2 + 1 - 2


def test_a_disarming_elemental_makes_a_card_of_the_opponent_dear() -> None:
    t = table("HERO_09", build=174258)
    t.deck(YETI, YETI)
    cards = t.deck("CS2_029", YETI, "CS2_168", "CS2_200", side=2)
    t.answers(*cards[1:], "CS2_168")
    t.play("TID_700")
    assert [card.get(COST) for card in cards] == [4, 4, 6, 6]
    assert [e.card_id for e in cards[2].attached] == ["TID_700e"]
    t.answers(0)  # the one that lies on top
    t.end_turn()
    assert t.cards(2) == ["CS2_168"]


def test_drown_puts_an_enemy_minion_on_the_bottom_of_my_deck() -> None:
    t = table("HERO_09", build=174258)
    t.deck("CS2_200", "CS2_029")
    t.deck("CS2_200", side=2)
    mine, theirs = t.minion(), t.minion(side=2, damage=2)
    t.play("CS2_087", theirs)
    assert t.refuses("TID_920", mine)
    t.play("TID_920", theirs)
    assert (theirs.zone, theirs.controller, stats(theirs)) == (Zone.DECK, 1, (4, 5))
    assert (t.row(2), theirs.attached) == ([], [])
    drawn = []
    for _ in range(3):
        t.end_turn()
        t.end_turn()
        drawn = t.cards()
    assert drawn[-1] == YETI
