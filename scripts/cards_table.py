"""Print docs/CARDS.md: which cards are implemented, and what recordings say of them, set by set.

    python scripts/cards_table.py            # rewrites the page
    python scripts/cards_table.py --check    # exit code 1 when the page is not current
    python scripts/cards_table.py --record [FOLDER] [--jobs 2]   # docs/CARDS.csv too

The page needs no recordings: what they said stands in docs/CARDS.csv. `--record` verifies all of
them (../shared/corpus/powerlog beside the checkout, or FOLDER), which takes a minute or two.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent
DOCS = SCRIPTS.parent / "docs"
PAGE, FIGURES = DOCS / "CARDS.md", DOCS / "CARDS.csv"


def main(arguments: list[str]) -> int:
    """Rewrite the page, or check it."""
    told = argparse.ArgumentParser(description="Print docs/CARDS.md.")
    told.add_argument("--check", action="store_true", help="exit code 1 when it is not current")
    told.add_argument("--record", nargs="?", const="", metavar="FOLDER", help="verify recordings")
    told.add_argument("--jobs", type=int, default=2, help="processes that verify")
    asked = told.parse_args(arguments)
    if str(SCRIPTS) not in sys.path:
        sys.path.insert(0, str(SCRIPTS))
    from hsreplay_sim.app.inputs.archive import BESIDE
    from listing.page import page
    from listing.played import read_figures, recorded, written
    from sheets.corpus import Corpus

    if asked.record is not None:
        corpus = Corpus(Path(asked.record or BESIDE), asked.jobs)
        FIGURES.write_text(written(recorded(corpus).items()), encoding="utf-8", newline="\n")
    new = page(read_figures(FIGURES))
    if asked.check:
        return int(not PAGE.exists() or PAGE.read_text(encoding="utf-8") != new)
    PAGE.write_text(new, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
