"""A saved game is whole: build, format, luck and own cards are in the document and are loaded."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import own_cards
from hsreplay_sim.base.errors import FormatError, UsageError
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.play import BaseGame, Deck, Format
from hsreplay_sim.play.decks import legal_deck
from hsreplay_sim.play.oracle import SeededOracle
from random_positions import played, step

BUILDS = (3140, 9786, 13619, 20457, 31353, 54613, 121569, 185749, 241170, 255790)
YETIS = Deck("MAGE", ["Chillwind Yeti"] * 30)


def ahead(game: BaseGame, moves: int = 25) -> list[tuple[int, ...]]:
    """The tags that the next moves change, as they are written."""
    oracle, start = SeededOracle("moves"), len(game.engine.out)
    for _ in range(moves):
        if not game.ended:
            step(game, oracle)
    return [packet[:4] for packet in game.engine.out[start:] if packet[0] == 0]


@pytest.mark.parametrize("build", BUILDS)
def test_a_saved_game_goes_on_with_the_same_moves_and_luck(build: int, tmp_path: Path) -> None:
    game = played(build)
    while game.choice is not None:
        step(game, SeededOracle(1))
    game.save(tmp_path / "x.snapshot.json")
    again = BaseGame.load(tmp_path / "x.snapshot.json")
    assert again.build == build
    assert ahead(again) == ahead(game)


@pytest.mark.parametrize("build", [13740, 54613])
def test_a_text_about_its_player_ends_in_a_copy_and_in_a_saved_game(
    build: int, tmp_path: Path
) -> None:
    """Baron Rivendare: what lies on the player goes with it, and doubles nothing behind it."""
    game = BaseGame.new(YETIS, YETIS, build=build).start(first=1)
    for name in ("Baron Rivendare", "Leper Gnome", "Leper Gnome"):
        game.player1.summon(name)
    game.save(tmp_path / "x.snapshot.json")
    for each in (game.copy(), BaseGame.load(tmp_path / "x.snapshot.json"), game):
        baron, first, other = each.player1.field
        assert each.player1.extra_deathrattles == 1
        first.destroy()
        assert each.player2.hero.damage == 4
        baron.destroy()
        assert (each.player1.extra_deathrattles, each.player1.buffs) == (0, [])
        other.destroy()
        assert each.player2.hero.damage == 6


def test_a_seed_gives_other_luck(tmp_path: Path) -> None:
    game = played(54613)
    game.save(tmp_path / "x.snapshot.json")
    same, other = (BaseGame.load(tmp_path / "x.snapshot.json", seed=seed) for seed in (None, 5))
    assert same.oracle.luck == game.oracle.luck != other.oracle.luck


def test_a_document_without_a_build_says_so(tmp_path: Path) -> None:
    path = tmp_path / "x.snapshot.json"
    BaseGame.new(YETIS, YETIS, build=54613).start(first=1).save(path)
    document = json.loads(path.read_text("utf-8"))
    assert document["game"]["build"] == 54613
    del document["game"]
    path.write_text(json.dumps(document), "utf-8")
    game = BaseGame.load(path)
    assert [each.text for each in game.notices] == [
        "the position does not say its build: it goes on by the rules of 255790"
    ]
    assert BaseGame.load(path, build=54613).notices == []


class Standard(BaseGame):
    format = Format.STANDARD


def test_the_format_is_loaded_and_one_that_is_none_is_refused(tmp_path: Path) -> None:
    oracle, path = SeededOracle(2), tmp_path / "x.snapshot.json"
    deck = legal_deck(CardStore.open().at(205031), 205031, oracle, form=Format.STANDARD)
    Standard.new(deck, deck, build=205031).start(first=1).save(path)
    game = BaseGame.load(path)
    assert game.format == Format.STANDARD
    assert "GVG_096" not in game.engine.cards.pool()
    path.write_text(path.read_text("utf-8").replace('"standard"', '"brawl"'), "utf-8")
    with pytest.raises(FormatError, match=r"\$\.game\.format: 'brawl' is none of standard, wild"):
        BaseGame.load(path)


def test_own_cards_are_loaded_from_a_module_that_the_program_knows(tmp_path: Path) -> None:
    path = tmp_path / "x.snapshot.json"
    game = BaseGame.new(Deck("MAGE", ["OWN_001"] * 30), YETIS, cards=own_cards).start(first=1)
    game.save(path)
    assert BaseGame.load(path).player1.hand[0].name == "Raging Ogre"
    path.write_text(path.read_text("utf-8").replace("own_cards", "no_such_cards"), "utf-8")
    assert "no_such_cards" not in sys.modules
    with pytest.raises(UsageError, match="own cards of the module 'no_such_cards': pass them as"):
        BaseGame.load(path)
    assert BaseGame.load(path, cards=own_cards).player1.hand[0].name == "Raging Ogre"


@pytest.mark.parametrize("luck", ["", "AAAA", "no luck!"])
def test_luck_that_no_oracle_wrote_is_refused(luck: str) -> None:
    with pytest.raises(FormatError, match="no oracle has written this"):
        SeededOracle().luck = luck
