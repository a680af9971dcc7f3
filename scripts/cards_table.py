"""Print docs/tables/CARDS.md: how many cards of each set are implemented and recorded.

    python scripts/cards_table.py            # rewrites the page
    python scripts/cards_table.py --check    # exit code 1 when the page is not current
    python scripts/cards_table.py --record [FOLDER] [--jobs 2]   # CARDS.csv and EXPOSURE.md too

The page needs no recordings: what they said stands in docs/tables/CARDS.csv, with the lowest build
in which each text ran: its form before is unknown. `--record` verifies all of them
(../shared/corpus/powerlog beside the checkout, or FOLDER), which takes a minute or two.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from hsreplay_sim.app.inputs.archive import BESIDE
from listing import exposure
from listing.page import page
from listing.played import packed, read_figures, recorded, written
from printing import TABLES, keep
from sheets.corpus import Corpus

PAGE, FIGURES, EXPOSURE = (TABLES / name for name in ("CARDS.md", "CARDS.csv", "EXPOSURE.md"))
PACKED = TABLES.parents[1] / "hsreplay_sim" / "cards" / "recorded.csv"
"""What a report needs of the figures."""


def main(arguments: list[str]) -> int:
    """Rewrite the page, or check it."""
    told = argparse.ArgumentParser(description="Print docs/tables/CARDS.md.")
    told.add_argument("--check", action="store_true", help="exit code 1 when it is not current")
    told.add_argument("--record", nargs="?", const="", metavar="FOLDER", help="verify recordings")
    told.add_argument("--jobs", type=int, default=2, help="processes that verify")
    asked = told.parse_args(arguments)

    if asked.record is not None:
        corpus = Corpus(Path(asked.record or BESIDE), asked.jobs)
        found = recorded(corpus)
        FIGURES.write_text(written(found.items()), encoding="utf-8", newline="\n")
        EXPOSURE.write_text(exposure.page(corpus, found), encoding="utf-8", newline="\n")
    figures = read_figures(FIGURES)
    code = keep(PACKED, packed(figures), arguments)
    return max(code, keep(PAGE, page(figures), arguments))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
