"""A recording without its players: it holds none of the names, and verifies the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hsreplay_sim as hs
from corpus import corpus_dir
from hsreplay_sim.app.outputs.anonymize import Aliases, anonymize
from hsreplay_sim_cli.main import run
from places import ROOT

PLANTED = ROOT / "fixtures" / "demo" / "planted.log"
NOT_NAMES = {"", "UNKNOWN HUMAN PLAYER"}


def names_of(path: Path) -> set[str]:
    """The names of the players of a file, with and without their numbers, and their accounts."""
    found = set()
    for game in hs.load(path):
        create = game.create if isinstance(game, hs.Recording) else None
        for player in create.players if create is not None else ():
            found |= {player.name, player.name.rpartition("#")[0]}
            found |= {player.account_lo} if len(player.account_lo) > 4 else set()
    return {name for name in found - NOT_NAMES if not name.startswith("redacted")}


def left(path: Path, target: Path) -> list[str]:
    """The names that are still to be found in what was written."""
    text = target.read_text(encoding="utf-8")
    return [name for name in names_of(path) if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)]


def tallies(path: Path) -> list[object]:
    return [(report.verdict, report.tally) for report in hs.verify(path)]


@pytest.mark.parametrize("suffix", [".log", ".xml", ".packets.json"])
def test_no_name_and_no_account_is_left(suffix: str, tmp_path: Path) -> None:
    source, target = tmp_path / f"game{suffix}", tmp_path / f"other{suffix}"
    hs.convert(PLANTED, source)
    assert {"Rosa#1234", "Emil"} <= names_of(source)
    assert anonymize(source, target).names == 2
    assert left(source, target) == []
    assert hs.load(target).format == hs.load(source).format
    assert "Anonymous1#1000" in target.read_text(encoding="utf-8")
    assert tallies(target) == tallies(source)


def test_times_go_if_that_is_wanted(tmp_path: Path) -> None:
    for suffix in (".log", ".xml", ".packets.json"):
        source, target = tmp_path / f"game{suffix}", tmp_path / f"other{suffix}"
        hs.convert(PLANTED, source)
        anonymize(source, target, times=False)
        assert "12:00:" not in target.read_text(encoding="utf-8"), suffix
        assert tallies(target) == tallies(source)


def test_lines_of_other_loggers_do_not_go_along(tmp_path: Path) -> None:
    log = tmp_path / "Player.log"
    deck = "I 12:00:00.0000000 [Decks] Rosa's secret deck\n"
    log.write_text(deck + PLANTED.read_text(encoding="utf-8"), encoding="utf-8")
    assert run(["anonymize", str(log), str(tmp_path / "out.log")]) == 0
    assert "secret deck" not in (tmp_path / "out.log").read_text(encoding="utf-8")


def test_a_script_names_nobody_and_stays(tmp_path: Path) -> None:
    script = ROOT / "fixtures" / "hearthbreaker" / "coin-and-druid.rep"
    assert anonymize(script, tmp_path / "out.rep").names == 0
    told = [game.moves for path in (script, tmp_path / "out.rep") for game in hs.load(path)
            if isinstance(game, hs.ScriptedGame)]  # fmt: skip
    assert [repr(move) for move in told[0]] == [repr(move) for move in told[1]]


def test_a_person_has_one_alias_with_and_without_the_number() -> None:
    aliases = Aliases()
    names = ["Rosa#1234", "Rosa", "The Innkeeper", "UNKNOWN HUMAN PLAYER", ""]
    assert [aliases.name(each) for each in names] == [
        "Anonymous1#1000", "Anonymous1", "Anonymous2", "UNKNOWN HUMAN PLAYER", "",
    ]  # fmt: skip
    assert len(aliases) == 2
    assert aliases.account("0", "0") == ("0", "0")
    assert aliases.account("Rosa", "Emil") == ("redacted", "redacted")


@pytest.mark.corpus
def test_what_is_written_of_recordings_verifies_the_same(tmp_path: Path) -> None:
    """Of all eras and formats; every 30th recording."""
    for path in sorted(corpus_dir("powerlog").glob("*.gz"))[::30]:
        target = tmp_path / "out"
        anonymize(path, target)
        assert left(path, target) == [], path.name
        assert tallies(target) == tallies(path), path.name
