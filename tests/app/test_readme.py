"""The Python sessions of the readme, of VERIFYING and of HSLOG give what stands there."""

from __future__ import annotations

import doctest
import shutil
from pathlib import Path

import pytest

from places import ROOT


@pytest.mark.parametrize(
    ("page", "least"), [("README.md", 3), ("docs/VERIFYING.md", 10), ("docs/HSLOG.md", 20)]
)
def test_the_session_of_a_page_is_true(
    page: str, least: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(ROOT / "fixtures" / "demo" / "planted.log", tmp_path / "Power.log")
    monkeypatch.chdir(tmp_path)
    text = (ROOT / page).read_text(encoding="utf-8")
    session = doctest.DocTestParser().get_doctest(text, {}, page, None, 0)
    assert len(session.examples) > least
    said: list[str] = []
    doctest.DocTestRunner().run(session, out=said.append)
    assert "".join(said) == ""
