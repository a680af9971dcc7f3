"""Print docs/tables/CARDS.md: how many cards of each set are implemented and recorded.

    python scripts/cards_table.py            # rewrites the page
    python scripts/cards_table.py --check    # exit code 1 when the page is not current
    python scripts/cards_table.py --record [FOLDER] [--jobs 2]   # docs/tables/CARDS.csv too

The page needs no recordings: what they said stands in docs/tables/CARDS.csv. `--record` verifies
all of them (../shared/corpus/powerlog beside the checkout, or FOLDER), which takes a minute or two.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from hsreplay_sim.app.inputs.archive import BESIDE
from listing.page import page
from listing.played import read_figures, recorded, written
from printing import TABLES, keep
from sheets.corpus import Corpus

PAGE, FIGURES = TABLES / "CARDS.md", TABLES / "CARDS.csv"


def main(arguments: list[str]) -> int:
    """Rewrite the page, or check it."""
    told = argparse.ArgumentParser(description="Print docs/tables/CARDS.md.")
    told.add_argument("--check", action="store_true", help="exit code 1 when it is not current")
    told.add_argument("--record", nargs="?", const="", metavar="FOLDER", help="verify recordings")
    told.add_argument("--jobs", type=int, default=2, help="processes that verify")
    asked = told.parse_args(arguments)

    if asked.record is not None:
        corpus = Corpus(Path(asked.record or BESIDE), asked.jobs)
        FIGURES.write_text(written(recorded(corpus).items()), encoding="utf-8", newline="\n")
    return keep(PAGE, page(read_figures(FIGURES)), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
