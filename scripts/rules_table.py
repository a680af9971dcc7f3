"""Bring the last column of docs/tables/RULES.md up to date: which tests are named by which rule.

    python scripts/rules_table.py            # rewrites docs/tables/RULES.md
    python scripts/rules_table.py --check    # says what is wrong, exit code 1 if anything is

A test belongs to a rule when its name holds `_r<number>` (`test_r170_…`, `test_r42_r43_…`), or the
id of one of its parameters does. The other columns of the table are written by hand.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from printing import TABLES

ROOT = Path(__file__).resolve().parents[1]
TABLE = TABLES / "RULES.md"
STATUSES = ("implemented", "by profile", "hypothesis", "not exercised", "not applicable")
TESTED = STATUSES[:2]
"""What may be claimed only of a rule that has a test."""
ROW = re.compile(r"^\| R(\d+) \| (.+?) \| ([a-z ]+) \| (.*) \|$")
NAME = re.compile(r"^(?:async )?def (test_\w+)", re.MULTILINE)
NAMED_PARAM = re.compile(r'id="r(\d+)-([\w-]+)"')


def tests_by_rule(folder: Path) -> dict[int, list[str]]:
    """Rule number → names of its tests, sorted."""
    found: dict[int, set[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        for name in NAME.findall(text):
            for number in re.findall(r"(?<=_r)(\d+)(?=_|$)", name):
                found.setdefault(int(number), set()).add(name.removeprefix("test_"))
        for number, rest in NAMED_PARAM.findall(text):
            found.setdefault(int(number), set()).add(f"{path.stem} [{rest}]")
    return {number: sorted(names) for number, names in found.items()}


def renewed(text: str, tests: dict[int, list[str]]) -> str:
    """The document with the tests of today in the last column."""
    lines = []
    for line in text.splitlines():
        row = ROW.match(line)
        if row:
            number, rule, status, _ = row.groups()
            names = ", ".join(tests.get(int(number), [])) or "–"
            lines.append(f"| R{number} | {rule} | {status} | {names} |")
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def problems(text: str, tests: dict[int, list[str]]) -> list[str]:
    """Rows that claim what no test shows, unknown statuses, tests of rules that have no row."""
    rows = {int(row[1]): row[3] for row in map(ROW.match, text.splitlines()) if row}
    found = [f"R{n}: unknown status {status!r}" for n, status in rows.items()
             if status not in STATUSES]  # fmt: skip
    found += [f"R{n} is {status}, but no test is named by it" for n, status in rows.items()
              if status in TESTED and n not in tests]  # fmt: skip
    found += [f"R{n} has tests and no row" for n in tests if n not in rows]
    return sorted(found)


def main(arguments: list[str]) -> int:
    """Rewrite the table, or check it."""
    tests = tests_by_rule(ROOT / "tests")
    text = TABLE.read_text(encoding="utf-8")
    found = problems(text, tests)
    sys.stderr.writelines(f"{problem}\n" for problem in found)
    if "--check" not in arguments:
        TABLE.write_text(renewed(text, tests), encoding="utf-8", newline="\n")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
