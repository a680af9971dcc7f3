"""What came of each move of a script, in the sentences that a recording has."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import hsreplay_sim as hs
from hsreplay_sim.app.look.find import find
from hsreplay_sim.app.look.game_data import game_data
from hsreplay_sim.app.look.log import logs_of
from hsreplay_sim.hearthbreaker.scripted import PlayMove, ScriptedGame
from hsreplay_sim.hearthbreaker.told import told_of
from places import ROOT

SCRIPT = ROOT / "fixtures" / "hearthbreaker" / "coin-and-druid.rep"


def script() -> ScriptedGame:
    game = hs.load(SCRIPT)[0]
    assert isinstance(game, ScriptedGame)
    return game


def test_a_move_has_the_sentences_of_its_action() -> None:
    told = {step: [each.text for each in found] for step, found in told_of(script()).items()}
    assert told[9] == [
        "Ironbeak Owl #8 silences Stonetusk Boar #41",
        "Stonetusk Boar #41 loses Charge",
    ]
    assert told[12] == [
        "Arcane Missiles #51 deals 1 damage to Ironbeak Owl #8 and Anduin Wrynn #64 (2 times)",
        "Ironbeak Owl #8 dies",
    ]
    assert told[1][0].startswith("p1#1 draws ")


def test_list_search_page_and_text_have_the_same_ones(tmp_path: Path) -> None:
    game = script()
    (log,) = logs_of(SCRIPT, judged=False)
    page = game_data(game)
    hs.convert(SCRIPT, tmp_path / "a.txt")
    text = [line.strip() for line in (tmp_path / "a.txt").read_text("utf-8").splitlines()]
    count = 0
    for step, found in told_of(game).items():
        said = tuple(each.text for each in found)
        assert log.lines[step - 1].told == said
        assert page.steps[step - 1].told == said
        assert set(said) <= set(text)
        count += len(said)
    assert count > 20
    (silenced,) = find(SCRIPT, "event:silence")
    assert (silenced.address.step, silenced.line) == (9, 17)


def test_of_a_script_that_cannot_be_played_nothing_is_told() -> None:
    game = script()
    move = game.moves[3]
    assert isinstance(move, PlayMove)
    moves = (*game.moves[:3], replace(move, card_index=99), *game.moves[4:])
    assert told_of(replace(game, moves=moves)) == {}
