"""Rise of Shadows: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COPIED_BY_KHADGAR, COST, DAMAGE, FROZEN
from table import table


def test_magic_trick_finds_cheap_spells() -> None:
    t = table()
    t.answers("CS2_024", "CS2_025", "EX1_277", 1)
    t.play("DAL_608")
    assert t.cards() == ["CS2_025"]
    t.answers("CS2_029")
    with pytest.raises(AssertionError, match="not in the pool"):
        t.play("DAL_608")
    t.answers()


def test_magic_trick_finds_spells_of_both_classes_of_a_hero() -> None:
    """Reno of the Tombs is a Mage and a Rogue (U358:3003)."""
    t = table("ULDA_Reno", build=33717)
    t.answers("CS2_024", "EX1_289", "CFM_690", 2)
    t.play("DAL_608")
    assert t.cards() == ["CFM_690"]


def test_a_burglar_of_two_classes_steals_from_neither() -> None:
    t = table("ULDA_Reno", build=33717)
    t.answers("CS2_072")
    with pytest.raises(AssertionError, match="not in the pool"):
        t.play("DAL_416")
    t.answers()


def test_power_of_creation_makes_two() -> None:
    t = table()
    t.answers("CS2_200", "EX1_016", "EX1_110", 0)
    t.play("DAL_578")
    assert t.row() == ["CS2_200", "CS2_200"]


def test_ray_of_frost_freezes_and_hurts_the_frozen_twice_over() -> None:
    t = table("HERO_08")
    yeti = t.minion(side=2)
    t.play("DAL_577", yeti)
    assert (yeti.get(FROZEN), yeti.get(DAMAGE), t.cards()) == (1, 0, ["DAL_577ts"])
    t.play(t.game.in_row(t.game.hand[1])[0], yeti)
    assert (yeti.get(DAMAGE), t.cards()) == (2, [])


def test_mana_cyclone_counts_the_spells_of_the_turn() -> None:
    t = table("HERO_08")
    t.play("DAL_603")
    assert t.cards() == []
    t.play("GAME_005")
    t.play("CS2_023")
    t.answers("CS2_024", "CS2_025")
    t.play("DAL_603")
    assert t.cards() == ["CS2_024", "CS2_025"]


def test_messenger_raven_finds_a_mage_minion() -> None:
    t = table()
    t.answers("EX1_559", "EX1_608", "NEW1_012", 1)
    t.play("DAL_163")
    assert t.cards() == ["EX1_608"]


def test_kirin_tor_tricaster_makes_spells_dear_and_strong() -> None:
    t = table()
    bolt = t.hand("CS2_024")
    t.minion("DAL_576")
    assert bolt.get(COST) == 3
    t.play(bolt, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6


def test_kalecgos_pays_for_the_first_spell_of_a_turn() -> None:
    t = table(build=195635)
    first, second = t.hand("CS2_029"), t.hand("CS2_029")
    t.play("DAL_609")
    found = t.game.hand[1][-1]
    assert (first.get(COST), second.get(COST), found.get(COST)) == (0, 0, 0)
    assert [e.card_id for e in first.attached] == ["DAL_609e"]
    t.play(first, t.hero(2))
    assert second.get(COST) == 4


def test_conjurers_calling_puts_two_of_the_same_cost_in_its_place() -> None:
    t = table(build=63160)
    t.minion("CS2_200", side=2)
    victim = t.minion("CS2_182", 2)
    t.minion("CS2_200", side=2)
    t.answers("EX1_023", "CS2_179")
    t.play("DAL_177", victim)
    assert t.row(2) == ["CS2_200", "CS2_179", "EX1_023", "CS2_200"]
    assert t.cards() == ["DAL_177ts"]
    t.answers("CS2_182", "EX1_023")
    t.play(t.game.in_row(t.game.hand[1])[0], t.at(2, 1))
    assert t.row(2) == ["CS2_200", "EX1_023", "CS2_182", "EX1_023", "CS2_200"]


def test_khadgar_doubles_what_cards_summon() -> None:
    t = table()
    t.minion("DAL_575")
    t.play("CS2_182")
    assert t.row() == ["DAL_575", "CS2_182"]
    t.play("EX1_506")
    assert sorted(t.row()) == ["CS2_182", "DAL_575", "EX1_506", "EX1_506a", "EX1_506a"]
    marked = [each for each in t.game.board[1] if each.get(COPIED_BY_KHADGAR)]
    assert len(marked) == 1
    t.end_turn()
    assert not marked[0].get(COPIED_BY_KHADGAR)
    t.play("EX1_506")
    assert t.row(2) == ["EX1_506", "EX1_506a"]


def test_magic_dart_frog_spits_after_a_spell() -> None:
    t = table()
    t.minion("DAL_182")
    yeti = t.minion(side=2)
    t.play("CS2_029", t.hero(2))
    assert yeti.get(DAMAGE) == 1
