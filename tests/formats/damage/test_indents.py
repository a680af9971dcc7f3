"""A line that stands no further right than the opening of a block has left that block."""

from __future__ import annotations

from pathlib import Path

import pytest

import hsreplay_sim as hs
from hsreplay_sim.formats import codes
from hsreplay_sim.replay.packets import Block
from hsreplay_sim.replay.recording import Recording
from places import ROOT

SOUND = (ROOT / "fixtures" / "demo" / "clean.log").read_text(encoding="utf-8").splitlines()
ENDS = [
    at
    for at, line in enumerate(SOUND)
    if "GameState.DebugPrintPower() -" in line and line.endswith("BLOCK_END")
]


def game(path: Path, lines: list[str]) -> Recording:
    log = path / "a.log"
    log.write_text("\n".join(lines) + "\n", encoding="utf-8")
    found = hs.load(log)[0]
    assert isinstance(found, Recording)
    return found


def shape(recording: Recording) -> list[tuple[int, int, int]]:
    """The blocks by kind, entity and number of packets."""
    todo, found = list(recording.packets), list[tuple[int, int, int]]()
    while todo:
        packet = todo.pop(0)
        if type(packet) is Block:
            found.append((packet.kind, packet.entity, len(packet.packets)))
            todo += packet.packets
    return found


@pytest.mark.parametrize("gone", ENDS[5::17])
def test_a_block_whose_end_is_missing_ends_where_a_line_leaves_it(
    tmp_path: Path, gone: int
) -> None:
    whole = shape(game(tmp_path, SOUND))
    broken = game(tmp_path, SOUND[:gone] + SOUND[gone + 1 :])
    assert shape(broken) == whole
    assert [each.code for each in broken.problems] == [codes.NESTING_REPAIRED]


def test_a_sound_log_has_no_such_problem(tmp_path: Path) -> None:
    assert game(tmp_path, SOUND).problems == []


def test_a_log_without_blanks_tells_no_depth(tmp_path: Path) -> None:
    bare = [line.replace("() -     ", "() - ") for line in SOUND]
    while any("() -     " in line for line in bare):
        bare = [line.replace("() -     ", "() - ") for line in bare]
    assert shape(game(tmp_path, bare)) == shape(game(tmp_path, SOUND))
