"""Conversion: every pair of formats, and a report of what the target does not hold."""

from __future__ import annotations

import json
import os
from itertools import pairwise
from pathlib import Path

import pytest

from corpus import corpus_dir
from hsreplay_sim.app.api import save, verify
from hsreplay_sim.app.outputs.convert import cards_of, convert, target_format
from hsreplay_sim.base.errors import LossError, OutputError, UnsupportedError, UsageError
from hsreplay_sim.formats import open_replay, snapshot, write_replay
from hsreplay_sim.hearthbreaker.derive import script_from_game
from hsreplay_sim.hearthbreaker.files import complete
from hsreplay_sim.hearthbreaker.scripted import ScriptedGame
from hsreplay_sim.replay.board_load import state_from_snapshot
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.moment import moment_of
from hsreplay_sim.replay.packets import walk
from hsreplay_sim.replay.recording import Recording
from places import ROOT
from small_game import small_game

FULL = ROOT / "fixtures" / "hearthbreaker" / "coin-and-druid.hsreplay"
SHORT = FULL.with_suffix(".rep")
BOARD = ROOT / "fixtures" / "snapshot" / "board.snapshot.json"


def played(script: ScriptedGame) -> Recording:
    """Stands in for the engine."""
    assert script.moves
    return small_game()


@pytest.mark.parametrize(("source", "name"), [(FULL, "out.rep"), (SHORT, "out.hsreplay")])
def test_complete_and_compact_become_each_other(source: Path, name: str, tmp_path: Path) -> None:
    target = tmp_path / name
    report = convert(source, target)
    assert target.read_bytes() == (SHORT if name == "out.rep" else FULL).read_bytes()
    assert (report.games, report.losses, report.simulated) == (1, [], False)


def test_losses_are_listed_and_refused_when_strict(tmp_path: Path) -> None:
    source, target = tmp_path / "in.rep", tmp_path / "out.hsreplay"
    source.write_text("deck(Ragnaros,Wisp)\ndeck(Jaina,Wisp)\nrandom()\nSTART()\nend()\n")
    with pytest.raises(LossError, match="START"):
        convert(source, target, strict=True)
    assert not target.exists()
    report = convert(source, target)
    assert report.losses == [
        "line 4: unknown directive 'START' is left out",
        "deck 1: its schema knows no hero Ragnaros",
    ]


def test_a_game_that_nothing_creates_is_left_out_of_a_log(tmp_path: Path) -> None:
    target = tmp_path / "out.log"
    empty = "<Game ts='12:00:00'></Game>"
    whole = write_replay([small_game()], "hsreplay-xml")
    both = whole.replace("</Game>", f"</Game>{empty}").encode()
    report = convert(both, target)
    assert (report.games, len(list(open_replay(target)))) == (1, 1)
    assert report.losses[-1] == "nothing creates game 2, so a log cannot hold it"
    alone = f"<HSReplay version='1.7'>{empty}</HSReplay>".encode()
    with pytest.raises(UnsupportedError, match="no game to convert"):
        convert(alone, target)
    with pytest.raises(UnsupportedError, match="begins with CREATE_GAME"):
        save(list(open_replay(both)), target)


def test_a_scripted_game_is_simulated_to_become_a_board(tmp_path: Path) -> None:
    target = tmp_path / "out.snapshot.json"
    report = convert(FULL, target, simulate=played)
    assert (report.simulated, report.ruleset) == (True, "hearthbreaker")
    saved = snapshot.read(target.read_bytes(), "x")
    state = state_from_snapshot(saved, cards_of(small_game()))
    assert state == moment_of(small_game()).state


def test_the_engine_may_refuse_a_scripted_game(tmp_path: Path) -> None:
    def refuse(script: ScriptedGame) -> Recording:
        raise UnsupportedError(f"no {script.decks[0].cards[0]} yet")

    with pytest.raises(UnsupportedError, match="no Wrath yet"):
        convert(FULL, tmp_path / "out.snapshot.json", simulate=refuse)
    assert not list(tmp_path.iterdir())


def test_a_step_of_an_address_is_the_board_after_it(tmp_path: Path) -> None:
    target = tmp_path / "out.snapshot.json"
    convert(f"{FULL}:1@4", target, simulate=played)
    early = snapshot.read(target.read_bytes(), "x")
    assert early.state == moment_of(small_game(), 4).state
    assert [len(player.minions) for player in early.players] == [2, 0]
    assert [minion.sequence_id for minion in early.players[0].minions] == [2, 1]
    assert early.ledger == moment_of(small_game(), 4).ledger
    assert early.ledger.played
    with pytest.raises(UsageError, match="no step 400"):
        convert(f"{FULL}@400", target, simulate=played)


def test_the_dump_dialect_of_hearthbreaker_is_written(tmp_path: Path) -> None:
    target = tmp_path / "state.json"
    convert(FULL, target, to="hearthbreaker-state", simulate=played)
    dump = json.loads(target.read_text())
    assert dump["current_sequence_id"] == 3
    assert [card["used"] for card in dump["players"][0]["deck"]].count(False) == 1
    assert len(dump["players"][1]["deck"]) == 6


