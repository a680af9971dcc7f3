"""Zones are lists that filter."""

from __future__ import annotations

import pytest
from hearthstone.enums import CardType

from hsreplay_sim.play import CardList, Deck, Game, Minion, Spell

MIXED = Deck("MAGE", ["Chillwind Yeti", "Fireball", "Frostbolt"] * 10)


@pytest.fixture
def game() -> Game:
    made = Game.new(MIXED, MIXED, build=54613).start(first=1).skip_mulligan()
    for player in made.players:
        player.discard_hand()
    for name in ("Chillwind Yeti", "Fireball", "Frostbolt", "Bloodfen Raptor"):
        made.player1.give(name)
    return made


def names(cards: CardList) -> list[str]:
    return [card.name for card in cards]


def test_a_zone_filters_by_kind_value_several_values_and_test(game: Game) -> None:
    hand = game.player1.hand
    assert names(hand.filter(Minion)) == ["Chillwind Yeti", "Bloodfen Raptor"]
    assert hand.filter(type=CardType.SPELL) == hand.filter(Spell)
    assert names(hand.filter(cost=4)) == ["Chillwind Yeti", "Fireball"]
    assert names(hand.filter(cost=(2, 3))) == ["Frostbolt", "Bloodfen Raptor"]
    assert names(hand.filter(cost=lambda cost: cost > 3, type=CardType.MINION)) == [
        "Chillwind Yeti"
    ]
    assert names(hand.filter(id="CS2_029")) == ["Fireball"]
    assert hand.filter(no_such_attribute=1) == []


def test_what_is_left_out_is_the_rest(game: Game) -> None:
    hand = game.player1.hand
    assert sorted(names(hand.filter(Minion) + hand.exclude(Minion))) == sorted(names(hand))
    assert isinstance(hand.exclude(cost=4).filter(Spell), CardList)


def test_a_card_is_found_by_id_by_name_or_as_itself(game: Game) -> None:
    hand = game.player1.hand
    assert "Fireball" in hand
    assert hand.contains("CS2_029")
    assert "Polymorph" not in hand
    assert hand[0] in hand
    assert hand.find("CS2_029") == hand[1]
    assert hand.find("Polymorph") is None


def test_the_game_has_the_zones_of_both(game: Game) -> None:
    one, other = game.player1.summon("Chillwind Yeti"), game.player2.summon("Chillwind Yeti")
    assert game.board == [one, other]
    assert game.minions == [one, other]
    assert game.characters == [game.player1.hero, one, game.player2.hero, other]
    held = game.player2.give("Bloodfen Raptor")
    assert game.hands == [*game.player1.hand, held]
    assert len(game.player1.deck) > 20
    assert len(game.player2.deck) > 20
    assert game.decks == [*game.player1.deck, *game.player2.deck]
    dead = game.player2.summon("Wisp").destroy()
    assert dead in game.player2.graveyard
    assert game.graveyard == [*game.player1.graveyard, *game.player2.graveyard]
    assert {card.entity_id for card in game.hands} < {card.entity_id for card in game.entities}
