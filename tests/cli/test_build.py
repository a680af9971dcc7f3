"""A build that a user states is the one as which each command reads a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from hsreplay_sim_cli.main import run
from places import ROOT

CLEAN = str(ROOT / "fixtures" / "demo" / "clean.log")
OTHER = ["--build", "10833"]
"""The demonstration is of 185749."""


@pytest.mark.parametrize(
    ("command", "codes", "own", "otherwise"),
    [
        pytest.param(["verify", CLEAN], (0, 1), "build 185749", "build 10833", id="verify"),
        pytest.param(["log", CLEAN], (0, 0), "63 steps, verified", "63 steps, diverged", id="log"),
        pytest.param(["show", f"{CLEAN}@8"], (0, 0), "· verified", "· DIVERGED", id="show"),
        pytest.param(
            ["explain", f"{CLEAN}@8"], (2, 0), "no tag differs", "the engine  1", id="explain"
        ),
    ],
)
def test_a_command_reads_a_game_as_one_of_the_build_that_is_stated(
    command: list[str],
    codes: tuple[int, int],
    own: str,
    otherwise: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = []
    for more, code in zip(([], OTHER), codes, strict=True):
        assert run([*command, *more]) == code
        streams = capsys.readouterr()
        said.append(streams.out + streams.err)
    assert [own in each for each in said] == [True, False]
    assert [otherwise in each for each in said] == [False, True]


def test_a_page_shows_a_game_as_one_of_the_build_that_is_stated(tmp_path: Path) -> None:
    for name, more, counts in (
        ("own", [], "63 verified, 0 diverged"),
        ("other", OTHER, "0 verified, 63 diverged"),
    ):
        page = tmp_path / f"{name}.html"
        assert run(["html", CLEAN, "-o", str(page), *more]) == 0
        assert counts in page.read_text(encoding="utf-8")
