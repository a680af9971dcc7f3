"""Players: their numbers, their mulligan, and what sets their side up."""

from __future__ import annotations

import pytest
from hearthstone.enums import PlayState, Zone

from hsreplay_sim.play import Choice, Deck, Game, IllegalMoveError, Mulligan

MIXED = Deck("MAGE", ["Chillwind Yeti", "Fireball"] * 15)


@pytest.fixture
def game() -> Game:
    return Game.new(MIXED, MIXED, build=54613).start(first=2).skip_mulligan()


def test_mana_is_set_with_its_crystals(game: Game) -> None:
    player = game.player2
    player.max_mana = 7
    player.mana = 5
    assert (player.max_mana, player.mana, player.used_mana) == (7, 5, 2)
    player.mana = 9
    assert (player.max_mana, player.mana) == (9, 9), "more mana than crystals brings crystals"
    with pytest.raises(IllegalMoveError, match="11 mana used of 9"):
        player.used_mana = 11


NUMBERS = (
    "temp_mana", "overloaded", "overload_locked", "corpses", "fatigue_counter",
    "cards_played_this_turn", "cards_drawn_this_turn", "minions_killed_this_turn", "spellpower",
)  # fmt: skip


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_of_a_player_is_read_and_written(game: Game, name: str) -> None:
    setattr(game.player1, name, 3)
    assert getattr(game.player1, name) == 3


def test_the_game_counts_what_a_player_does(game: Game) -> None:
    player = game.player2
    player.mana = 10
    assert (player.cards_played_this_turn, player.combo) == (0, False)
    player.give("The Coin").play()
    assert (player.cards_played_this_turn, player.combo) == (1, True)
    assert player.starting_deck.count("CS2_182") == 15
    assert player.playstate is PlayState.PLAYING
    assert game.first_player == player


def test_the_mulligan_is_a_choice() -> None:
    game = Game.new(MIXED, MIXED, build=54613).start(first=1)
    choice = game.player2.choice
    assert isinstance(choice, Mulligan)
    assert len(choice.cards) == 4, "without the Coin"
    away = choice.cards[0]
    choice.choose(away)
    assert away.zone is Zone.DECK
    assert game.player2.choice is None
    assert isinstance(game.player1.choice, Mulligan)


def test_cards_of_the_mulligan_are_named_by_id_or_by_name() -> None:
    """A name that is said twice means two of them."""
    game = Game.new(MIXED, MIXED, build=54613, seed=2).start(first=1)
    asked = game.player1.choice
    assert isinstance(asked, Mulligan)
    assert [card.id for card in asked.cards] == ["CS2_182", "CS2_029", "CS2_029"]
    with pytest.raises(IllegalMoveError, match="'Wisp' cannot be replaced"):
        asked.choose("Wisp")
    asked.choose("Fireball", "CS2_029")
    kept = asked.cards.filter(id="CS2_182")
    assert [card for card in game.player1.hand if card in asked.cards] == kept


def test_what_a_player_wears_is_listed(game: Game) -> None:
    game.player2.give("Preparation").play()
    assert [each.name for each in game.player2.buffs] == ["Preparation"]
    assert list(game.player1.buffs) == []


def test_an_offer_is_answered_by_name_too() -> None:
    peddlers = Deck("WARLOCK", ["Dark Peddler"] * 30)
    game = Game.new(peddlers, peddlers, build=54613).start(first=1).skip_mulligan()
    game.player1.mana = 10
    game.player1.hand[0].play()
    choice = game.player1.choice
    assert isinstance(choice, Choice)
    with pytest.raises(IllegalMoveError, match="'Fireball' is not offered"):
        choice.choose("Fireball")
    choice.choose(choice.cards[1].name)
    assert game.player1.choice is None


def test_the_deck_is_stacked_card_by_card(game: Game) -> None:
    player = game.player1
    player.stack_deck("Fireball", "Polymorph", "Chillwind Yeti", "Fireball")
    assert [card.name for card in player.deck[:2]] == ["Fireball", "Polymorph"]
    drawn = [card.name for card in player.draw(4)]
    assert drawn == ["Fireball", "Polymorph", "Chillwind Yeti", "Fireball"]


def test_a_card_put_on_top_is_drawn_next_in_a_copy_too(game: Game) -> None:
    card = game.player1.hand[0].put_on_top()
    assert card.zone is Zone.DECK
    assert [each.entity_id for each in game.copy().player1.draw()] == [card.entity_id]
    assert list(game.player1.draw()) == [card]


def test_a_hand_is_discarded(game: Game) -> None:
    game.player1.discard_hand()
    assert game.player1.hand == []


def test_turns_are_skipped(game: Game) -> None:
    game.skip_turn()
    assert (game.turn, game.current_player) == (3, game.player2)
