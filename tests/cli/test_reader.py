"""`--reader hslog` has hslog's parser read the logs that a command opens."""

from __future__ import annotations

from pathlib import Path

import pytest

from hsreplay_sim_cli.main import COMMANDS, run

ODD = "fixtures/odd/warleader.log"
"""hslog passes over some of its lines."""
OLD = "fixtures/powerlog/good/action_start_2014.log"
"""hslog stops at its first line."""
CLEAN = "fixtures/demo/clean.log"
BY_HSLOG = ["--reader", "hslog"]
READING = {
    "verify", "coverage", "show", "explain", "log", "find", "step", "html", "info", "doctor",
    "convert", "steps", "extract", "play",
}  # fmt: skip


@pytest.mark.parametrize("name", COMMANDS)
def test_commands_that_read_games_have_the_option(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([name, "--help"]) == 0
    assert ("--reader [own|hslog]" in capsys.readouterr().out) is (name in READING)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_verify_reads_by_hslog_also_in_workers(
    jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [ODD, CLEAN, "--jobs", jobs, "--output", "concise"]
    assert run(["verify", *files]) == 0
    ours = capsys.readouterr().out
    run(["verify", *files, *BY_HSLOG])
    theirs = capsys.readouterr().out
    assert "lines lost" not in ours
    assert ours != theirs
    run(["verify", *files])
    assert capsys.readouterr().out == ours


def test_where_hslog_stops_the_file_is_unreadable(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", OLD, *BY_HSLOG]) == 3
    assert f"{OLD}:1" in (said := capsys.readouterr().out)
    assert "hslog stops here: RegexParsingError" in said


@pytest.mark.parametrize(
    "command", [["info", OLD], ["log", OLD], ["show", f"{OLD}@1"], ["find", OLD, "Coin"]]
)
def test_other_commands_say_the_same(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*command, *BY_HSLOG]) == 3
    told = capsys.readouterr()
    assert f"{OLD}:1" in told.out + told.err
    assert "hslog stops here" in told.out + told.err


def test_a_step_and_a_conversion_are_the_same_by_both(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown, written = [], []
    for reader in ("own", "hslog"):
        assert run(["show", f"{CLEAN}@30", "--reader", reader]) == 0
        shown.append(capsys.readouterr().out)
        target = tmp_path / f"{reader}.hsreplay.xml"
        dated = ["--date", "2024-05-31"]
        assert run(["convert", CLEAN, str(target), *dated, "--reader", reader]) == 0
        written.append(target.read_bytes())
    assert shown[0] == shown[1]
    assert written[0] == written[1]


def test_another_reader_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", CLEAN, "--reader", "theirs"]) == 2
    assert "is not one of 'own', 'hslog'" in capsys.readouterr().err
