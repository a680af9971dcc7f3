"""Power.log text of a game reads back as the game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from msgspec.structs import replace as changed

from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.formats.powerlog.write import losses, write
from hsreplay_sim.play.selfplay import moves, new_engine
from hsreplay_sim.recorder.record import record
from hsreplay_sim.replay.recording import Recording
from places import ROOT
from random_game import bare, games

GOOD = ROOT / "fixtures" / "powerlog" / "good"


def rewritten(game: Recording) -> Recording:
    (again,) = read_powerlog(write([game]).encode())
    return again


@given(games)
@settings(max_examples=200, deadline=None)
def test_any_game_survives_writing_and_reading(game: Recording) -> None:
    again = rewritten(game)
    assert bare(again.packets) == bare(game.packets)
    assert again.problems == []
    assert again.build == game.build


@pytest.mark.parametrize("path", sorted(GOOD.iterdir()), ids=lambda path: path.stem)
def test_the_fixtures_survive(path: Path) -> None:
    (game,) = read_powerlog(path)
    again = rewritten(game)
    assert bare(again.packets) == bare(game.packets)
    assert (again.build, again.game_type, again.format_type, again.scenario) == (
        game.build, game.game_type, game.format_type, game.scenario,
    )  # fmt: skip


def test_the_spelling_that_dates_an_undated_log_is_kept() -> None:
    (old,) = read_powerlog(GOOD / "action_start_2014.log")
    assert rewritten(old).syntax == old.syntax
    (undated,) = read_powerlog(GOOD / "task_list_only.log")
    assert rewritten(undated).syntax == undated.syntax


def test_builds_before_it_name_no_trigger_keyword() -> None:
    for build, named in ((14830, False), (185749, True)):
        engine, oracle = new_engine(1, build)
        for _ in moves(engine, oracle):
            pass
        text = write([record(engine, (1,))])
        assert (" TriggerKeyword=" in text) == named
        (game,) = read_powerlog(text.encode())
        assert ("TriggerKeyword" in game.syntax) == named


def test_lines_look_like_the_clients() -> None:
    (game,) = read_powerlog(GOOD / "modern.log")
    lines = write([game]).splitlines()
    assert lines[0] == "D 12:00:00.1234567 GameState.DebugPrintPower() - CREATE_GAME"
    assert any(line.endswith("TAG_CHANGE Entity=1 tag=STATE value=COMPLETE ") for line in lines)
    assert any(
        "BLOCK_START BlockType=PLAY Entity=5 EffectCardId= EffectIndex=0" in line for line in lines
    )
    assert any(line.endswith("error=REQ_ENOUGH_MANA errorParam=") for line in lines)


def test_time_stamps_are_made_up_where_there_are_none_and_cut_from_dates() -> None:
    (game,) = read_powerlog(GOOD / "modern.log")
    first, *rest = game.packets
    dated = changed(first, ts="2016-09-03T22:56:31.111674+02:00")
    lines = write([replace(game, packets=[dated, *rest])]).splitlines()
    assert lines[0].startswith("D 22:56:31.1116740 ")
    blank = write([replace(game, packets=bare(game.packets))])
    assert blank.startswith("D 00:00:00.0000000 ")


def test_several_games_follow_each_other() -> None:
    (game,) = read_powerlog(GOOD / "modern.log")
    assert len(list(read_powerlog(write([game, game]).encode()))) == 2


def test_what_only_xml_holds_is_named_as_lost() -> None:
    (game,) = read_powerlog(GOOD / "modern.log")
    assert losses(game) == []
    assert losses(replace(game, meta=(("Game.id", "7"),))) == ["attributes of the game: Game.id"]


def test_a_name_cannot_break_out_of_its_line() -> None:
    (game,) = read_powerlog(GOOD / "modern.log")
    create = game.create
    assert create is not None
    evil = changed(
        create.players[0], name="x\nD 12:00:00.0 GameState.DebugPrintPower() - CREATE_GAME"
    )
    packets = [changed(create, players=(evil, create.players[1])), *game.packets[1:]]
    assert len(list(read_powerlog(write([replace(game, packets=packets)]).encode()))) == 1
