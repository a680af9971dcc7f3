"""Reign of the Black Empire: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, FROZEN, RESOURCES_USED
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


def test_a_foreboding_freeze_freezes_an_enemy_and_its_own_minion() -> None:
    t = with_deck()
    enemy = t.minion(side=2)
    t.answers("EX1_028")
    t.play("BE_201", enemy)
    assert (t.row(), t.at(1, 0).get(FROZEN), enemy.get(FROZEN)) == (["EX1_028"], 1, 1)


def test_a_full_board_does_not_keep_an_enemy_from_freezing() -> None:
    t = with_deck()
    t.fill(1)
    t.play("BE_201", t.hero(2))
    assert t.hero(2).get(FROZEN) == 1
    assert [e.get(FROZEN) for e in t.game.row(1)] == [0] * 7


@pytest.mark.parametrize(("drawn", "spent"), [("CS2_029", 1), (YETI, 3)])
def test_cosmic_springs_refresh_mana_for_what_is_no_minion(drawn: str, spent: int) -> None:
    t = with_deck(drawn)
    springs = t.minion("BE_251")
    t.game.set(t.game.owner(1), RESOURCES_USED, 3)
    t.play(springs)
    assert (t.cards(), t.spent()) == ([drawn], spent)


def test_a_constellars_calling_summons_one_of_the_same_cost() -> None:
    t = with_deck()
    yeti, enemy = t.minion(), t.minion(side=2)
    assert t.refuses("BE_252", enemy)
    t.answers("EX1_046")
    t.play("BE_252", yeti)
    assert t.row() == [YETI, "EX1_046"]
    t.fill(1)
    assert t.refuses("BE_252", yeti)


def test_an_astral_mediator_casts_a_spell_as_it_comes_and_as_it_goes() -> None:
    t = with_deck(*[YETI] * 4)
    t.answers("CS2_023", 0, 0)  # Arcane Intellect
    mediator = t.play("BE_256")
    assert t.cards() == [YETI] * 2
    t.answers("CS2_023", 0, 0)
    t.kill(mediator)
    assert t.cards() == [YETI] * 4


def test_an_astral_rain_falls_five_times() -> None:
    t = with_deck()
    assert t.refuses("BE_258")
    one, two = t.minion("EX1_105", side=2), t.minion(side=2)
    t.answers(one, two, one, two, one)
    t.play("BE_258")
    assert (one.get(DAMAGE), two.get(DAMAGE), t.hero(2).get(DAMAGE)) == (6, 4, 0)


def test_constructs_are_frozen_until_fifteen_mana_are_spent_on_spells() -> None:
    t = with_deck(*[YETI] * 6)
    t.play("BE_259")
    bodies = [e for e in t.game.row(1) if e.card_id == "BE_254"]
    t.round()
    for _ in range(3):
        assert [e.get(FROZEN) for e in bodies] == [1, 1]
        t.play("CS2_029", t.hero(2))  # 4 each
    t.play("CS2_023")  # and 3
    assert [e.get(FROZEN) for e in bodies] == [0, 0]
    t.attack(bodies[0], t.hero(2))


def test_an_icebelt_magi_summons_elementals_for_what_is_no_minion() -> None:
    t = with_deck("CS2_029", YETI)
    t.play("BE_270")
    assert sorted(t.cards()) == ["CS2_029", YETI]
    assert t.row() == ["BE_270", "CS2_033"]


def test_an_icebelt_magi_that_draws_two_spells_summons_two() -> None:
    t = with_deck("CS2_029", "CS2_029")
    t.play("BE_270")
    assert t.row().count("CS2_033") == 2


def test_an_arrival_of_the_titans_leaves_spells_alone() -> None:
    t = table("HERO_08", build=255790)
    fire, yeti = t.hand("CS2_029"), t.hand(YETI)
    t.deck("CS2_024", "CS2_024", YETI)
    t.play("BE_EVENT_101")
    assert (t.spent(), t.cards()[2:]) == (0, ["CS2_024", "CS2_024"])
    assert t.refuses(yeti)
    t.play(fire, t.hero(2))
    t.end_turn()
    t.play(t.hand(YETI, 2))
    t.deck(YETI)
    t.end_turn()
    t.play(yeti)
