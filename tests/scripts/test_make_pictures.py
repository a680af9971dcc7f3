"""The pictures of the pages are those of today, as far as no browser draws them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hsreplay_sim.app.outputs.pages import write_pages
from places import PAGES, ROOT
from scripts.loading import script

PICTURES = ROOT / "docs" / "pictures"
SHOWN = re.compile(r"pictures/[\w.-]+")


@pytest.fixture(autouse=True)
def in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def words(svg: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg)


def test_every_picture_is_shown_and_every_shown_one_is_there() -> None:
    texts = (page.read_text("utf-8") for page in PAGES)
    shown = {Path(name).name for text in texts for name in SHOWN.findall(text)}
    assert shown == {path.name for path in PICTURES.iterdir()}


def test_the_picture_of_the_terminal_says_what_verify_says() -> None:
    kept = (PICTURES / "report.svg").read_text("utf-8")
    assert words(kept) == words(script("make_pictures").report_svg())
    assert "url(" not in kept.replace("url(#", "")


def test_the_picture_of_the_board_is_that_of_html(tmp_path: Path) -> None:
    write_pages(["fixtures/demo/planted.log"], tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_bytes() == (PICTURES / "board.svg").read_bytes()
