"""A format is recognised by its content; what is opened is read lazily."""

from __future__ import annotations

import gzip
import io
import subprocess
import sys
from pathlib import Path

import pytest

from hsreplay_sim.base.errors import FormatError, InputError, UnsupportedError, UsageError
from hsreplay_sim.formats import FORMATS, format_named, open_replay, sniff, write_replay
from hsreplay_sim.replay.recording import Recording
from places import ROOT

FIXTURES = ROOT / "fixtures"
SAMPLES = {
    "power.log": FIXTURES / "powerlog" / "good" / "modern.log",
    "hsreplay-xml": FIXTURES / "hsreplay_xml" / "good" / "v1_7.xml",
    "packets": FIXTURES / "packets" / "modern.packets.json",
    "hearthbreaker-complete": FIXTURES / "hearthbreaker" / "as-documented.hsreplay",
    "hearthbreaker-compact": FIXTURES / "hearthbreaker" / "as-documented.rep",
    "snapshot": FIXTURES / "snapshot" / "board.snapshot.json",
}


def test_every_format_has_a_sample() -> None:
    assert set(SAMPLES) == {kind.name for kind in FORMATS}


@pytest.mark.parametrize("name", SAMPLES)
def test_content_decides_whatever_the_file_is_called(name: str, tmp_path: Path) -> None:
    path = tmp_path / "misleading.xml"
    path.write_bytes(gzip.compress(SAMPLES[name].read_bytes()))
    replay = open_replay(path)
    assert replay.format == name
    assert replay.path == str(path)
    assert len(list(replay)) == 1


@pytest.mark.parametrize("name", SAMPLES)
def test_every_format_is_written(name: str) -> None:
    items = list(open_replay(SAMPLES[name]))
    text = write_replay(items, name)
    assert sniff(text.encode()) == name
    assert len(list(open_replay(text.encode()))) == len(items)


@pytest.mark.parametrize(
    ("head", "name"),
    [
        (b"[Power] GameState.DebugPrintPower() - CREATE_GAME", "power.log"),
        (b"Initialize engine version: 4.5.5\nGfxDevice", "power.log"),
        (b"\n  <?xml version='1.0'?>", "hsreplay-xml"),
        (b'{"id": 1, "xml": "<HSReplay version', "hsreplay-xml"),
        (b'{"moves": [], "header": {"players": []}}', "hearthbreaker-complete"),
        (b'{"active_player": 1, "players": []}', "snapshot"),
        (b"; a comment\ndeck(Jaina,Fireball)\n", "hearthbreaker-compact"),
    ],
)
def test_heads(head: bytes, name: str) -> None:
    assert sniff(head) == name


@pytest.mark.parametrize("head", [b"", b"   ", b"hello", bytes(100), b"\x89PNG", b"[1, 2]", b"{}"])
def test_anything_else_is_a_format_error(head: bytes) -> None:
    with pytest.raises(FormatError):
        sniff(head)
    with pytest.raises(FormatError, match="<bytes>"):
        open_replay(head)


def test_standard_input_and_given_names(monkeypatch: pytest.MonkeyPatch) -> None:
    data = SAMPLES["power.log"].read_bytes()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    replay = open_replay("-", path="piped")
    (game,) = replay
    assert isinstance(game, Recording)
    assert game.path == "piped"


def test_a_format_may_be_forced() -> None:
    with pytest.raises(FormatError, match="no <HSReplay>"):
        list(open_replay(SAMPLES["power.log"], fmt="hsreplay-xml"))
    with pytest.raises(UsageError, match="unknown format"):
        format_named("pdf")


def test_a_scripted_format_holds_one_game() -> None:
    items = list(open_replay(SAMPLES["hearthbreaker-compact"]))
    with pytest.raises(UnsupportedError):
        write_replay(items * 2, "hearthbreaker-compact")


def test_a_truncated_small_file_is_an_error() -> None:
    packed = gzip.compress(SAMPLES["snapshot"].read_bytes())
    with pytest.raises(InputError):
        list(open_replay(packed[:-20]))


def test_games_are_read_only_when_asked_for() -> None:
    broken_later = SAMPLES["power.log"].read_bytes() * 2
    assert next(iter(open_replay(broken_later)))


def test_importing_the_registry_imports_no_parser() -> None:
    code = (
        "import sys, hsreplay_sim.formats\n"
        "print(sorted({'hslog', 'lxml', 'hearthstone'} & set(sys.modules)))"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert result.stdout.strip() == "[]"
