"""An address names a step by its number, its turn, one of its lines, or a card."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from hsreplay_sim.app.look.places import games_of, place_of, resolved
from hsreplay_sim.app.look.steps import step_view
from hsreplay_sim.base.address import Address
from hsreplay_sim.base.errors import UnsupportedError, UsageError
from hsreplay_sim.replay.recording import Recording
from places import ROOT

PLANTED = ROOT / "fixtures" / "demo" / "planted.log"
SCRIPT = ROOT / "fixtures" / "hearthbreaker" / "as-documented.rep"


@pytest.mark.parametrize(
    ("spot", "step"),
    [
        pytest.param("34", 34, id="number"),
        pytest.param("L2365", 34, id="line"),
        pytest.param('"River Crocolisk"', 15, id="card"),
        pytest.param("river crocolisk #46 at murloc raider #14", 34, id="words-of-the-title"),
    ],
)
def test_a_step_has_several_names(spot: str, step: int) -> None:
    found = place_of(f"{PLANTED}@{spot}")
    assert found.address == Address(str(PLANTED), 1, step)
    assert found.line == (2365 if spot.startswith("L") else 0)


def test_a_turn_names_its_first_step() -> None:
    found = place_of(f"{PLANTED}@turn:5")
    assert isinstance(found.game, Recording)
    turns = [each.turn for each in found.game.actions]
    assert found.address.step == turns.index(5) + 1


def test_a_move_of_a_script_is_named_by_turn_and_title_too() -> None:
    assert place_of(f"{SCRIPT}@turn:1").address.step == 2
    assert place_of(f"{SCRIPT}@attack").address.step == 3


@pytest.mark.parametrize(
    ("spot", "words"),
    [
        pytest.param("", "names no step; say FILE@STEP, counted from 1", id="none"),
        pytest.param("@0", "steps count from 1", id="step-0"),
        pytest.param("@999", "no step 999, the last one is 63", id="step"),
        pytest.param(":9@1", "no game 9", id="game"),
        pytest.param("@turn:99", "no turn 99, the last one is", id="turn"),
        pytest.param('@"Ysera"', 'no step of "Ysera"; `find`', id="card"),
        pytest.param(":2@L9", "line 9 is of game 1", id="line"),
    ],
)
def test_a_wrong_address_says_how_to_say_it(spot: str, words: str) -> None:
    with pytest.raises(UsageError, match=words):
        place_of(f"{PLANTED}{spot}")


def test_a_snapshot_has_no_steps() -> None:
    board = ROOT / "fixtures" / "snapshot" / "board.snapshot.json"
    with pytest.raises(UnsupportedError, match="a snapshot has no steps"):
        place_of(f"{board}@1")


def test_standard_input_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.TextIOWrapper(io.BytesIO(PLANTED.read_bytes()))
    monkeypatch.setattr(sys, "stdin", stream)
    view = step_view(place_of("-@34"))
    assert view.address == "-:1@34"
    assert view.lines[0][0] > 1


def test_an_address_by_number_is_left_as_it_is() -> None:
    assert resolved("nowhere.log@3") == Address("nowhere.log", 0, 3)
    assert resolved(f"{PLANTED}@L2365") == Address(str(PLANTED), 1, 34)


def test_the_games_of_a_file_have_addresses(tmp_path: Path) -> None:
    two = tmp_path / "two.log"
    two.write_bytes(PLANTED.read_bytes() * 2)
    assert [address for address, _ in games_of(two)] == [Address(str(two), n) for n in (1, 2)]
    assert [address for address, _ in games_of(f"{two}:2")] == [Address(str(two), 2)]
    assert place_of(f"{two}:2@turn:3").address.game == 2
    with pytest.raises(UsageError, match="no game 3, the file holds 2"):
        list(games_of(f"{two}:3"))
    with pytest.raises(UsageError, match="not a step"):
        list(games_of(f"{two}@3"))
