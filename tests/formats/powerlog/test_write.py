"""Power.log text of a game reads back as the game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from msgspec.structs import replace as changed

from hsreplay_sim.base.play_errors import LEGAL, UNNAMED
from hsreplay_sim.formats import codes
from hsreplay_sim.formats.hsreplay_xml.read import read_hsreplay_xml
from hsreplay_sim.formats.hsreplay_xml.write import losses as xml_losses
from hsreplay_sim.formats.hsreplay_xml.write import write as write_xml
from hsreplay_sim.formats.powerlog.losses import losses
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.formats.powerlog.shapes.forms import GAME_STATE, UNKNOWN_ENTITY
from hsreplay_sim.formats.powerlog.write import write
from hsreplay_sim.play.selfplay import moves, new_engine
from hsreplay_sim.recorder.record import record
from hsreplay_sim.replay.packets import (
    Block,
    Choices,
    FullEntity,
    Option,
    Options,
    Packet,
    SendChoices,
    TagChange,
    Target,
)
from hsreplay_sim.replay.recording import Recording
from places import ROOT
from random_game import bare, games

GOOD = ROOT / "fixtures" / "powerlog" / "good"


def rewritten(game: Recording) -> Recording:
    (again,) = read_powerlog(write([game]).encode())
    return again


@given(games)
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
    assert rewritten(undated).syntax == undated.syntax - {UNKNOWN_ENTITY}, "in the other stream"


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
    assert lines[1] == "D 12:00:00.1234567 GameState.DebugPrintPower() - CREATE_GAME"
    end = "TAG_CHANGE Entity=GameEntity tag=STATE value=COMPLETE "
    assert sum(line.endswith(end) for line in lines) == len(("as it comes", "as it is done"))
    listed = "EffectCardId=System.Collections.Generic.List`1[System.String] EffectIndex=0"
    assert any("BLOCK_START BlockType=PLAY Entity=[" in line and listed in line for line in lines)
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


def told(*packets: Packet, game: Recording | None = None) -> Recording:
    """The modern fixture with these packets behind it."""
    if game is None:
        (game,) = read_powerlog(GOOD / "modern.log")
    return replace(game, packets=[*game.packets, *packets])


def test_a_trigger_keyword_is_written_where_no_option_is_told() -> None:
    """U138, U139: their XML has triggerKeyword without subOption."""
    (old,) = read_powerlog(GOOD / "action_start_2014.log")
    block = Block(5, 4, trigger_keyword=217)
    dated = told(block, game=replace(old, syntax=frozenset({"BLOCK_START"})))
    assert rewritten(dated).packets[-1].trigger_keyword == 217


def test_a_keyword_that_a_converter_does_not_know_is_none() -> None:
    """U579, U567: `triggerKeyword="-1"`."""
    text = write([told(Block(5, 4, trigger_keyword=217))])
    (again,) = read_powerlog(
        text.replace("TriggerKeyword=DEATHRATTLE", "TriggerKeyword=-1").encode()
    )
    assert again.problems == []
    assert again.packets[-1].trigger_keyword == 0


def test_a_tag_with_a_negative_number_is_left_out_and_told() -> None:
    """U188, U576, U579: -1 stands for tags that their converter did not know; hslog reads none."""
    game = told(TagChange(4, -1, 20), FullEntity(90, "", ((50, 1), (-1, 5), (202, -1))))
    again = rewritten(game)
    assert [each.code for each in again.problems if each.lost] == [codes.LOST_BEFORE] * 2
    assert bare(again.packets)[-1] == FullEntity(90, "", ((50, 1),))
    assert losses(game) == ["3 values of tags without a name, or below 0, which no client prints"]


def test_a_choice_of_type_minus_1_is_written_as_invalid_and_told() -> None:
    """A converter writes -1 for a type that it does not know; hslog gives up a file with it."""
    offered = Choices(1, 2, -1, 1, 1, 4, (4,))
    game = told(offered, SendChoices(1, -1, (4,)))
    again = rewritten(game)
    assert again.problems == []
    assert [each.kind for each in again.packets[-2:]] == [0, 0]
    assert losses(game) == ["2 choices of type -1, for which INVALID is written"]


def test_an_hour_past_24_is_the_time_of_day_and_told() -> None:
    """U178: 39:33:57; hslog gives up a file with such a time."""
    game = told(TagChange(4, 45, 1, ts="39:33:57.5"), TagChange(4, 45, 2, ts="24:00:00"))
    lines = [
        line for line in write([game]).splitlines() if "TAG_CHANGE" in line and "GameS" in line
    ]
    assert [line[2:18] for line in lines[-2:]] == ["15:33:57.5000000", "00:00:00.0000000"]
    assert losses(game) == ["2 times past 24:00:00, of which the time of day is written"]


def test_an_account_that_is_redacted_is_zero_and_told() -> None:
    """hslog gives up a file with `GameAccountId=redacted`."""
    (game,) = read_powerlog(GOOD / "modern.log")
    create = game.create
    assert create is not None
    hidden = tuple(changed(each, account_hi="redacted", account_lo="") for each in create.players)
    game = replace(game, packets=[changed(create, players=hidden), *game.packets[1:]])
    assert write([game], GAME_STATE).count("GameAccountId=[hi=0 lo=0]") == 2
    assert losses(game) == ["accounts of 2 players, who are not told: 0 stands for them"]


def test_an_error_without_a_number_keeps_its_name() -> None:
    """It was written as 10000, a number of ours."""
    name = "REQ_TARGET_NOT_UNTOUCHABLE"
    aimed = Target(5, UNNAMED, 0, name), Target(6, LEGAL)
    option = Option(1, 3, 4, UNNAMED, 0, aimed, error_text=name)
    game = told(Options(9, (option,)))
    assert f"error={name} errorParam=" in write([game])
    assert bare(rewritten(game).packets)[-1] == Options(9, (option,))
    assert xml_losses(game) == []
    (again,) = read_hsreplay_xml(write_xml([game]).encode())
    assert bare(again.packets)[-1] == Options(9, (option,))


def test_a_target_whose_error_nobody_tells_stays_untold() -> None:
    """U198, U572: their XML lists all targets and does not say which are legal."""
    option = Option(1, 3, 4, LEGAL, 0, (Target(5, None),), (Option(0, 0, 6, None, 0),))
    game = told(Options(9, (option,)))
    assert bare(rewritten(game).packets)[-1] == Options(9, (option,))
