"""JUnit XML: valid by the schema of Jenkins, whatever a run meets, and nothing is lost in it."""

from __future__ import annotations

import pytest
from lxml import etree

from hsreplay_sim.report.model import FileReport
from places import ROOT
from report.ci.runs import files, of_game, whole, written
from report.samples import HOSTILE, verified_game

SCHEMA = etree.XMLSchema(etree.parse(ROOT / "tests" / "report" / "ci" / "junit-10.xsd"))


def suites(text: str) -> etree._Element:
    """The document, if it is valid."""
    root = etree.fromstring(text.encode())
    SCHEMA.assertValid(root)
    return root


def case(text: str) -> etree._Element:
    """The one case of a document."""
    (found,) = suites(text).iter("testcase")
    return found


@pytest.mark.parametrize("strict", [False, True], ids=["plain", "strict"])
def test_a_run_with_everything_is_valid(*, strict: bool) -> None:
    root = suites(whole("junit", strict=strict))
    assert len(root) == len(files()) + 1


def test_the_schema_refuses_what_is_none() -> None:
    for text in ("<testsuites><testcase/></testsuites>", "<testsuites><testsuite/></testsuites>"):
        assert not SCHEMA.validate(etree.fromstring(text))


def test_the_counts_are_those_of_the_cases() -> None:
    root = suites(whole("junit"))
    kinds = {"failures": "failure", "errors": "error", "skipped": "skipped"}
    for suite in root:
        assert int(suite.get("tests", "")) == len(suite.findall("testcase"))
        for attribute, element in kinds.items():
            assert int(suite.get(attribute, "")) == len(list(suite.iter(element)))
    for attribute in ("tests", "failures", "errors"):
        assert int(root.get(attribute, "")) == sum(int(each.get(attribute, "")) for each in root)


def test_a_divergence_is_a_failure_with_its_lines() -> None:
    found = case(of_game("junit", "diverged"))
    assert (found.get("classname"), found.get("name")) == ("a.log", "a.log:1")
    failure = found.find("failure")
    assert failure is not None
    assert failure.get("type") == "E301"
    assert (failure.get("message") or "").startswith("a.log:1@2 E301 PLAY Flamestrike #27")
    assert (failure.text or "").startswith("a.log:8419: E301 game 1 step 2 PLAY Flamestrike #27")
    assert (found.findtext("system-out") or "").startswith("a.log: game 1 diverged: 6 of 10")


def test_what_is_unexplained_is_in_the_output_and_fails_a_strict_run() -> None:
    found = case(of_game("junit", "unexplained"))
    assert found.find("failure") is None
    output = found.findtext("system-out") or ""
    assert "E301 unexplained game 1 step 2" in output
    assert "E401 game 1 step 4" in output
    failure = case(of_game("junit", "unexplained", strict=True)).find("failure")
    assert failure is not None
    assert failure.get("type") == "strict"
    assert "E301 unexplained game 1 step 2" in (failure.text or "")


def test_an_expected_divergence_passes_and_is_shown() -> None:
    found = case(of_game("junit", "expected"))
    assert found.find("failure") is None
    assert "ignored: planted" in (found.findtext("system-out") or "")


@pytest.mark.parametrize(
    ("kind", "element", "message"),
    [
        pytest.param("unsupported", "skipped", "Battlegrounds is not simulated", id="mode"),
        pytest.param("empty", "skipped", "nothing could be checked", id="nothing"),
        pytest.param("broken", "error", "KeyError: 'log'", id="a-bug-of-ours"),
    ],
)
def test_a_game_without_a_verdict_says_why(kind: str, element: str, message: str) -> None:
    found = case(of_game("junit", kind)).find(element)
    assert found is not None
    assert found.get("message") == message


def test_a_file_that_breaks_off_keeps_its_games_and_is_an_error() -> None:
    cut = next(each for each in files() if each.path == "cut.log")
    names = [
        (each.get("name"), each.find("error") is not None)
        for each in suites(written("junit", cut)).iter("testcase")
    ]
    assert names == [("cut.log:1", False), ("cut.log", True)]


def test_an_entry_of_the_list_that_matches_nothing_fails() -> None:
    text = written("junit", FileReport("a.log", games=[verified_game()]), unmet=("old-entry",))
    last = suites(text)[-1]
    assert (last.get("name"), last.get("failures")) == ("--ignore", "1")


def test_hostile_text_is_harmless() -> None:
    text = whole("junit")
    assert not {"\x1b", "\x9b", "\u202e", "\ufffe"} & set(text)
    assert "[/red][2JEve 31m" in text
    assert HOSTILE not in text


def test_the_same_run_gives_the_same_bytes_without_a_clock() -> None:
    assert whole("junit") == whole("junit")
    assert not {"time", "timestamp", "hostname"} & {
        name for each in suites(whole("junit")).iter() for name in each.attrib
    }
