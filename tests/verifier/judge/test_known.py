"""The list of known differences: it names, it silences nothing, and every entry is proven."""

from __future__ import annotations

import io
import json
from functools import cache

import pytest

from hsreplay_sim.app.batch import observed_games
from hsreplay_sim.base.errors import FormatError
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.report import json as report_json
from hsreplay_sim.report.model import Divergence, FileReport, GameReport, Report
from hsreplay_sim.report.terminal.human import Human
from hsreplay_sim.verifier.judge.known import Known, known_differences, read_known
from hsreplay_sim.verifier.run import verify_game
from places import ROOT
from recordings import recording
from report.shown import concise_lines, show

PLANTED = ROOT / "fixtures" / "demo" / "planted.log"
HEAD = '[[known]]\nid = "a-plant"\ncode = "E301"\n'
REST = 'first_build = 1\nlast_build = 999999\nevidence = ["planted.log:1"]\nreason = "Planted."\n'
ENTRY = HEAD + 'tag = "DAM*"\n' + REST


def verified(text: str) -> GameReport:
    """The planted demo game under a list of known differences."""
    (game,) = read_powerlog(PLANTED)
    return verify_game(game, known=read_known(text, "known.toml"))


def test_a_known_difference_is_named_and_still_counts() -> None:
    unknown, known = verified(""), verified(ENTRY)
    assert [each.known for each in unknown.divergences] == [""]
    assert [each.known for each in known.divergences] == ["a-plant"]
    assert known.tally.known == {"a-plant": 1}
    assert known.verdict is unknown.verdict
    assert known.tally.actions == unknown.tally.actions
    assert Report("", [FileReport("", games=[known])]).exit_code() == 1


def test_every_output_names_it() -> None:
    file = FileReport("planted.log", games=[verified(ENTRY)])
    data = json.loads(report_json.render(Report("", [file])))
    assert data["totals"]["known"] == {"a-plant": 1}
    assert data["files"][0]["games"][0]["divergences"][0]["known"] == "a-plant"
    assert "known: a-plant" in "".join(concise_lines(file))
    assert "known: a-plant" in file.games[0].divergences[0].summary()
    out = io.StringIO()
    show(Human.to(out), file)
    assert "known   a-plant" in out.getvalue()
    assert "known        1: a-plant 1" in out.getvalue()


def test_without_one_nothing_is_known() -> None:
    (game,) = report_json.report_data(Report("", [FileReport("", games=[verified("")])]))["files"]
    assert game["games"][0]["divergences"][0]["known"] is None


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
    assert verified(HEAD + other).tally.known == {}


def test_the_first_of_two_names_it() -> None:
    assert verified(ENTRY + ENTRY.replace("a-plant", "later")).tally.known == {"a-plant": 1}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        pytest.param("[[known]\n", "known.toml:1:8: Expected", id="not-toml"),
        pytest.param("[known]\n", "known.toml:1: write each entry as [[known]]", id="one-table"),
        pytest.param("[[other]]\n", "known.toml:1: unknown table 'other'", id="another-table"),
        pytest.param(
            "\n" + ENTRY + 'owner = "x"\n', "known.toml:10: unknown key 'owner'", id="unknown-key"
        ),
        pytest.param(
            ENTRY.replace("a-plant", "A plant"), "known.toml:2: id must be in small", id="bad-id"
        ),
        pytest.param(ENTRY + ENTRY, "known.toml:10: the id 'a-plant' is there", id="same-id"),
        pytest.param(ENTRY.replace("E301", "X901"), "known.toml:3: code must be one", id="no-code"),
        pytest.param(HEAD + REST, "known.toml:1: an entry names a tag, a card", id="too-wide"),
        pytest.param(
            ENTRY.replace('"DAM*"', "44"), "known.toml:4: tag must be a text, got 44", id="number"
        ),
        pytest.param(
            ENTRY.replace("= 1\n", '= "x"\n'), "known.toml:5: first_build must be", id="no-build"
        ),
        pytest.param(
            ENTRY.replace("last_build = 999999\n", ""),
            "known.toml:1: last_build must be a build, got None",
            id="no-last-build",
        ),
        pytest.param(
            ENTRY.replace("999999", "1").replace("= 1\n", "= 2\n", 1),
            "known.toml:5: build 2 is after build 1",
            id="builds-in-the-wrong-order",
        ),
        pytest.param(
            ENTRY.replace("planted.log:1", "planted.log"),
            "known.toml:7: 'planted.log' is not \"recording:line\"",
            id="evidence-without-a-line",
        ),
        pytest.param(
            ENTRY.replace('["planted.log:1"]', "[]"), "known.toml:7: evidence must", id="none"
        ),
        pytest.param(
            ENTRY.replace("Planted.", " "), "known.toml:8: reason must be a text", id="no-reason"
        ),
    ],
)
def test_a_bad_list_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_known(text, "known.toml")
    assert str(caught.value).startswith(message)


def test_the_packaged_list_can_be_read() -> None:
    assert isinstance(known_differences(), tuple)


@cache
def _divergences(name: str) -> tuple[Divergence, ...]:
    games = observed_games([recording(name)])
    return tuple(each for game in games for each in verify_game(game).divergences)


@pytest.mark.corpus
@pytest.mark.parametrize("entry", known_differences(), ids=lambda entry: entry.id)
def test_every_entry_matches_where_its_evidence_says(entry: Known) -> None:
    for place in entry.evidence:
        name, _, line = place.rpartition(":")
        named = {each.known for each in _divergences(name) if each.line == int(line)}
        assert entry.id in named, f"{place}: no such divergence; is the entry out of date?"
