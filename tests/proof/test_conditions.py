"""What a module answers to its conditions is noted, and what it does stays the same."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from places import ROOT
from proof.condition_page import BOTH, page, undecided
from proof.conditions import Notes, import_all, noted
from proof.run_conditions import PAGE
from proof.undecided import UNDECIDED

SOURCE = """
from __future__ import annotations
from functools import cache


@cache
def sign(number: int) -> str:
    return "+" if number > 0 else "-"


def first(*numbers: int) -> int:
    return numbers and numbers[0] or 7


def is_both(number: int, least: int) -> bool:
    return number > least and not number % 2


class Shelf:
    def even(self, numbers: list[int]) -> list[int]:
        return [each for each in numbers if each % 2 == 0]

    def has_even(self, numbers: list[int]) -> bool:
        if isinstance(numbers, tuple):
            return False
        return any(each % 2 == 0 for each in numbers)
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[ModuleType, Notes]]:
    """The module above, in a package of its own, with its notes."""
    package = tmp_path / "noted_package"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "shelf.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    with noted(["noted_package"]) as notes:
        import_all(["noted_package"])
        yield sys.modules["noted_package.shelf"], notes
    for name in ("noted_package", "noted_package.shelf"):
        del sys.modules[name]


def told(notes: Notes) -> dict[str, tuple[bool, bool]]:
    return {each.source: answers for each, answers in notes.taken().items()}


def test_a_condition_is_noted_with_both_answers(shelf: tuple[ModuleType, Notes]) -> None:
    module, notes = shelf
    assert module.sign(1) + module.sign(-1) == "+-"
    assert told(notes) == {"number > 0": (True, True)}


def test_a_cached_answer_is_asked_for_anew_in_the_next_recording(
    shelf: tuple[ModuleType, Notes],
) -> None:
    module, notes = shelf
    module.sign(1)
    notes.forget()
    assert told(notes) == {}
    module.sign(1)
    assert told(notes) == {"number > 0": (True, False)}


def test_an_operand_keeps_its_value(shelf: tuple[ModuleType, Notes]) -> None:
    module, notes = shelf
    assert (module.first(3, 4), module.first()) == (3, 7)
    assert told(notes) == {
        "numbers and numbers[0]": (True, True),
        "numbers": (True, True),
    }


def test_an_operand_behind_a_no_is_not_asked(shelf: tuple[ModuleType, Notes]) -> None:
    module, notes = shelf
    assert not module.is_both(1, 2)
    assert told(notes) == {
        "number > least and (not number % 2)": (False, True),
        "number > least": (False, True),
    }


def test_filters_and_elements_are_conditions_of_their_function(
    shelf: tuple[ModuleType, Notes],
) -> None:
    module, notes = shelf
    assert module.Shelf().even([1, 2]) == [2]
    assert module.Shelf().has_even([1, 3]) is False
    found = {(c.function, c.kind): answers for c, answers in notes.taken().items()}
    assert found == {
        ("Shelf.even", "filter"): (True, True),
        ("Shelf.has_even", "if"): (False, True),
        ("Shelf.has_even", "element"): (False, True),
        ("Shelf.has_even", "return"): (False, True),
    }


def test_a_condition_about_types_is_called_a_type_guard(shelf: tuple[ModuleType, Notes]) -> None:
    _, notes = shelf
    guards = [each.source for each in notes.answers if each.is_type_guard]
    assert guards == ["isinstance(numbers, tuple)"]


def test_what_was_imported_before_cannot_be_noted(shelf: tuple[ModuleType, Notes]) -> None:
    with pytest.raises(ImportError, match="noted_package"), noted(["noted_package"]):
        pass


def test_what_stays_undecided_is_there_with_its_reason() -> None:
    package = ROOT / "hsreplay_sim"
    for place, reason in UNDECIDED.items():
        file, _, function = place.partition(":")
        source = (package / file).read_text(encoding="utf-8")
        assert f"def {function.rpartition('.')[2]}(" in source, place
        assert reason.endswith("."), place


def test_every_condition_that_decides_in_no_recording_has_a_test_or_a_reason() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    rows = [line.split(" | ") for line in lines if line.startswith("| `")]
    assert rows
    assert [row[0] for row in rows if row[-1] == "? |"] == []
    for place in {row[0].strip("| `") for row in rows}:
        file, _, function = place.partition(":")
        source = (ROOT / "hsreplay_sim" / file).read_text(encoding="utf-8")
        assert f"def {function.rpartition('.')[2]}(" in source, place


def test_the_list_has_no_function_of_the_verifier_that_needs_no_reason() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert [e for e in UNDECIDED if e.startswith("verifier/") and f"`{e}`" not in text] == []


def test_a_condition_stays_by_its_tests_or_by_the_list() -> None:
    place, reason = next(iter(UNDECIDED.items()))
    file, _, function = place.partition(":")
    row = {"file": f"hsreplay_sim/{file}", "function": function, "condition": "a | b",
           "type_guard": "0", "true_in": "0", "false_in": "9", "tested": "F"}  # fmt: skip
    guard, decides = {**row, "type_guard": "1"}, {**row, "true_in": "3"}
    (listed,) = undecided([row, guard, decides])
    (by_tests,) = undecided([{**row, "tested": "TF"}])
    (open_,) = undecided([{**row, "function": "nowhere"}])
    assert (listed.reason, by_tests.reason, open_.reason) == (reason, BOTH, "")
    assert f"| `{place}` | `a \\| b` | {reason} |" in page([listed])
