"""A game as one player knows it: what the other holds is dealt anew, and nothing else changes."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from hsreplay_sim import load
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.tags import COST, CREATOR, PARENT_CARD
from hsreplay_sim.engine.invariants import check
from hsreplay_sim.play import BaseGame, Deck, Game
from hsreplay_sim.play.oracle import SeededOracle
from hsreplay_sim.play.views.card import Card
from random_positions import played, step

MAGE = Deck("MAGE", ["Fireball", "Wisp", "Chillwind Yeti"] * 10)
HUNTER = Deck("HUNTER", ["Arcane Shot", "Bloodfen Raptor", "Wolfrider"] * 10)
BUILDS = (3140, 9786, 13619, 20457, 31353, 54613, 121569, 185749, 241170, 255790)


def names(cards: Iterable[Card]) -> list[str]:
    return [card.name for card in cards]


def started(build: int = 54613) -> Game:
    return Game.new(MAGE, HUNTER, seed=4, build=build).start(first=1).skip_mulligan()


def test_the_own_cards_and_the_board_are_as_they_were() -> None:
    game = started()
    game.player2.summon("Bloodfen Raptor")
    known = game.seen_by(game.player1, seed=3)
    assert names(known.player1.hand) == names(game.player1.hand)
    assert names(known.player2.field) == names(game.player2.field)
    assert len(known.player2.hand) == len(game.player2.hand)
    assert len(known.player2.deck) == len(game.player2.deck)
    assert names(known.player2.hand)[-1] == "The Coin"


def test_the_hand_of_the_other_is_of_its_class_and_tells_nothing() -> None:
    game = started()
    hands = [names(game.seen_by(1, seed=seed).player2.hand) for seed in range(4)]
    assert len({tuple(hand) for hand in hands}) == 4
    assert not any(set(hand) <= {"Arcane Shot", "Bloodfen Raptor", "Wolfrider"} for hand in hands)


def test_a_deck_that_the_other_is_thought_to_have_brought_is_dealt() -> None:
    game = started()
    known = game.seen_by(game.player1, deck=HUNTER, seed=1)
    cards = [card.name for card in (*known.player2.hand, *known.player2.deck)]
    brought = [name for name in cards if name != "The Coin"]
    assert sorted(brought) == sorted(HUNTER.cards)


def test_a_card_that_was_seen_stays_what_it_is() -> None:
    """A Raptor goes back to the hand: the other player knows it there."""
    game = started()
    raptor = game.player2.summon("Bloodfen Raptor")
    raptor.bounce()
    last = [game.seen_by(1, seed=seed).player2.hand[-1].name for seed in range(4)]
    assert last == ["Bloodfen Raptor"] * 4


def test_a_hidden_secret_is_another_secret_of_its_class() -> None:
    game = started()
    game.end_turn()
    game.player2.mana = 10
    game.player2.give("Freezing Trap").play()
    secrets = {game.seen_by(1, seed=seed).player2.secrets[0].name for seed in range(8)}
    assert len(secrets) > 2
    for seed in range(3):
        (secret,) = game.seen_by(1, seed=seed).player2.secrets
        assert secret.entity.get(COST) == 2
        assert secret.entity.get(CREATOR) == game.player2.secrets[0].entity.get(CREATOR)
    assert names(game.seen_by(2).player2.secrets) == ["Freezing Trap"]


def test_each_has_its_own_luck_and_the_game_goes_on_as_before() -> None:
    game, twin = started(), started()
    drawn = set()
    for seed in range(20):
        known = game.seen_by(1, seed=seed)
        known.end_turn()
        known.end_turn()
        drawn.add(known.player1.hand[-1].name)
    assert drawn == set(MAGE.cards)
    for each in (game, twin):
        each.end_turn()
        each.end_turn()
    assert names(game.player1.hand) == names(twin.player1.hand)


@pytest.mark.parametrize("build", BUILDS)
def test_a_guess_is_sound_and_can_be_played_to_its_end(build: int) -> None:
    game = played(build)
    for side in (1, 2):
        known = game.seen_by(side, seed=build)
        assert check(known.engine) == []
        parts = [e for e in known.engine.entities.values() if e.get(PARENT_CARD)]
        assert all(e.get(PARENT_CARD) in known.engine.entities for e in parts)
        oracle = SeededOracle(side)
        while not known.ended:
            step(known, oracle)


def test_a_recording_of_ones_own_is_played_on_as_the_player_knows_it(tmp_path: Path) -> None:
    """Neither deck is named there; what comes later in the file is not known at its step."""
    game = started()
    for _ in range(3):
        game.skip_turn()
    game.save(tmp_path / "seat.log", seats=(1,))
    at = len(next(iter(load(tmp_path / "seat.log"))).actions)
    loaded = BaseGame.load(f"{tmp_path / 'seat.log'}@{at - 4}")
    then = [card.name for card in loaded.player1.hand]
    drawn = set()
    for seed in range(12):
        known = loaded.seen_by(1, own=MAGE, deck=HUNTER, seed=seed)
        assert names(known.player1.hand) == then
        assert sorted(names(known.player1.hand) + names(known.player1.deck)) == sorted(MAGE.cards)
        held = [*names(known.player2.hand), *names(known.player2.deck)]
        assert sorted(name for name in held if name != "The Coin") == sorted(HUNTER.cards)
        known.skip_turn()
        drawn.add(known.player1.hand[-1].name)
        assert check(known.engine) == []
    assert drawn == set(MAGE.cards)
    with pytest.raises(UnsupportedError, match="does not name the own deck"):
        loaded.seen_by(1)
    with pytest.raises(UnsupportedError, match="what player 1 knew"):
        loaded.seen_by(2)


def test_what_is_shown_after_a_recording_was_loaded_is_seen(tmp_path: Path) -> None:
    game = started()
    game.save(tmp_path / "seat.log", seats=(1,))
    loaded = BaseGame.load(tmp_path / "seat.log")
    loaded.player2.summon("Bloodfen Raptor").bounce()
    hands = [loaded.seen_by(1, own=MAGE, seed=seed).player2.hand for seed in range(3)]
    assert [hand[-1].name for hand in hands] == ["Bloodfen Raptor"] * 3


def test_what_a_player_knows_is_dealt_anew_from_a_guess_too() -> None:
    """An agent plays on in its guess, and guesses again there."""
    game = started()
    guess = game.seen_by(1, deck=HUNTER, seed=1)
    guess.end_turn()
    again = [guess.seen_by(1, deck=HUNTER, seed=seed) for seed in range(4)]
    assert {tuple(names(each.player1.hand)) for each in again} == {tuple(names(game.player1.hand))}
    assert len({tuple(names(each.player2.hand)) for each in again}) > 1


def test_what_cannot_be_known_is_refused() -> None:
    game = started()
    with pytest.raises(ValueError, match="pass a player, or 1 or 2"):
        game.seen_by(3)
    with pytest.raises(TypeError, match="pass a Deck"):
        game.seen_by(1, deck=["Wisp"])  # type: ignore[arg-type]
    loaded = BaseGame.from_state(game.state(), build=54613)
    with pytest.raises(UnsupportedError, match="how it began is not known"):
        loaded.seen_by(1)
    with pytest.raises(UnsupportedError, match="how it began is not known"):
        game.seen_by(1).recording()
