"""The progress of a batch: a bar for a person, a line a minute for a file, nothing if unwanted."""

from __future__ import annotations

import io

import pytest

from hsreplay_sim.report.batch.pace import Pace
from hsreplay_sim.report.terminal import pace as module
from hsreplay_sim.report.terminal.pace import PaceView

PACE = Pace(9, 90, 0.0, seen=3, seen_bytes=30, games=3, diverged=1, now=1.0)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(out: io.StringIO, *, enabled: bool = True) -> str:
    with PaceView(out, enabled=enabled) as view:
        view.show(PACE)
        view.show(PACE)
    return out.getvalue()


def test_a_person_sees_a_bar_that_goes_in_the_end() -> None:
    text = shown(Terminal())
    assert "3 of 9 files, 3 games" in text
    assert text.endswith("\x1b[2K")


def test_elsewhere_a_line_stands_for_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(io.StringIO()) == ""
    monkeypatch.setattr(module, "MINUTE_S", 0.0)
    assert shown(io.StringIO()) == f"{PACE.line()}\n" * 2


def test_who_wants_none_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MINUTE_S", 0.0)
    assert shown(Terminal(), enabled=False) + shown(io.StringIO(), enabled=False) == ""
