"""Annotations have the documented form of a workflow command, and nothing else is a command."""

from __future__ import annotations

import re

import pytest

from hsreplay_sim.report.ci.github import Level, command
from hsreplay_sim.report.model import Cause, EntityRef, ErrorInfo, FileReport, OptionDifference
from report.ci.runs import files, of_game, whole, written
from report.samples import contradiction, diverged_game, divergence, verified_game

FORM = re.compile(
    r"::(?P<level>error|warning|notice)(?: (?P<properties>[^:]+))?::(?P<message>[^\r\n]*)"
)
"""``::error file={name},line={line},title={title}::{message}``, as GitHub documents it."""
ESCAPE = re.compile(r"%(25|0D|0A|3A|2C)")


def annotations(text: str) -> list[tuple[str, dict[str, str], str]]:
    """Level, properties and message of each annotation, unescaped; the form is checked."""
    found = []
    for line in text.splitlines():
        if not line.startswith("::"):
            assert "##[" not in line
            continue
        match = FORM.fullmatch(line)
        assert match, line
        properties = {}
        for each in filter(None, (match["properties"] or "").split(",")):
            name, _, value = each.partition("=")
            assert name in {"file", "line", "title"}
            properties[name] = unescaped(value)
        found.append((match["level"], properties, unescaped(match["message"])))
    return found


def unescaped(text: str) -> str:
    assert "%" not in ESCAPE.sub("", text)
    return ESCAPE.sub(lambda match: chr(int(match[1], 16)), text)


def levels(text: str) -> list[str]:
    return [level for level, _, _ in annotations(text)]


@pytest.mark.parametrize(
    ("written_as", "wanted"),
    [
        pytest.param(
            command(Level.ERROR, "m", file="a.log", line=3, title="t"),
            "::error file=a.log,line=3,title=t::m\n",
            id="all-of-it",
        ),
        pytest.param(command(Level.NOTICE, "m"), "::notice::m\n", id="no-properties"),
        pytest.param(
            command(Level.WARNING, "100 %, a:b\r\nc", title="100 %, a:b\r\nc"),
            "::warning title=100 %25%2C a%3Ab%0D%0Ac::100 %25, a:b%0D%0Ac\n",
            id="escapes",
        ),
    ],
)
def test_a_command_has_the_documented_form(written_as: str, wanted: str) -> None:
    assert written_as == wanted


@pytest.mark.parametrize("strict", [False, True], ids=["plain", "strict"])
def test_a_run_with_everything_has_no_line_of_another_form(*, strict: bool) -> None:
    text = whole("github", strict=strict)
    named = {properties.get("file") for _, properties, _ in annotations(text)}
    silent = {"verified.log", "adopted.log"} if not strict else {"verified.log"}
    paths = {each.path for each in files() if each.path.endswith(".log")}
    assert paths - named == silent
    assert "\x1b" not in text


def test_a_diverging_action_is_one_error_at_its_line() -> None:
    cause = Cause("earlier", "it began earlier", "a.log:1@1")
    game = diverged_game(divergence(cause=cause), divergence(entity=44), divergence(5))
    found = annotations(written("github", FileReport("a.log", games=[game])))
    assert [(level, properties) for level, properties, _ in found] == [
        ("error", {"file": "a.log", "line": "8419",
                   "title": f"E301 game 1 step {step} PLAY Flamestrike #27"})
        for step in (2, 5)
    ]  # fmt: skip
    assert found[0][2].splitlines() == [
        "Harvest Golem #31 DAMAGE (44) logged 5 simulated 4 [board]",
        "Harvest Golem #44 DAMAGE (44) logged 5 simulated 4 [board]",
        "probable cause: it began earlier (a.log:1@1)",
        "hsreplay-sim show a.log:1@2",
    ]


def test_a_long_action_is_cut_and_says_so() -> None:
    game = diverged_game(*(divergence(entity=40 + number) for number in range(11)))
    ((_, _, message),) = annotations(written("github", FileReport("a.log", games=[game])))
    assert message.splitlines()[8:] == ["+3 more in this action", "hsreplay-sim show a.log:1@2"]


def test_every_game_has_a_plain_line_with_its_verdict() -> None:
    assert of_game("github", "verified") == (
        "- a.log: game 1 verified: 4 of 4 actions verified, 38 of 40 tag changes predicted\n"
    )


@pytest.mark.parametrize(
    ("kind", "plain", "strict"),
    [
        pytest.param("diverged", ["error"], ["error"], id="diverged"),
        pytest.param("expected", ["notice"], ["notice", "error"], id="expected-by-the-user"),
        pytest.param("unexplained", ["warning"] * 2, ["error"] * 2, id="unexplained"),
        pytest.param("adopted", [], ["error"], id="not-implemented"),
        pytest.param("unsupported", ["warning"], ["error"], id="unsupported"),
        pytest.param("broken", ["error"], ["error"], id="a-bug-of-ours"),
        pytest.param("empty", ["warning"], ["warning"], id="nothing-checked"),
    ],
)
def test_the_level_says_whether_the_run_fails(
    kind: str, plain: list[str], strict: list[str]
) -> None:
    assert levels(of_game("github", kind)) == plain
    assert levels(of_game("github", kind, strict=True)) == strict


def test_a_contradiction_stands_at_its_line() -> None:
    game = verified_game()
    game.contradictions.append(contradiction())
    ((level, properties, message),) = annotations(
        written("github", FileReport("a.log", games=[game]))
    )
    assert (level, properties["line"]) == ("warning", "9001")
    assert message.startswith("E401 attack Harvest Golem #31")


def test_options_that_are_judged_otherwise_are_one_notice() -> None:
    game = verified_game()
    for step, line in ((3, 88), (5, 99), (6, 111)):
        entity = EntityRef(7, "CS2_029", "Fireball")
        game.option_differences.append(OptionDifference(f"a.log:1@{step}", line, entity))
    ((level, properties, message),) = annotations(
        written("github", FileReport("a.log", games=[game]))
    )
    assert (level, properties["line"]) == ("notice", "88")
    assert message == (
        "E211 Fireball #7 logged not listed simulated not listed\nand 2 more options"
    )


def test_a_broken_file_is_an_error_at_its_line() -> None:
    broken = FileReport("a,b:c.log", ErrorInfo("I102", "50 % of it", 7))
    text = written("github", broken)
    assert text == "::error file=a%2Cb%3Ac.log,line=7,title=I102::line 7: 50 %25 of it\n"


def test_standard_input_has_no_file_to_point_at() -> None:
    text = written("github", FileReport("-", games=[diverged_game()]))
    ((_, properties, message),) = annotations(text)
    assert properties.keys() == {"title"}
    assert "hsreplay-sim show" not in message


def test_an_entry_of_the_list_that_matches_nothing_is_an_error() -> None:
    found = annotations(written("github", unmet=("old-entry",)))
    assert [(level, properties["title"]) for level, properties, _ in found] == [
        ("error", "--ignore")
    ]


def test_the_name_of_a_file_gives_no_command() -> None:
    for name in ("::error::x", "##[error]x", "\n::error::x"):
        text = written("github", FileReport(name, games=[verified_game()]))
        assert text.startswith("- ")
        assert annotations(text) == []
