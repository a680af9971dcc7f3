"""The table of what builds did differently: rows, pages and the profile of a build."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from hsreplay_sim.base.stream import TAG
from hsreplay_sim.base.tags import tag_name
from hsreplay_sim.builds.profile import (
    PAGES,
    REPORTED,
    SWITCHES,
    open_switches,
    profile_for,
)
from hsreplay_sim.builds.switch import Switch
from hsreplay_sim.builds.texts import Texts
from hsreplay_sim.play.selfplay import moves, new_engine
from places import ROOT
from scripts.loading import script
from sources import nodes_of

table = script("builds_table")

ROWS = [pytest.param(row, id=name) for name, row in SWITCHES.items()]
RECORDED = re.compile(r"U\d{3}[a-z]?:\d+")
TOLD = re.compile(
    r"patch \d+(\.\d+)+|(wiki|[a-z][a-z-]*\.[a-z]+) [A-Z][\w':,\- ]*\w|[a-zA-Z][\w-]*#\d+"
)
"""Notes of a patch, a page of the Hearthstone wiki or another site, an issue of a tracker."""


@cache
def read_names() -> set[str]:
    """The attributes that the package reads off a profile, by whatever name it goes."""
    found = set()
    package = ROOT / "hsreplay_sim"
    for path in package.rglob("*.py"):
        if package / "builds" not in path.parents:
            if PROFILE.search(path.read_text(encoding="utf-8")):
                for node in nodes_of(path):
                    if isinstance(node, ast.Attribute) and is_read_off(node.value):
                        found.add(node.attr)
    return found


PROFILE = re.compile(r"profile|\bp\b|hsreplay_sim\.builds")
"""What stands in every module that has one."""


def is_read_off(node: ast.expr) -> bool:
    """Whether it is a profile, or the page that a row of the records names."""
    return is_profile(node) or (
        isinstance(node, ast.Name) and node.id in {page.__name__ for page in PAGES}
    )


def is_profile(node: ast.expr) -> bool:
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "profile_for"
    if isinstance(node, ast.Attribute):
        return node.attr in ("profile", "_profile")
    return isinstance(node, ast.Name) and node.id in ("profile", "p")


@cache
def rules() -> set[str]:
    text = (ROOT / "docs" / "tables" / "RULES.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\| (R\d+) \|", text, re.MULTILINE))


def test_no_two_rows_have_one_name() -> None:
    assert sum(len(page.rows()) for page in PAGES) == len(SWITCHES)


def test_no_page_is_longer_than_thirty_rows() -> None:
    assert [page.__name__ for page in PAGES if len(page.rows()) > 30] == []


@pytest.mark.parametrize("row", ROWS)
def test_a_behaviour_was_absent_before_it_was_there(row: Switch) -> None:
    assert list(row.builds) == sorted(set(row.builds))
    assert len(row.builds) % 2 == 0
    known = [row.holds(build) for build in row.builds]
    assert known == [n % 4 in (1, 2) for n in range(len(row.builds))]
    assert not any(row.is_open(build, build) for build in row.builds)


@pytest.mark.parametrize("row", ROWS)
def test_a_row_is_read_ruled_and_cited(row: Switch) -> None:
    assert row.name in read_names()
    assert row.rule in rules()
    assert row.evidence
    for each in row.evidence:
        assert RECORDED.fullmatch(each) or TOLD.fullmatch(each)


@pytest.mark.parametrize("row", ROWS)
def test_a_row_says_one_sentence(row: Switch) -> None:
    assert re.fullmatch(r"[A-Z\"“][^|\n]*[^.]\.", row.says)
    assert ". " not in row.says


@pytest.mark.parametrize("row", ROWS)
def test_recordings_show_every_row_but_those_of_the_reported_pages(row: Switch) -> None:
    """Another page may cite a report beside a recording; what a recording shows moves there."""
    is_reported = any(row.name in page.rows() for page in REPORTED)
    recorded = [each for each in row.evidence if RECORDED.fullmatch(each)]
    assert bool(recorded) is not is_reported


@pytest.mark.parametrize(
    "text",
    ["U074:9126", "hs-bugs#27", "patch 9.1", "patch 5.2.2", "wiki Gorehowl", "wiki Sacred Trial"],
)
def test_evidence_is_a_recording_or_a_public_report(text: str) -> None:
    assert bool(RECORDED.fullmatch(text)) is not bool(TOLD.fullmatch(text))


@pytest.mark.parametrize("text", ["patch", "wiki", "#27", "B012:3", "a report", "U074"])
def test_what_cannot_be_opened_is_no_evidence(text: str) -> None:
    assert not RECORDED.fullmatch(text)
    assert not TOLD.fullmatch(text)


@pytest.mark.parametrize("row", [row for row in SWITCHES.values() if row.writes is not None])
def test_the_tag_of_a_row_has_a_name(row: Switch) -> None:
    assert row.writes is not None
    assert not tag_name(row.writes).isdecimal()


def test_no_tag_belongs_to_two_rows() -> None:
    tags = [row.writes for row in SWITCHES.values() if row.writes is not None]
    assert len(set(tags)) == len(tags)


def test_between_the_two_builds_the_middle_is_the_first_guess() -> None:
    row = Texts.ranks_doomsayer
    middle = (row.old + row.new) // 2
    assert [row.holds(build) for build in (middle, middle + 1)] == [False, True]
    builds = (row.old, middle, row.new)
    assert [row.is_open(build, build) for build in builds] == [False, True, False]
    assert "ranks_doomsayer" in open_switches(middle, middle)


def test_of_a_build_that_is_not_known_all_is_open_that_its_span_does_unlike() -> None:
    row = Texts.ranks_doomsayer
    assert row.is_open(row.old, row.new), "the ends included"
    assert not row.is_open(row.old - 100, row.old)
    assert not row.is_open(row.new, row.new + 100)


def test_a_page_answers_with_the_row_a_profile_with_the_answer() -> None:
    assert Texts.ranks_doomsayer is SWITCHES["ranks_doomsayer"]
    assert profile_for(25770).ranks_doomsayer is True
    assert profile_for(18336).ranks_doomsayer is False
    assert repr(Texts.ranks_doomsayer) == "<Switch Texts.ranks_doomsayer 18336–22611>"


def test_a_profile_does_not_change() -> None:
    with pytest.raises(AttributeError, match="does not change"):
        profile_for(25770).ranks_doomsayer = False


def test_a_profile_with_another_answer_is_another_profile() -> None:
    profile = profile_for(25770)
    other = profile.but(ranks_doomsayer=False)
    assert not other.ranks_doomsayer
    assert profile.ranks_doomsayer
    assert other.build == 25770
    with pytest.raises(TypeError, match="no such switch: ranks_nobody"):
        profile.but(ranks_nobody=True)


def test_the_printed_table_is_what_the_rows_say() -> None:
    printed = table.TABLE.read_text(encoding="utf-8")
    assert printed == table.printed(table.killers())


@pytest.mark.parametrize(
    "name", ["counts_spells_this_game", "hero_damage_history", "death_knight_corpses"]
)
def test_a_later_form_of_a_counter_needs_the_counter(name: str) -> None:
    """An unstated build may lie in both brackets: one switch alone has to turn the counter off."""
    written = []
    for has in (True, False):
        game, oracle = new_engine(2, 229_984, vanilla=False)
        game.profile = game.profile.but(**{name: has})
        start = len(game.out)
        assert all(moves(game, oracle))
        tags = {what for kind, _, what, _, _ in game.out[start:] if kind == TAG}
        written.append(SWITCHES[name].writes in tags)
    assert written == [True, False]
