"""Reign of the Black Empire: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE
from hsreplay_sim.play import Deck, Game
from table import YETI, Table, table

BUILD = 255790


def with_deck(*cards: str) -> Table:
    t = table("HERO_08", build=BUILD)
    t.deck(*cards)
    t.deck(YETI, YETI, side=2)
    return t


def test_a_coilbearer_puts_a_spell_on_top_that_costs_less() -> None:
    t = with_deck(YETI)
    t.answers("CS2_029", "CS2_032", "CS2_022", 0)
    t.play("BE_150")
    top = t.game.deck[1][-1]
    assert (t.cards(), top.card_id, top.get(COST)) == ([], "CS2_029", 2)
    t.answers(0, top)
    t.end_turn()
    t.end_turn()
    assert (t.cards(), top.get(COST)) == (["CS2_029"], 2)


def test_the_discs_move_spells_to_the_top() -> None:
    t = with_deck(YETI, "CS2_029", YETI, "CS2_022")
    t.play("BE_250")
    above = [t.game.entities[each].card_id for each in t.game.untagged.piles.above]
    assert sorted(above) == ["CS2_022", "CS2_029"]


@pytest.mark.parametrize(("picked", "drawn"), [("BE_250t", "CS2_029"), ("BE_250t2", "CS2_182")])
def test_the_discs_let_their_player_draw_from_either_end(picked: str, drawn: str) -> None:
    t = with_deck("CS2_029", YETI)
    t.play("BE_250")
    t.end_turn()
    t.answers(picked, 0)
    t.end_turn()
    assert t.cards() == [drawn]
    assert len(t.game.deck[1]) == 1


def test_discs_that_are_cast_twice_offer_one_draw() -> None:
    t = with_deck(YETI, YETI, YETI)
    t.play("BE_250")
    t.play("BE_250")
    t.round()
    assert len(t.cards()) == 1


def test_the_discs_draw_fatigue_from_an_empty_deck() -> None:
    t = with_deck()
    t.play("BE_250")
    t.end_turn()
    t.answers("BE_250t2")
    t.end_turn()
    assert t.hero(1).get(DAMAGE) == 1


def test_the_draw_of_the_discs_is_a_choice_in_games_of_ones_own() -> None:
    deck = Deck("MAGE", [YETI] * 10)
    game = Game.new(deck, deck, build=BUILD, allow_missing=True)
    game.start(first=1).skip_mulligan()
    player = game.player1
    player.max_mana = player.mana = 10
    player.give("EX1_066").put_on_top()
    player.give("BE_250").play()
    game.end_turn()
    game.end_turn()
    assert game.choice is not None
    assert [each.id for each in game.choice.cards] == ["BE_250t", "BE_250t2"]
    held = len(player.hand)
    game.choice.choose("BE_250t2")
    assert (len(player.hand), player.hand[-1].id) == (held + 1, YETI)
    assert any(each.id == "EX1_066" for each in player.deck)
