"""What we write is read by the programs of the field: a sample; all of it by `prove.py peers`."""

from __future__ import annotations

from pathlib import Path
from subprocess import CalledProcessError

import pytest
from msgspec.structs import replace

from corpus import corpus_dir, missing
from hsreplay_sim.app.outputs.convert import convert
from hsreplay_sim.app.outputs.readers import DATELESS, OTHER_PLAYERS, UNCREATED, Readers
from hsreplay_sim.formats import HSREPLAY_XML, POWER_LOG, open_replay
from hsreplay_sim.replay.packets import CreateGame
from hsreplay_sim.replay.recording import Recording
from peers.run import readable, run
from places import ROOT

CLEAN = ROOT / "fixtures" / "demo" / "clean.log"
EVERY = 24


@pytest.mark.corpus
def test_every_reader_of_the_field_reads_what_is_written(tmp_path: Path) -> None:
    paths = sorted(corpus_dir("powerlog").glob("*.gz"))[::EVERY]
    try:
        findings, counts = run(readable(paths), 1, tmp_path / "environment")
    except CalledProcessError as error:
        missing(f"python-hsreplay cannot be installed: {error.stderr}")
    assert findings == []
    assert counts[HSREPLAY_XML] == len(paths)


def game(*names: str, account: str = "1") -> Recording:
    """The demo, with other names of its players, and with this account of the second."""
    (found,) = open_replay(CLEAN)
    assert isinstance(found, Recording)
    create = found.packets[0]
    assert isinstance(create, CreateGame)
    named = zip(create.players, names, strict=True)
    mine, foe = (replace(player, name=name, account_lo="1") for player, name in named)
    players = mine, replace(foe, account_lo=account)
    found.packets[0] = replace(create, players=players)
    return found


def test_games_of_other_players_in_one_log_are_told_once() -> None:
    """hslog keeps the names of the first game for all."""
    readers = Readers(POWER_LOG, dated=True)
    assert readers.refuse(game("Anna", "Bob")) == []
    assert readers.refuse(game("Anna", "Bob")) == []
    assert readers.refuse(game("Bob", "Anna")) == [OTHER_PLAYERS]
    assert readers.refuse(game("Cleo", "Dan")) == []


def test_two_ais_may_bear_one_name() -> None:
    """U226: both of a tavern's first players are the Innkeeper; hslog reads it."""
    found = game("The Innkeeper", "The Innkeeper", account="0")
    create = found.create
    assert create is not None
    players = tuple(replace(player, account_lo="0") for player in create.players)
    found.packets[0] = replace(create, players=players)
    assert Readers(POWER_LOG, dated=True).refuse(found) == []


def test_the_name_of_an_ai_may_change() -> None:
    """U048: the Innkeeper, then two people; hslog reads all three games."""
    readers = Readers(POWER_LOG, dated=True)
    assert readers.refuse(game("Anna", "The Innkeeper", account="0")) == []
    assert readers.refuse(game("Anna", "Bob")) == []
    assert readers.refuse(game("Anna", "Cleo")) == []


def test_what_python_hsreplay_refuses_is_told() -> None:
    readers = Readers(HSREPLAY_XML, dated=False)
    found = game("Anna", "Bob")
    del found.packets[0]
    assert readers.refuse(found) == [DATELESS, UNCREATED]


def test_the_note_comes_with_the_conversion(tmp_path: Path) -> None:
    two = tmp_path / "two.log"
    text = CLEAN.read_text()
    two.write_text(text + text.replace("PlayerName=Rosa", "PlayerName=Cleo"))
    assert "PlayerName=Rosa" in text
    assert convert(two, tmp_path / "out.log").notes == [OTHER_PLAYERS]
