"""The page for newcomers names words that exist, and its example is played here."""

from __future__ import annotations

import re
import subprocess
import sys

from hsreplay_sim.cards import words as vocabulary
from hsreplay_sim.cards.slots import SLOTS
from hsreplay_sim.cards.words import effects, selectors, triggers, values
from places import ROOT
from table import stats, table

PAGE = ROOT / "docs" / "ADDING_A_CARD.md"
SLOTS_PAGE = ROOT / "docs" / "tables" / "SLOTS.md"
MODULES = {
    "selectors": selectors,
    "numbers and conditions": values,
    "operations": effects,
    "triggers": triggers,
}
SPOKEN_OF = {"FRIENDLY_…", "ENEMY_…", "equals", "whose="}
"""In backquotes, and no word of its module."""


def tables() -> dict[str, list[str]]:
    """Head of a table of the page → the words in it."""
    found: dict[str, list[str]] = {}
    head = ""
    for line in PAGE.read_text(encoding="utf-8").split("## 4.")[1].splitlines():
        if line.startswith("| ") and line.endswith("| |"):
            head = line
        elif line.startswith("| "):
            cells = line.split("|", 2)[2]
            found.setdefault(head, []).extend(re.findall(r"`(\w[\w…=]*)`", cells))
    return found


def test_the_table_of_slots_is_that_of_today() -> None:
    check = [sys.executable, "scripts/slots_table.py", "--check"]
    assert subprocess.run(check, cwd=ROOT, check=False).returncode == 0, "scripts/slots_table.py"


def test_every_word_of_the_page_exists() -> None:
    assert len(tables()) == 4
    for head, words in tables().items():
        title = head.strip("| ").split(" (")[0]
        known = set(vars(MODULES[title])) | set(vocabulary.__all__) | SPOKEN_OF
        assert set(words) <= known, f"{title}: {sorted(set(words) - known)}"


def test_every_slot_stands_in_the_table_of_slots() -> None:
    named = re.findall(r"^\|[^|]+\| `(\w+)` \|", SLOTS_PAGE.read_text(encoding="utf-8"), re.M)
    assert set(named) == SLOTS


def test_young_priestess_gives_health_to_another_friendly_minion() -> None:
    t = table()
    yeti, other = t.minion(), t.minion()
    priestess = t.minion("EX1_004")
    t.answers(other)
    t.end_turn()
    assert [stats(e) for e in (yeti, other, priestess)] == [(4, 5), (4, 6), (2, 1)]
