"""The rules of a program are a digest of what a verdict is made of."""

from __future__ import annotations

from pathlib import Path

import pytest

from hsreplay_sim.app.batches import program as module
from hsreplay_sim.app.batches.program import PACKAGE, ROOMS, program
from hsreplay_sim.base.version import __version__


def test_it_says_the_version_and_stays_the_same() -> None:
    assert program()["version"] == __version__
    assert program() == program.__wrapped__()


def test_every_room_of_a_verdict_is_in_it() -> None:
    assert [room for room in ROOMS if not (PACKAGE / room).is_dir()] == []
    beside = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    assert beside - set(ROOMS) == {"adapter", "answers", "app", "pages", "play", "testing"}


def test_another_rule_is_another_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PACKAGE", tmp_path)
    (tmp_path / "engine").mkdir()
    found = []
    for text in ("a = 1", "a = 2"):
        (tmp_path / "engine" / "rule.py").write_text(text)
        found.append(program.__wrapped__()["rules"])
    assert found[0] != found[1]
