"""Makes the pictures of the readme from the planted game of the demonstration.

    python scripts/make_pictures.py

docs/pictures/report.svg is the report of `verify` in a terminal, board.svg the board before the
diverging action, page.png and page-dark.png are the page of the game in a browser; for those
playwright and a Chromium of the system are needed.
"""

from __future__ import annotations

import io
import os
import re
import shutil
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import hsreplay_sim as hs
from hsreplay_sim.app.outputs.pages import write_pages
from hsreplay_sim.report.terminal.human import Human
from hsreplay_sim.report.terminal.screen import Screen

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "pictures"
PLANTED = "fixtures/demo/planted.log"
PAGE = "planted.html"
COLUMNS = 120
WINDOW = {"width": 1280, "height": 1120}
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
WITHOUT_FONTS = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
"""rich's drawing of a terminal, but for the fonts that it would fetch."""


class Terminal(io.StringIO):
    """A stream that takes frames and colour."""

    def isatty(self) -> bool:
        """It is one."""
        return True


def report_svg() -> str:
    """What `verify` prints on a terminal."""
    terminal = Terminal()
    console = Console(
        file=terminal, width=COLUMNS, record=True, force_terminal=True, color_system="truecolor",
        markup=False, highlight=False, emoji=False, legacy_windows=False,
    )  # fmt: skip
    options = hs.VerifyOptions(boards="first")
    for file in hs.verify_files(PLANTED, options):
        for game in file.games:
            Human(Screen(terminal, COLUMNS, False, console)).game(file, game)
    title = f"hsreplay-sim verify {PLANTED}"
    return console.export_svg(title=title, code_format=WITHOUT_FONTS, unique_id="report")


def photograph(page: Path) -> None:
    """The page of the game, light and dark."""
    from playwright.sync_api import sync_playwright

    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        raise SystemExit("the page needs a Chromium: Debian's package is chromium")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program)
        for scheme, name in (("light", "page.png"), ("dark", "page-dark.png")):
            context = browser.new_context(viewport=WINDOW, color_scheme=scheme, offline=True)
            opened = context.new_page()
            opened.goto(page.as_uri())
            opened.wait_for_selector("body.ready")
            opened.screenshot(path=FOLDER / name)
        browser.close()


def main() -> None:
    """Write them all."""
    os.chdir(ROOT)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "report.svg").write_text(report_svg(), encoding="utf-8", newline="\n")
    write_pages([PLANTED], FOLDER / "board.svg")
    write_pages([PLANTED], FOLDER / PAGE)
    photograph(FOLDER / PAGE)
    (FOLDER / PAGE).unlink()


if __name__ == "__main__":
    main()
