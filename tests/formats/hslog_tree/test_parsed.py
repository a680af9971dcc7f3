"""`reader="hslog"`: a log as hslog's own parser reads it, or an error that says where it stops."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

import hsreplay_sim as hs
from hsreplay_sim.base import limits
from hsreplay_sim.base.errors import FormatError, LimitError, UsageError
from hsreplay_sim.formats import codes
from hsreplay_sim.formats.reading_by import chosen, reading_by
from places import ROOT

DEMO = ROOT / "fixtures" / "demo" / "clean.log"
ODD = ROOT / "fixtures" / "odd" / "warleader.log"
GOOD = ROOT / "fixtures" / "powerlog" / "good"
POWER = "D 12:00:00.0000000 GameState.DebugPrintPower() - "
LINES = DEMO.read_text(encoding="utf-8").splitlines(keepends=True)


def read(text: str) -> list[hs.Recording]:
    games = hs.load(text.encode(), path="Power.log", reader="hslog")
    found = [game for game in games if isinstance(game, hs.Recording)]
    assert len(found) == len(games)
    return found


@pytest.mark.parametrize("name", ["clean.log", "planted.log"])
def test_both_readers_give_the_same_packets_lines_and_times(name: str) -> None:
    path = DEMO.with_name(name)
    ours, theirs = hs.load(path).recording(), hs.load(path, reader="hslog").recording()
    assert theirs.packets == ours.packets
    for fact in (
        "build",
        "game_type",
        "format_type",
        "scenario",
        "first_line",
        "last_line",
        "syntax",
    ):
        assert getattr(theirs, fact) == getattr(ours, fact)
    assert theirs.format == ours.format
    assert theirs.problems == ours.problems == []


def test_verifying_by_hslog_has_the_same_report() -> None:
    ours = hs.verify(DEMO)[0]
    theirs = hs.verify(DEMO, hs.VerifyOptions(reader="hslog"))[0]
    assert theirs.tally == ours.tally
    assert theirs.verdict is ours.verdict


def test_each_game_of_a_file_has_what_is_told_of_it() -> None:
    other = [line.replace("BuildNumber=185749", "BuildNumber=182995") for line in LINES]
    games = read("".join([*LINES, *other]))
    assert [(game.index, game.build) for game in games] == [(1, 185749), (2, 182995)]
    assert [game.first_line for game in games] == [1, len(LINES) + 1]


def test_where_hslog_stops_is_an_error_with_the_line() -> None:
    for wrong in ("nonsense\n", f"{POWER}tag=ZONE value\n", "\n", f"{POWER}NEW_OPCODE id=3\n"):
        with pytest.raises(FormatError, match="hslog stops here") as raised:
            read("".join([*LINES[:300], wrong, *LINES[300:]]))
        assert raised.value.at is not None
        assert (raised.value.at.path, raised.value.at.line) == ("Power.log", 301)


def test_what_was_read_before_comes_before_the_error() -> None:
    games = iter(hs.load("".join([*LINES, *LINES[:200], "?\n"]).encode(), reader="hslog"))
    assert next(games).packets
    with pytest.raises(FormatError, match="hslog stops here"):
        next(games)


def test_what_hslog_passes_over_is_told() -> None:
    game = hs.load(ODD, reader="hslog").recording()
    assert {each.line for each in game.problems} >= {974, 975}
    assert all(each.code == codes.LINE_UNREADABLE and each.lost for each in game.problems)
    assert game.lines_lost == len(game.problems) == hs.verify(game).lines_lost


def test_what_the_client_did_not_print_is_told() -> None:
    told = f"{POWER}ERROR: unhandled PowType RESET_GAME\n"
    (game,) = read("".join([*LINES[:400], told, *LINES[400:]]))
    assert [(each.code, each.line, each.lost) for each in game.problems] == [
        (codes.NOT_PRINTED, 401, True)
    ]


def test_a_broken_line_is_told() -> None:
    (game,) = read("".join([*LINES[:400], f"{POWER[:40]}\n", *LINES[400:]]))
    assert [(each.code, each.line, each.lost) for each in game.problems] == [
        (codes.LINE_UNREADABLE, 401, True)
    ]


def test_lines_before_the_first_game_are_told() -> None:
    (game,) = read("".join([f"{POWER}TAG_CHANGE Entity=3 tag=ZONE value=PLAY\n", *LINES]))
    assert [(each.code, each.line, each.another_game) for each in game.problems] == [
        (codes.GAME_UNBEGUN, 1, True)
    ]


def test_a_line_of_any_length_is_no_harm() -> None:
    long = f"{POWER}{'x' * limits.LINE_BYTES_MAX}\n"
    (game,) = read("".join([*LINES[:400], long, *LINES[400:]]))
    assert [(each.code, each.lost) for each in game.problems] == [(codes.LINE_TOO_LONG, True)]


def test_a_file_of_errors_has_an_end() -> None:
    errors = [f"{POWER}ERROR: unhandled PowType X\n"] * (limits.BAD_LINES_MAX + 1)
    with pytest.raises(LimitError):
        read("".join([*LINES[:400], *errors]))


def test_a_file_without_a_game_is_an_error() -> None:
    with pytest.raises(FormatError, match="no CREATE_GAME"):
        read("".join(LINES[1:300]))


def test_the_logger_of_the_program_is_left_as_it_was(caplog: pytest.LogCaptureFixture) -> None:
    root = logging.getLogger()
    before = list(root.handlers), list(root.filters)
    for _ in hs.load(ODD, reader="hslog"):
        logging.getLogger().warning("one's own")
    assert (root.handlers, root.filters) == before
    assert [each.getMessage() for each in caplog.records] == ["one's own"]


def test_files_of_other_formats_are_read_as_ever(tmp_path: Path) -> None:
    target = tmp_path / "game.hsreplay.xml"
    hs.save(hs.load(DEMO), target)
    assert hs.load(target, reader="hslog").recording() == hs.load(target).recording()


def test_a_reader_that_there_is_not_is_refused() -> None:
    with pytest.raises(UsageError, match="no reader 'theirs'; known: own, hslog"):
        hs.load(DEMO, reader="theirs")
    with pytest.raises(ValueError, match="reader is one of"):
        hs.VerifyOptions(reader="theirs")


def test_a_chosen_reader_is_chosen_for_a_while() -> None:
    with reading_by("hslog"):
        assert chosen() == "hslog"
        assert chosen("own") == "own"
        with pytest.raises(FormatError, match="hslog stops here"):
            list(hs.load(GOOD / "action_start_2014.log"))
    assert chosen() == "own"
    assert hs.load(GOOD / "action_start_2014.log").recording().packets
