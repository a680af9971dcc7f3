"""Print docs/tables/BUILDS.md: what builds did differently, from the table of switches.

    python scripts/builds_table.py            # rewrites docs/tables/BUILDS.md
    python scripts/builds_table.py --check    # says whether it is up to date, exit code 1 if not

The rows are those of hsreplay_sim/builds, a page a topic. The last column is the test that
notices when the row alone is turned round, out of tests/builds/flip_table.py.
"""

from __future__ import annotations

import csv
import runpy
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from hsreplay_sim.base.tags import tag_name
from hsreplay_sim.builds.profile import PAGES, SWITCHES
from hsreplay_sim.builds.switch import Switch, SwitchGroup
from printing import TABLES, keep

ROOT = Path(__file__).resolve().parents[1]
TABLE = TABLES / "BUILDS.md"
FLIPS = ROOT / "tests" / "builds" / "flip_table.py"
SIGHTINGS = ROOT / "tests" / "builds" / "sightings.csv"
HEAD = """\
# Builds: what the server did differently

Printed by `scripts/builds_table.py` from `hsreplay_sim/builds`: {count} switches on {pages}
pages. A row is a behaviour, told as the newer builds have it.

* *between*: the build in which it was last seen absent, and the one in which it was first seen; a
  second pair is where it ends, a third one where it begins again. What a build between the two does
  is unknown: the middle is a first guess, and a recording of such a build decides for itself.
* *tag*: written by builds that have the behaviour and by none before; it dates a recording. – where
  no tag of its own shows it.
* *rule*: a row of [RULES.md](RULES.md).
* *seen*: recordings of the new form or of the old one ([RECORDINGS.md](RECORDINGS.md)). On the
  pages of what is *reported* no recording decides: notes of a patch, pages of the Hearthstone wiki,
  and issues of public trackers (`hs-bugs#27` is HearthSim/hs-bugs) date these rows.
* *needed*: the forms that recordings near the change need (`scripts/prove.py audit`); the other one
  rests on what is *seen*, or is a guess. Who asks for a switch:
  [CONDITIONS_OF_PLAY.md](CONDITIONS_OF_PLAY.md).
* *test*: notices when this row alone is turned round.
"""
COLUMNS = ("switch", "between", "tag", "rule", "seen", "needed", "since then", "test")


def killers() -> Mapping[str, str]:
    """Switch → the test that notices its flip; empty while there is no such table."""
    found: Mapping[str, str] = runpy.run_path(str(FLIPS))["KILLED_BY"] if FLIPS.exists() else {}
    return found


@cache
def needed_forms() -> dict[str, list[str]]:
    """Switch → the forms that recordings need, as `scripts/prove.py audit` has found."""
    found: dict[str, list[str]] = {}
    with SIGHTINGS.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            form = ("old", "new")[int(row["end"]) % 2]
            if form not in found.setdefault(row["switch"], []):
                found[row["switch"]].append(form)
    return found


def line(row: Switch, killer: str) -> str:
    """A row as it is printed."""
    tag = tag_name(row.writes) if row.writes is not None else "–"
    test = killer.partition("::")[2].partition("[")[0].removeprefix("test_")
    seen = ", ".join(row.evidence)
    needed = ", ".join(needed_forms().get(row.name, ())) or "–"
    cells = (row.name, row.span, tag, row.rule, seen, needed, row.says, test or "–")
    return "| " + " | ".join(map(str, cells)) + " |\n"


def section(page: type[SwitchGroup], tests: Mapping[str, str]) -> str:
    """A page as it is printed."""
    rows = "".join(line(row, tests.get(name, "")) for name, row in page.rows().items())
    head = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|\n"
    return f"\n## {page.__name__}\n\n{page.__doc__}\n\n{head}{rows}"


def printed(tests: Mapping[str, str]) -> str:
    """The whole document."""
    head = HEAD.format(count=len(SWITCHES), pages=len(PAGES))
    return head + "".join(section(page, tests) for page in PAGES)


def main(arguments: list[str]) -> int:
    """Rewrite the document, or check it."""
    return keep(TABLE, printed(killers()), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
