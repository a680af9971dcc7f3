"""The form of a list of expected differences: what an entry matches, and what is refused."""

from __future__ import annotations

from functools import cache

import pytest

import hsreplay_sim as hs
from hsreplay_sim.app.ignored_list import ignored_as, read_ignored
from hsreplay_sim.base.errors import FormatError
from hsreplay_sim.report.model import Divergence
from places import ROOT

PLANTED = ROOT / "fixtures" / "demo" / "planted.log"
BUILD = 54613
HEAD = '[[ignored]]\nid = "a-plant"\ncode = "E301"\n'
REST = 'first_build = 1\nlast_build = 999999\nreason = "Planted."\n'
ENTRY = HEAD + 'tag = "DAM*"\n' + REST


@cache
def plant() -> Divergence:
    """What diverges in the planted demo game."""
    ((found,),) = (game.divergences for game in hs.verify(PLANTED))
    return found


def met(text: str) -> str:
    """The id of the entry of a list that matches the plant."""
    return ignored_as(plant(), BUILD, read_ignored(text, "expected.toml"))


def test_an_entry_matches_by_its_patterns() -> None:
    assert met("") == ""
    assert met(ENTRY) == "a-plant"


@pytest.mark.parametrize(
    "other",
    [
        pytest.param('tag = "ATK"\n' + REST, id="another-tag"),
        pytest.param('tag = "damage"\n' + REST, id="letters-matter"),
        pytest.param('tag = "DAMAGE"\ncard = "CS2_999"\n' + REST, id="another-card"),
        pytest.param('tag = "DAMAGE"\nsign = "not logged"\n' + REST, id="another-sign"),
        pytest.param('tag = "DAMAGE"\n' + REST.replace("999999", "2"), id="a-later-build"),
        pytest.param('tag = "DAMAGE"\n' + REST.replace("= 1\n", "= 999999\n"), id="an-earlier-one"),
    ],
)
def test_all_that_an_entry_asks_must_hold(other: str) -> None:
    assert met(HEAD + other) == ""


def test_builds_may_be_left_out() -> None:
    assert met(HEAD + 'tag = "DAMAGE"\nreason = "Planted."\n') == "a-plant"


def test_the_first_of_two_names_it() -> None:
    assert met(ENTRY + ENTRY.replace("a-plant", "later")) == "a-plant"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        pytest.param("[[ignored]\n", "expected.toml:1:10: Expected", id="not-toml"),
        pytest.param("[ignored]\n", "expected.toml:1: write each entry as [[ig", id="one-table"),
        pytest.param("[[other]]\n", "expected.toml:1: unknown table 'other': write", id="another"),
        pytest.param("\n" + ENTRY + 'owner = "x"\n', "expected.toml:9: unknown key 'o", id="key"),
        pytest.param(
            ENTRY.replace("a-plant", "A plant"), "expected.toml:2: id must be in small", id="bad-id"
        ),
        pytest.param(ENTRY + ENTRY, "expected.toml:9: the id 'a-plant' is there", id="same-id"),
        pytest.param(
            ENTRY.replace("E301", "X901"), "expected.toml:3: code must be one", id="no-code"
        ),
        pytest.param(HEAD + REST, "expected.toml:1: an entry names a tag, a card", id="too-wide"),
        pytest.param(
            ENTRY.replace('"DAM*"', "44"),
            "expected.toml:4: tag must be a text, got 44",
            id="number",
        ),
        pytest.param(
            ENTRY.replace("= 1\n", '= "x"\n'), "expected.toml:5: first_build must be", id="no-build"
        ),
        pytest.param(
            ENTRY.replace("999999", "1").replace("= 1\n", "= 2\n", 1),
            "expected.toml:5: build 2 is after build 1",
            id="builds-in-the-wrong-order",
        ),
        pytest.param(
            ENTRY.replace("Planted.", " "), "expected.toml:7: reason must be a text", id="no-reason"
        ),
    ],
)
def test_a_bad_list_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_ignored(text, "expected.toml")
    assert str(caught.value).startswith(message)
