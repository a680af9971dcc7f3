"""The Python session of the readme gives what stands there."""

from __future__ import annotations

import doctest
import shutil
from pathlib import Path

import pytest

from places import ROOT


def test_the_session_of_the_readme_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(ROOT / "fixtures" / "demo" / "planted.log", tmp_path / "Power.log")
    monkeypatch.chdir(tmp_path)
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    session = doctest.DocTestParser().get_doctest(text, {}, "README.md", None, 0)
    assert len(session.examples) > 10
    said: list[str] = []
    doctest.DocTestRunner().run(session, out=said.append)
    assert "".join(said) == ""