def test_a_snapshot_becomes_nothing_but_a_snapshot(tmp_path: Path) -> None:
    target = tmp_path / "out.snapshot.json"
    convert(BOARD, target)
    assert target.read_bytes() == BOARD.read_bytes()
    with pytest.raises(UnsupportedError, match="no moves"):
        convert(BOARD, tmp_path / "out.rep")


def test_bytes_and_standard_output_serve_as_ends(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    convert(FULL.read_bytes(), "-", to="compact")
    assert capfdbinary.readouterr().out == SHORT.read_bytes()


def test_the_input_is_not_overwritten(tmp_path: Path) -> None:
    source = tmp_path / "game.hsreplay"
    source.write_bytes(FULL.read_bytes())
    link = tmp_path / "other.hsreplay"
    os.link(source, link)
    for target in (source, link):
        with pytest.raises(OutputError, match="is the input"):
            convert(source, target)
    assert source.read_bytes() == FULL.read_bytes()


def test_nothing_is_left_behind_when_reading_fails(tmp_path: Path) -> None:
    source = tmp_path / "bad.rep"
    source.write_text("deck(Jaina,Wisp)\n")
    with pytest.raises(Exception, match="2 are needed"):
        convert(source, tmp_path / "out.hsreplay")
    assert [path.name for path in tmp_path.iterdir()] == ["bad.rep"]


NAMES = [
    ("game.rep", None, "hearthbreaker-compact"),
    ("game.hsreplay", None, "hearthbreaker-complete"),
    ("game.json", None, "hearthbreaker-complete"),
    ("game.hsreplay.xml", None, "hsreplay-xml"),
    ("Power.LOG", None, "power.log"),
    ("a.snapshot.json", None, "snapshot"),
    ("-", "complete", "hearthbreaker-complete"),
    ("-", "xml", "hsreplay-xml"),
    ("x.rep", "log", "power.log"),
    ("x", "hearthbreaker-state", "hearthbreaker-state"),
]


@pytest.mark.parametrize(("path", "to", "name"), NAMES)
def test_the_target_format_is_said_or_told_by_the_name(
    path: str, to: str | None, name: str
) -> None:
    assert target_format(path, to) == name


@pytest.mark.parametrize(("path", "to"), [("game", None), ("game.rep", "word")])
def test_an_unknown_target_format_is_refused(path: str, to: str | None) -> None:
    with pytest.raises(UsageError):
        target_format(path, to)


def test_a_game_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="no game 2"):
        convert(f"{FULL}:2", tmp_path / "out.rep")


@pytest.mark.corpus
@pytest.mark.parametrize("name", ["out.rep", "out.hsreplay", "out.snapshot.json"])
def test_a_recorded_log_becomes_a_script_and_a_board(name: str, tmp_path: Path) -> None:
    source = next(corpus_dir("powerlog").glob("U001_*13619.log*"))
    report = convert(f"{source}:1", tmp_path / name)
    assert report.source_format == "power.log"
    assert any("never shown" in loss for loss in report.losses) is (name != "out.snapshot.json")


@pytest.mark.corpus
def test_several_games_do_not_fit_into_one_script(tmp_path: Path) -> None:
    source = next(corpus_dir("powerlog").glob("U008_*mechwar.log*"))
    with pytest.raises(UnsupportedError, match="name one as FILE:1"):
        convert(source, tmp_path / "out.rep")


@pytest.mark.corpus
def test_every_recorded_script_converts_there_and_back(tmp_path: Path) -> None:
    for source in sorted(corpus_dir("hearthbreaker").glob("d*.hsreplay"))[::10]:
        short, back = tmp_path / "a.rep", tmp_path / "b.hsreplay"
        convert(source, short)
        convert(short, back)
        assert complete.read(back.read_bytes(), "") == complete.read(source.read_bytes(), "")


def test_a_simulated_game_passes_through_both_observed_formats(tmp_path: Path) -> None:
    names = ["a.log", "b.hsreplay.xml", "c.hsreplay.xml", "d.log", "e.rep"]
    paths = [tmp_path / name for name in names]
    assert convert(FULL, paths[0], simulate=played).simulated
    for source, target in pairwise(paths):
        report = convert(source, target)
        assert not report.simulated
    assert paths[1].read_bytes() == paths[2].read_bytes()
    (log,) = open_replay(paths[3])
    assert isinstance(log, Recording)
    assert moment_of(log).state.tags == moment_of(small_game()).state.tags
    (script,) = open_replay(paths[4])
    assert isinstance(script, ScriptedGame)
    assert script.moves == script_from_game(small_game(), cards_of(small_game())).game.moves


