"""What the project refers to can be opened: recordings, rules, and no notes of somebody's."""

from __future__ import annotations

import re

import pytest

from places import ROOT

NOTES = r"\b(?:powerlog|oracle|design|reliability|hearthbreaker|rules)(?:\.md)?"
PRIVATE = re.compile(
    rf"""
      §                                # a paragraph of notes that are not here
    | {NOTES}[ ]\d+(?:\.\d+)?\b(?![,:]\d)
    | \bHB[ ]\d                        # the same, of hearthbreaker
    | \b[Rr]ules[ ][A-S]\b             # a letter where a rule's number says it
    | [(;,][ ]?F\d+[a-z]?[;,)]         # a row of a table that is not here
    """,
    re.VERBOSE,
)
KINDS = {".py", ".md", ".toml"}
FOLDERS = ("hsreplay_sim", "cli", "tests", "scripts", "benchmarks", "docs")


def refused(text: str) -> list[str]:
    """The private references of a text."""
    return [found[0] for found in PRIVATE.finditer(text)]


def test_nothing_refers_to_notes_that_are_not_part_of_the_project() -> None:
    files = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    found = [
        f"{path.relative_to(ROOT)}:{number}: {words}"
        for path in [*sorted(files), *ROOT.glob("*.md")]
        if path.suffix in KINDS and path.name != "test_references.py"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for words in refused(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "text",
    [
        "Combat (R112, powerlog §4).",
        "its packets (powerlog 6.15)",
        "its packets (powerlog 6)",
        "asks by meaning (oracle §7)",
        "the verdict of design.md §7",
        "in its order (HB 4.6).",
        "not told elsewhere (rules O, R)",
        "13030 and later (F4).",
        "27641 and later (F22b, U078:1792).",
    ],
)
def test_a_private_reference_is_noticed(text: str) -> None:
    assert len(refused(text)) == 1


@pytest.mark.parametrize(
    "text",
    ["R112", "U098:2673", "(U098:2673, 12 of 13)", "build 9786 to 13030", "the oracle picks",
     "powerlog.read", "validated triggers (R66)", "E403 and F405", "a rule of RULES.md"],
)  # fmt: skip
def test_what_can_be_opened_is_left_alone(text: str) -> None:
    assert refused(text) == []
