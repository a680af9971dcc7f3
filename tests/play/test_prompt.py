"""Playing in a terminal: lines in, lines out."""

from __future__ import annotations

from pathlib import Path

from hsreplay_sim.play import Deck, Game
from hsreplay_sim.play.prompt import HELP, Prompt

YETIS = Deck("MAGE", ["Chillwind Yeti"] * 30)
CUBS = Deck("WARLOCK", ["Dark Peddler"] * 30)


def said(game: Game, *lines: str) -> list[str]:
    """What is printed, without boards."""
    out: list[str] = []
    Prompt(game, out.append).run(lines)
    return [text for text in out if "\n" not in text]


def started(deck: Deck = YETIS) -> Game:
    return Game.new(deck, YETIS, build=54613).start(first=1).skip_mulligan()


def test_a_number_makes_the_move_that_it_stands_before() -> None:
    game = started()
    out = said(game, "1")
    assert out[0] == HELP
    assert "  1  end turn" in out
    assert game.current_player == game.player2


def test_the_mulligan_is_asked_card_by_card_or_for_all() -> None:
    game = Game.new(YETIS, YETIS, build=54613).start(first=1)
    first = game.player1.hand[0]
    out = said(game, "2", "1")
    assert "player 1 chooses:" in out
    assert f"  2  replace Chillwind Yeti #{first.entity_id}" in out
    assert first not in game.player1.hand
    assert not game.in_mulligan


def test_an_offer_is_answered_by_a_number() -> None:
    game = started(CUBS)
    game.player1.mana = 10
    out = said(game, "1", "1")
    assert out.count("player 1 chooses:") == 1
    assert len(game.player1.hand) == 4


def test_a_move_is_taken_back() -> None:
    prompt = Prompt(started(), lambda text: None)
    prompt.run(["1", "undo"])
    assert prompt.game.turn == 1
    assert "nothing was done yet" in said(started(), "undo")


def test_chance_picks_a_move() -> None:
    game = started()
    said(game, "chance")
    assert game.turn == 2, "the only legal move was to end the turn"


def test_what_is_no_move_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    game = started()
    out = said(game, "0", "9", "jump", f"save {tmp_path}/x.bmp")
    assert out.count("a number from 1 to 1") == 2
    assert out.count(HELP) == 2
    assert any("does not tell the format" in line for line in out)
    assert game.turn == 1


def test_a_position_is_saved(tmp_path: Path) -> None:
    said(started(), f"save {tmp_path}/x.snapshot.json")
    assert Game.load(tmp_path / "x.snapshot.json", build=54613).turn == 1


def test_the_end_of_the_game_is_told() -> None:
    game = started()
    game.player2.hero.health = 1
    game.player1.max_mana = game.player1.mana = 10
    power = [move.target for move in game.legal_moves()].index(game.player2.hero) + 1
    out = said(game, str(power), "1")
    assert out[-1] == "player 1 has won"
