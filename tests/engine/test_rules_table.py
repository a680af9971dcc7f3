"""docs/tables/RULES.md claims of no rule what no test shows."""

from __future__ import annotations

import importlib.util
from types import ModuleType

from places import ROOT


def script() -> ModuleType:
    path = ROOT / "scripts" / "rules_table.py"
    spec = importlib.util.spec_from_file_location("rules_table", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_is_claimed_of_a_rule_has_a_test() -> None:
    table = script()
    text = table.TABLE.read_text(encoding="utf-8")
    assert table.problems(text, table.tests_by_rule(ROOT / "tests")) == []


def test_a_false_claim_is_noticed() -> None:
    table = script()
    text = "| R1 | . | implemented | – |\n| R2 | . | perhaps | – |\n"
    found = table.problems(text, {3: ["r3_something"]})
    assert found == [
        "R1 is implemented, but no test is named by it",
        "R2: unknown status 'perhaps'",
        "R3 has tests and no row",
    ]


def test_the_last_column_is_renewed_and_the_others_are_kept() -> None:
    table = script()
    text = "# Head\n| R1 | one | implemented | old |\n"
    assert table.renewed(text, {1: ["r1_a", "r1_b"]}) == (
        "# Head\n| R1 | one | implemented | r1_a, r1_b |\n"
    )
