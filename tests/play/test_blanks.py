"""A card whose text is not implemented is refused, never played as a blank."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.cards.words import add_random, fixed, summon, summon_random, transform
from hsreplay_sim.cards.words.selectors import TARGET
from hsreplay_sim.play import Deck, Game, implemented
from hsreplay_sim.play.setup.packs import Packs

BUILD = 54613
YETIS = Deck("MAGE", ["Chillwind Yeti"] * 30)
MISSING = "OWN_missing"
CARDS = (
    type(MISSING, (), {"name": "Enigma", "text": "Does what no class says.", "tags": {202: 4}}),
    type("OWN_call", (), {"tags": {202: 5}, "action": summon(MISSING)}),
    type("OWN_turn", (), {"tags": {202: 5}, "action": transform(TARGET, MISSING)}),
    type("OWN_luck", (), {"tags": {202: 5}, "action": add_random(fixed(MISSING, "CS2_182"))}),
    type("OWN_doom", (), {"tags": {202: 5}, "action": summon_random(fixed(MISSING))}),
)


def started(cards: Packs = CARDS, seed: int = 0) -> Game:
    game = Game.new(YETIS, YETIS, build=BUILD, cards=cards, seed=seed)
    return game.start(first=1).skip_mulligan()


def test_a_deck_with_such_a_card_is_refused_and_the_card_is_named() -> None:
    deck = Deck("MAGE", ["Chillwind Yeti", "Enigma"] * 15)
    with pytest.raises(UnsupportedError, match=rf"the text of Enigma \({MISSING}\)"):
        Game.new(deck, YETIS, build=BUILD, cards=CARDS)


def test_one_can_ask_beforehand_by_name_or_id() -> None:
    assert implemented("Chillwind Yeti", build=BUILD)
    assert not implemented("Enigma", build=BUILD, cards=CARDS)
    assert not implemented("No Such Card", build=BUILD)
    game = started()
    assert game.implemented("CS2_182")
    assert not game.implemented(MISSING)


@pytest.mark.parametrize("place", ["give", "summon", "shuffle_into_deck"])
def test_it_is_put_nowhere(place: str) -> None:
    with pytest.raises(UnsupportedError, match="is not implemented"):
        getattr(started().player1, place)("Enigma")


@pytest.mark.parametrize("spell", ["OWN_call", "OWN_doom"])
def test_a_move_that_would_bring_it_is_refused_and_changes_nothing(spell: str) -> None:
    game = started()
    card = game.player1.give(spell)
    before = game.state()
    with pytest.raises(UnsupportedError):
        card.play()
    assert game.state() == before


def test_a_transformation_into_it_is_refused() -> None:
    game = started()
    yeti = game.player2.summon("Chillwind Yeti")
    with pytest.raises(UnsupportedError, match="it would bring Enigma"):
        game.run(transform(TARGET, MISSING), target=yeti)
    assert yeti.id == "CS2_182"


@pytest.mark.parametrize("seed", range(4))
def test_chance_picks_among_implemented_cards(seed: int) -> None:
    game = started(seed=seed)
    game.player1.give("OWN_luck").play()
    assert game.player1.hand[-1].name == "Chillwind Yeti"


def test_a_position_names_the_blanks_that_it_came_with() -> None:
    game = started()
    yeti = game.player1.summon("Chillwind Yeti")
    state = game.state()
    state.cards[yeti.entity_id] = MISSING
    again = Game.from_state(state, build=BUILD, cards=CARDS)
    assert [card.name for card in again.blanks] == ["Enigma"]
    assert all(move.card is None or move.card.id != MISSING for move in again.legal_moves())
