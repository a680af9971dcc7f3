"""The packets of a game as JSON: read(write(x)) == x, within the bounds of a log."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path

import pytest

from corpus import corpus_dir
from hsreplay_sim.base.errors import FormatError, InputError, LimitError
from hsreplay_sim.formats import open_replay, packets_json, write_replay
from hsreplay_sim.replay.recording import Recording
from places import ROOT

SAMPLES = sorted(
    path
    for folder in ("powerlog/good", "powerlog/bad", "hsreplay_xml/good", "hsreplay_xml/bad")
    for path in (ROOT / "fixtures" / folder).iterdir()
)


def games_of(path: Path) -> list[Recording]:
    try:
        return [game for game in open_replay(path) if isinstance(game, Recording)]
    except InputError:
        return []


def changed(path: Path) -> list[str]:
    """The fields that are not read as they were written."""
    games = games_of(path)
    if not games:
        return []
    back = list(open_replay(write_replay(games, "packets").encode()))
    assert len(back) == len(games)
    names = [each.name for each in fields(Recording) if each.compare and each.name != "path"]
    return [
        f"{path.name} {name}"
        for one, other in zip(games, back, strict=True)
        for name in names
        if getattr(one, name) != getattr(other, name)
    ]


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_what_is_written_is_read_again(path: Path) -> None:
    assert changed(path) == []


@pytest.mark.corpus
def test_recordings_of_all_eras_are_read_as_they_were_written() -> None:
    paths = sorted(corpus_dir("powerlog").glob("*.gz"))[::40]
    assert [name for path in paths for name in changed(path)] == []


def test_the_schema_in_the_documents_is_that_of_the_code() -> None:
    text = (ROOT / "docs" / "packets-1.schema.json").read_text(encoding="utf-8")
    assert text == json.dumps(packets_json.schema(), indent=1) + "\n"


def line(*packets: object, **more: object) -> bytes:
    document = {"schema": packets_json.SCHEMA, "game": 1, "format": "power.log"}
    return json.dumps(document | {"packets": list(packets)} | more).encode()


def change(**fields: object) -> dict[str, object]:
    return {"type": "TagChange", "entity": 4, "tag": 49, "value": 1} | fields


def nested(depth: int) -> dict[str, object]:
    packets = [nested(depth - 1)] if depth else []
    return {"type": "Block", "kind": 5, "entity": 4, "packets": packets}


@pytest.mark.parametrize(
    ("data", "error"),
    [
        pytest.param(line(change(type="NoPacket")), FormatError, id="unknown-packet"),
        pytest.param(line(change(value="1")), FormatError, id="a-number-as-text"),
        pytest.param(line(change())[:-5], FormatError, id="cut"),
        pytest.param(line(schema="hsreplay-sim/packets/9"), FormatError, id="another-version"),
        pytest.param(line(change(entity=-1)), LimitError, id="no-such-entity"),
        pytest.param(line(change(value=10**13)), LimitError, id="a-number-beyond-all"),
        pytest.param(line(nested(70)), LimitError, id="nested-too-deep"),
    ],
)
def test_what_no_game_can_hold_is_refused(data: bytes, error: type[InputError]) -> None:
    with pytest.raises(error, match="<bytes>:1"):
        list(open_replay(data))
