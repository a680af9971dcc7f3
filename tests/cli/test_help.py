"""What the commands say of themselves: an example first, what was meant, a man page."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hsreplay_sim_cli.main import COMMANDS, run
from places import ROOT

CLEAN = "fixtures/demo/clean.log"


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_begins_with_an_example(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([name, "--help"]) == 0
    text = capsys.readouterr().out
    assert f"hsreplay-sim {name}" in text[text.index("\n\n") : text.index("Options:")]
    assert run(["help", name]) == 0
    assert capsys.readouterr().out == text


def test_help_alone_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["help"]) == 0
    text = capsys.readouterr().out
    assert all(f"  {name} " in text for name in COMMANDS)


@pytest.mark.parametrize(
    ("typed", "hint"),
    [("verfy", "Did you mean verify?"), ("convrt", "Did you mean convert?"), ("xyzzy", "'xyzzy'.")],
)
def test_a_command_that_is_none_is_answered_with_those_like_it(
    typed: str, hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for args in ([typed, CLEAN], ["help", typed]):
        assert run(args) == 2
        assert f"No such command {typed!r}" in (said := capsys.readouterr().err)
        assert hint in said


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script_for_the_shell(
    shell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["completion", shell]) == 0
    assert f"{shell}_complete" in capsys.readouterr().out


def test_what_the_script_asks_for_is_answered() -> None:
    asked = {
        "_HSREPLAY_SIM_COMPLETE": "bash_complete",
        "COMP_WORDS": "hsreplay-sim ver",
        "COMP_CWORD": "1",
    }
    code = "from hsreplay_sim_cli.main import main; main()"
    command = [sys.executable, "-c", f"import sys; sys.argv[0] = 'hsreplay-sim'; {code}"]
    done = subprocess.run(
        command, env=os.environ | asked, capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert done.stdout == "plain,verify\n"


def test_the_man_page_has_every_command_and_option() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/man_page.py"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    )
    assert done.stdout.startswith(".TH HSREPLAY-SIM 1")
    assert all(f"\n.SS {name} " in done.stdout for name in COMMANDS)
    assert "\\-\\-max\\-divergences" in done.stdout


def test_the_name_of_the_target_says_the_form_of_the_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    begins = {"json": "{\n", "jsonl": '{"schema"', "xml": "<?xml", "csv": "file,", "md": "| file",
              "txt": "VERIFIED"}  # fmt: skip
    for suffix, first in begins.items():
        target = tmp_path / f"r.{suffix}"
        assert run(["verify", CLEAN, "-o", str(target)]) == 0
        assert target.read_text(encoding="utf-8").startswith(first)
    assert run(["verify", CLEAN, "--output", "concise", "-o", str(tmp_path / "r.json")]) == 0
    assert (tmp_path / "r.json").read_text(encoding="utf-8").startswith(CLEAN)


def test_a_report_goes_to_several_targets_each_in_the_form_of_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    names = ("r.xml", "r.csv", "r")
    targets = [word for name in names for word in ("-o", str(tmp_path / name))]
    assert run(["verify", CLEAN, "--output", "github", "-o", "-", *targets]) == 0
    assert capsys.readouterr().out.startswith(f"- {CLEAN}: game 1 verified")
    begins = [(tmp_path / name).read_text(encoding="utf-8")[:5] for name in names]
    assert begins == ["<?xml", "file,", "- fix"]


@pytest.mark.parametrize(
    ("given", "coloured"), [({"FORCE_COLOR": "1"}, True), ({}, False),
                            ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False)],
)  # fmt: skip
def test_colour_can_be_forced_where_nobody_watches(
    given: dict[str, str], coloured: bool, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(ROOT)
    for name in ("FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    run(["verify", CLEAN])
    assert ("\x1b[" in capsys.readouterr().out) is coloured
