"""Print docs/tables/CODES.md: what each code and word of a report means, and what to do.

    python scripts/codes_table.py            # rewrites the page
    python scripts/codes_table.py --check    # exit code 1 if it is not current

The rows are those of hsreplay_sim/app/look/codes.py, which `hsreplay-sim explain` prints.
"""

from __future__ import annotations

import sys

from hsreplay_sim.app.look.codes import TEXTS
from printing import TABLES, keep, table

PAGE = TABLES / "CODES.md"
HEAD = """\
# Codes and words of a report

Printed by `scripts/codes_table.py`. `hsreplay-sim explain CODE` or `explain WORD` prints one row.
[VERIFYING.md](../VERIFYING.md) says how to read a report.
"""


def printed() -> str:
    """The page: a table of codes, and one of words."""
    found = sorted((name[0].isupper(), name, text) for name, text in TEXTS.items())
    parts = [HEAD]
    for title, is_code in (("Codes", True), ("Words", False)):
        rows = ((f"`{n}`", text.says, text.then) for code, n, text in found if code == is_code)
        parts += [f"\n## {title}\n\n", *table((title.lower()[:-1], "means", "what to do"), rows)]
    return "".join(parts)


def main(arguments: list[str]) -> int:
    """Rewrite the page, or check it."""
    return keep(PAGE, printed(), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
