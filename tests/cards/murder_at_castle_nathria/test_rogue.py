"""Murder at Castle Nathria: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST
from table import YETI, stats, table


def test_a_serrated_bone_spike_makes_the_next_card_cheaper_if_it_kills() -> None:
    t = table(build=165029)
    wisp, yeti, held = t.minion("CS2_231", side=2), t.minion(side=2), t.hand(YETI)
    t.play("REV_939", yeti)
    assert held.get(COST) == 4
    t.play("REV_939", wisp)
    assert held.get(COST) == 2
    t.play("CS2_231")
    assert held.get(COST) == 4


def test_a_scribbling_stenographer_is_cheaper_for_each_card_of_the_turn() -> None:
    t = table("HERO_03", build=190416)
    stenographer = t.hand("MAW_020")
    t.play("CS2_026")
    t.play("CS2_231")
    assert stenographer.get(COST) == 7 - 2
    t.deck(YETI, side=2)
    t.end_turn()
    assert stenographer.get(COST) == 7


@pytest.mark.parametrize(("before", "size"), [(0, 1), (2, 3)])
def test_a_sinstone_graveyard_counts_the_other_cards_of_the_turn(before: int, size: int) -> None:
    t = table("HERO_03", build=185749, mana=10)
    place = t.minion("REV_750")
    for _ in range(before):
        t.play("GAME_005")
    t.play(place)
    ghost = t.game.row(1)[-1]
    assert ghost.card_id == "REV_750t2"
    assert stats(ghost) == (size, size)


def test_door_of_shadows_draws_a_spell_and_is_infused() -> None:
    t = table("HERO_03", build=185749)
    door = t.hand("REV_938")
    _, spell = t.deck(YETI, "CS2_029")
    t.answers(spell)
    t.play("REV_938")
    assert t.cards() == ["REV_938", "CS2_029"]
    t.kill(*(t.minion() for _ in range(2)))
    assert door.card_id == "REV_938t"


def test_a_sticky_situation_waits_for_a_spell() -> None:
    t = table("HERO_03", build=217964)
    t.play("REV_827")
    t.end_turn()
    t.play(YETI)
    assert t.row(1) == []
    t.play("CS2_029", t.hero(1))
    assert t.row(1) == ["REV_827t"]


def test_infused_door_of_shadows_copies_the_spell_for_a_turn() -> None:
    t = table(build=157820)
    t.deck("CS2_029", YETI)
    t.play("REV_938t")
    assert t.cards() == ["CS2_029", "CS2_029"]
    assert [e.card_id for e in t.game.hand[1][1].attached] == ["REV_938te"]
    t.end_turn()
    assert t.cards() == ["CS2_029"]
