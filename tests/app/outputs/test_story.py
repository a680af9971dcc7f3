"""A game in plain English."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import hsreplay_sim as hs
from hsreplay_sim.app.look.find import find
from hsreplay_sim.app.look.game_data import game_data
from hsreplay_sim.app.look.log import logs_of
from hsreplay_sim.pages.page import page_of
from hsreplay_sim.play import Deck, Game
from places import ROOT

PLANTED = ROOT / "fixtures" / "demo" / "planted.log"


def told(path: Path, folder: Path) -> list[str]:
    hs.convert(path, folder / "game.txt")
    return (folder / "game.txt").read_text(encoding="utf-8").splitlines()


def test_actions_stand_under_their_turns_and_outcomes_under_them(tmp_path: Path) -> None:
    lines = told(PLANTED, tmp_path)
    assert lines[:2] == ["Rosa#1234 against Emil#5678", "build 185749, GT_VS_FRIEND, FT_WILD"]
    at = lines.index("Turn 17")
    assert lines[at:] == [
        "Turn 17",
        "  62. Emil#5678: play Oasis Snapjaw #51",
        "  63. Emil#5678: attack Chillwind Yeti #59 at Jaina Proudmoore #64",
        "        Chillwind Yeti #59 deals 4 damage to Jaina Proudmoore #64",
        "        Jaina Proudmoore #64 dies",
        "",
        "Rosa#1234 loses.",
        "Emil#5678 wins.",
    ]


def test_actions_have_the_titles_that_they_have_everywhere(tmp_path: Path) -> None:
    game = hs.load(PLANTED)[0]
    assert isinstance(game, hs.Recording)
    lines = "\n".join(told(PLANTED, tmp_path))
    assert all(action.title in lines for action in game.actions)


def test_text_list_search_and_page_have_the_same_sentences(tmp_path: Path) -> None:
    game = hs.load(PLANTED)[0]
    assert isinstance(game, hs.Recording)
    sentences = [[each.text for each in action.told] for action in game.actions]
    assert sum(map(len, sentences)) > 63
    text = [line.strip() for line in told(PLANTED, tmp_path)]
    (log,) = logs_of(PLANTED, judged=False)
    page = game_data(game)
    shown = [line.strip() for line in unescape(page_of(page)).splitlines()]
    for step, said in enumerate(sentences, 1):
        assert list(log.lines[step - 1].told) == said
        assert list(page.steps[step - 1].told) == said
        for each in said:
            assert each in text
            assert any(line.startswith(each) for line in shown)
            places = [found.address.step for found in find(PLANTED, f'told:"{each}"')]
            assert step in places


def test_the_text_is_the_same_from_every_format(tmp_path: Path) -> None:
    for name in ("game.xml", "game.packets.json", "game.log"):
        hs.convert(PLANTED, tmp_path / name)
        assert told(tmp_path / name, tmp_path) == told(PLANTED, tmp_path)


def test_a_scripted_game_is_played_and_told(tmp_path: Path) -> None:
    script = ROOT / "fixtures" / "hearthbreaker" / "coin-and-druid.rep"
    assert any("end turn" in line for line in told(script, tmp_path))


def test_fatigue_is_told_as_such(tmp_path: Path) -> None:
    game = Game.new(
        Deck("MAGE", ["Wisp"] * 30), Deck("WARRIOR", ["Wisp"] * 30), seed=1, build=54613
    )
    game.start(first=1).skip_mulligan()
    while game.turn < 58:
        game.end_turn()
    game.save(str(tmp_path / "a.log"), seats=(1,))
    lines = told(tmp_path / "a.log", tmp_path)
    assert any(line.endswith("is empty: 1 damage by fatigue") for line in lines)
    assert not any("takes 1 damage" in line for line in lines)


def test_a_joust_names_both_cards_and_its_winner(tmp_path: Path) -> None:
    decks = Deck("HUNTER", ["King's Elekk"] * 30), Deck("MAGE", ["Boulderfist Ogre"] * 30)
    game = Game.new(*decks, seed=1, build=54613)
    game.start(first=1).skip_mulligan()
    while game.turn < 3:
        game.end_turn()
    game.current_player.hand.find("King's Elekk").play()
    game.save(str(tmp_path / "a.log"), seats=(1,))
    (line,) = [each for each in told(tmp_path / "a.log", tmp_path) if "joust" in each]
    assert "King's Elekk" in line
    assert "Boulderfist Ogre" in line.partition(";")[2]