@pytest.mark.corpus
def test_recorded_xml_is_written_back_as_the_same_packets(tmp_path: Path) -> None:
    for source in sorted(corpus_dir("powerlog").glob("*.xml*"))[:40:8]:
        target = tmp_path / "out.hsreplay.xml"
        convert(source, target)
        for before, after in zip(open_replay(source), open_replay(target), strict=True):
            assert isinstance(before, Recording)
            assert isinstance(after, Recording)
            assert list(map(type, walk(before.packets))) == list(map(type, walk(after.packets)))
            assert _end(before) == _end(after)


def _end(game: Recording) -> object:
    return Fold().apply_all(game.packets).state


def test_a_script_that_ends_early_has_to_be_wanted(tmp_path: Path) -> None:
    """U249 keeps 4 of 106 moves; the turns that begin are no moves."""
    demo = ROOT / "fixtures" / "demo" / "clean.log"
    source, target = tmp_path / "in.log", tmp_path / "out.rep"
    lines = demo.read_text().splitlines(keepends=True)
    at = max(n for n, line in enumerate(lines) if "BLOCK_START BlockType=PLAY" in line)
    lines.insert(at, lines[at].partition(" - ")[0] + " - RESET_GAME\n")
    source.write_text("".join(lines))
    with pytest.raises(LossError, match=r"kept \d+ of \d+ moves: .*--partial"):
        convert(source, target)
    assert not target.exists()
    report = convert(source, target, partial=True)
    assert report.kept.startswith("kept ")
    assert target.exists()


def test_how_many_moves_a_script_keeps_is_counted_without_the_starts(tmp_path: Path) -> None:
    demo = ROOT / "fixtures" / "demo" / "clean.log"
    report = convert(demo, tmp_path / "out.rep")
    assert report.kept == "kept 60 of 60 moves"
    assert convert(demo, tmp_path / "out.xml").kept == ""


@pytest.mark.parametrize("name", ["out.rep", "out.snapshot.json"])
def test_lines_that_were_lost_do_not_vanish_in_a_script_or_a_board(
    name: str, tmp_path: Path
) -> None:
    source, target = tmp_path / "in.log", tmp_path / name
    text = (ROOT / "fixtures" / "demo" / "clean.log").read_text()
    source.write_text(text.replace("tag=NUM_RESOURCES_SPENT_THIS_GAME", "gat=x", 1))
    with pytest.raises(LossError, match="1 lines of the recording were lost in reading"):
        convert(source, target)
    assert "1 lines" in convert(source, target, partial=True).notes[0]


DAY_OF_FILE = 1655290800
"""Noon of 15 June 2022."""


def test_the_times_of_xml_have_the_day_that_is_given(tmp_path: Path) -> None:
    source = ROOT / "fixtures" / "demo" / "clean.log"
    target = tmp_path / "out.xml"
    kept = tmp_path / "kept.log"
    kept.write_bytes(source.read_bytes())
    os.utime(kept, (DAY_OF_FILE, DAY_OF_FILE))
    (note,) = convert(kept, target).notes
    assert "2022-06-15, when the file was last changed" in note
    assert "--date" in note
    assert ' ts="2022-06-15T' in target.read_text()
    (note,) = convert(source.read_bytes(), target).notes
    assert "--date gives it" in note
    assert convert(source, target, date="2024-05-31").notes == []
    assert ' ts="2024-05-31T' in target.read_text()
    logs = tmp_path / "Hearthstone_2023_05_06_12_30_00"
    logs.mkdir()
    (logs / "Power.log").write_bytes(source.read_bytes())
    assert convert(logs / "Power.log", target).notes == []
    assert ' ts="2023-05-06T' in target.read_text()
    with pytest.raises(UsageError, match="is no day"):
        convert(source, target, date="31.5.2024")


@pytest.mark.parametrize("name", ["game.log", "game.xml", "game.packets.json"])
def test_what_an_engine_played_says_so_and_is_not_judged(name: str, tmp_path: Path) -> None:
    """A log by other rules would diverge at every step, and the reader would not know why."""
    script = ROOT / "fixtures" / "hearthbreaker" / "coin-and-druid.rep"
    report = convert(script, tmp_path / name)
    assert report.losses == []
    (game,) = open_replay(tmp_path / name)
    assert isinstance(game, Recording)
    assert game.played_by == "hearthbreaker"
    verdict = verify(game)
    assert (verdict.verdict.value, verdict.divergences) == ("unsupported", [])
    assert verdict.error is not None
    assert "by the rules of hearthbreaker: not judged" in verdict.error.message


def test_a_loss_names_its_game(tmp_path: Path) -> None:
    old = (ROOT / "fixtures" / "powerlog" / "good" / "action_start_2014.log").read_bytes()
    alone, both = tmp_path / "one.log", tmp_path / "two.log"
    alone.write_bytes(old)
    both.write_bytes(old * 2)
    losses = convert(alone, tmp_path / "one.xml").losses
    assert losses
    told = [f"game {number}: {loss}" for number in (1, 2) for loss in losses]
    assert convert(both, tmp_path / "two.xml").losses == told
