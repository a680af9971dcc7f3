"""The examples of the readme and of VERIFYING are what the commands print today."""

from __future__ import annotations

import pytest

from hsreplay_sim_cli.main import run
from places import ROOT

PLANTED = "fixtures/demo/planted.log"
ODD = "fixtures/odd/warleader.log"


def shown() -> list[str]:
    """The lines of the examples."""
    names = ("README.md", "docs/VERIFYING.md", "docs/FACTS.md")
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in names]
    return [line[4:] for text in texts for line in text.splitlines() if line.startswith("    ")]


@pytest.fixture(autouse=True)
def in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def test_the_lines_for_grep_are_those_that_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    run(["verify", "--output", "concise", PLANTED])
    printed = capsys.readouterr().out.splitlines()
    assert printed
    assert set(printed) <= set(shown())


def test_what_info_says_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    run(["info", PLANTED])
    assert set(capsys.readouterr().out.splitlines()) <= set(shown())


@pytest.mark.parametrize("word", ["actions ", "tag changes", "options ", "Murloc Raider #14"])
def test_the_counts_for_people_are_those_that_are_shown(
    word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run(["verify", PLANTED])
    printed = capsys.readouterr().out.splitlines()
    (line,) = [each for each in printed if each.strip().startswith(word)]
    assert line.strip() in {each.strip() for each in shown()}


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(["show", "--diff", f"{PLANTED}@34"], id="show"),
        pytest.param(["explain", f"{ODD}@12", "20", "HEALTH"], id="health"),
        pytest.param(["explain", f"{ODD}@13", "20", "DAMAGE"], id="damage"),
    ],
)
def test_what_explains_a_step_is_shown(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(command) == 0
    assert {each.rstrip() for each in capsys.readouterr().out.splitlines()} <= {*shown(), ""}
    assert f"$ hsreplay-sim {' '.join(command)}" in shown()
