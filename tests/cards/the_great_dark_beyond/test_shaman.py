"""The Great Dark Beyond: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, ELUSIVE, OVERLOAD_OWED, TAUNT
from table import YETI, table


def test_a_cosmonaut_finds_a_cheaper_spell_in_the_deck() -> None:
    t = table("HERO_02", build=217964)
    t.deck(YETI, "CS2_032")
    t.play("GDB_443")
    (spell,) = t.game.hand[1]
    assert spell.card is not None
    assert (spell.card_id, spell.get(COST)) == ("CS2_032", spell.card.cost - 5)
    assert [e.card_id for e in spell.attached] == ["GBL_011e"]


def test_a_meteor_storm_hurts_all_and_hides_asteroids() -> None:
    t = table("HERO_02", build=217964)
    mine, theirs = t.minion("EX1_105"), t.minion("EX1_105", side=2)
    t.play("GDB_445")
    assert [e.get(DAMAGE) for e in (mine, theirs, t.hero(2))] == [5, 5, 0]
    assert [e.card_id for e in t.game.deck[1]] == ["GDB_430"] * 5


def test_a_first_contact_summons_two_and_overloads() -> None:
    t = table("HERO_02", build=217964)
    t.answers("CS2_168", "CS2_168")
    t.play("GDB_864")
    assert (t.row(), t.tag(OVERLOAD_OWED)) == (["CS2_168", "CS2_168"], 1)


def test_an_ultraviolet_breaker_strikes_and_hides_asteroids() -> None:
    t = table("HERO_02", build=217964)
    mine, theirs = t.minion(), t.minion(side=2)
    assert t.refuses("GDB_901", mine)
    t.play("GDB_901", theirs)
    assert (theirs.get(DAMAGE), [e.card_id for e in t.game.deck[1]]) == (3, ["GDB_430"] * 3)


def test_triangulate_draws_a_different_spell_and_shuffles_three_copies() -> None:
    t = table("HERO_02", build=221908)
    t.deck("GDB_451", "CORE_EX1_246", "CORE_EX1_238")
    t.play("GDB_451")
    (found,) = t.cards()
    assert found in {"CORE_EX1_246", "CORE_EX1_238"}
    assert sorted(e.card_id for e in t.game.deck[1]).count(found) == 3
    assert len(t.game.deck[1]) == 5


def test_a_nebula_is_two_elusive_guards() -> None:
    t = table("HERO_02", build=241170)
    t.play("GDB_479")
    assert len(t.row()) >= 2
    first, second = (e for e in t.game.row(1) if e.get(COST) == 8)
    assert [(e.get(TAUNT), e.get(ELUSIVE)) for e in (first, second)] == [(1, 1), (1, 1)]
