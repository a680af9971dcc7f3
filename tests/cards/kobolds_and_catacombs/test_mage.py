"""Kobolds & Catacombs: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    DAMAGE,
    SHIFTING,
    SHIFTING_SPELL,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TAG_SCRIPT_DATA_NUM_1,
)
from table import YETI, table


@pytest.mark.parametrize(("minion", "excess"), [(YETI, 1), ("CS2_200", 0), ("CS2_168", 5)])
def test_explosive_runes_pass_the_rest_to_the_hero(minion: str, excess: int) -> None:
    t = table()
    secret = t.play("LOOT_101")
    t.deck(YETI, side=2)
    t.end_turn()
    body = t.play(minion)
    assert t.hero(2).get(DAMAGE) == excess
    assert secret.get(TAG_SCRIPT_DATA_NUM_1) == excess
    assert (body.zone == Zone.GRAVEYARD) == (excess > 0)


@pytest.mark.parametrize("card_id", ["LOOT_101", "CFM_620", "LOE_027", "EX1_379"])
def test_a_secret_leaves_a_minion_alone_that_a_secret_before_it_has_killed(card_id: str) -> None:
    t = table()
    t.play("EX1_609")
    secret = t.play(card_id)
    t.end_turn()
    for _ in range(3):
        t.minion(side=2)
    t.play("CS2_168")
    assert (secret.zone, len(t.row(2))) == (Zone.SECRET, 3)


def test_arcane_artificer_armours_by_the_cost() -> None:
    t = table()
    t.minion("LOOT_231")
    t.play("CS2_029", t.hero(2))
    assert t.hero(1).get(ARMOR) == 4


def test_arcane_artificer_armours_by_the_cost_that_was_paid() -> None:
    """U495:10740: Eversong Portal for (2) costs (4) again by then."""
    t = table()
    t.minion("LOOT_231")
    t.minion("EX1_608")
    t.play("CS2_029", t.hero(2))
    assert t.hero(1).get(ARMOR) == 3


@pytest.mark.parametrize(
    ("card_id", "count"), [("LOOT_103", 1), ("LOOT_103t1", 2), ("LOOT_103t2", 3)]
)
def test_ruby_spellstones_bring_mage_spells(card_id: str, count: int) -> None:
    t = table("HERO_01")
    t.answers(*["CS2_029"] * count)
    t.play(card_id)
    assert t.cards(1) == ["CS2_029"] * count


def test_ruby_spellstones_are_upgraded_by_two_elementals_each() -> None:
    t = table()
    stone = t.hand("LOOT_103")
    t.play("UNG_809t1")
    assert (stone.card_id, stone.get(TAG_SCRIPT_DATA_NUM_1)) == ("LOOT_103", 1)
    t.play(YETI)
    t.play("UNG_809t1")
    assert (stone.card_id, stone.get(TAG_SCRIPT_DATA_NUM_1)) == ("LOOT_103t1", 0)
    t.play("UNG_809t1")
    t.play("UNG_809t1")
    assert stone.card_id == "LOOT_103t2"


@pytest.mark.parametrize(("build", "mark"), [(22611, SHIFTING), (23966, SHIFTING_SPELL)])
def test_shifting_scroll_is_another_spell_every_turn(build: int, mark: int) -> None:
    t = table(build=build)
    scroll = t.hand("LOOT_104")
    t.deck(YETI, YETI)
    t.deck(YETI, YETI, side=2)
    t.end_turn()
    t.answers("CS2_029", 0)
    t.end_turn()
    assert (scroll.card_id, scroll.get(mark)) == ("CS2_029", 1)
    assert scroll.get(TAG_LAST_KNOWN_COST_IN_HAND) == 4
    t.answers(0)
    t.end_turn()
    t.answers("CS2_023", 0)
    t.end_turn()
    assert (scroll.card_id, scroll.get(mark)) == ("CS2_023", 1)
    t.deck(YETI, YETI)
    t.answers(0, 0)
    t.play(scroll)
    assert scroll.get(mark) == 0


def test_deck_of_wonders_casts_a_spell_when_a_scroll_is_drawn() -> None:
    t = table()
    t.play("LOOT_106")
    assert [e.card_id for e in t.game.deck[1]] == ["LOOT_106t"] * 5
    for scroll in t.game.deck[1][1:]:
        t.game.move(scroll, Zone.SETASIDE)
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.answers(0, "CS2_025", 0)
    t.minion("CS2_200", 2)
    t.end_turn()
    assert t.at(2, 0).get(DAMAGE) == 1


def test_alanna_calls_a_dragon_for_every_dear_spell() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("CS2_029", yeti)
    t.play("CS2_032")
    t.play("CS2_028")
    t.play("LOOT_535")
    assert t.row().count("LOOT_535t") == 2


def test_aluneth_draws_three_at_the_end_of_the_turn() -> None:
    t = table()
    t.weapon("LOOT_108")
    t.deck(YETI, YETI, YETI, YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    assert len(t.cards(1)) == 3
