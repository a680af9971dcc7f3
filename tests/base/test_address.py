"""An address is read as it is printed, and what is no path is refused with a word of help."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hsreplay_sim.base.address import Address, path_text
from hsreplay_sim.base.errors import UsageError

ADDRESSES = [
    ("Power.log", Address("Power.log")),
    ("Power.log:2", Address("Power.log", 2)),
    ("Power.log:2@41", Address("Power.log", 2, 41)),
    ("Power.log@7", Address("Power.log", 0, 7)),
    ("C:\\Logs\\Power.log:1", Address("C:\\Logs\\Power.log", 1)),
    ("-:3", Address("-", 3)),
    ("-@3", Address("-", 0, 3)),
    ("Power.log@turn:21", Address("Power.log", spot="turn:21")),
    ("Power.log:2@L25493", Address("Power.log", 2, spot="L25493")),
    ('Power.log@"King Krush"', Address("Power.log", spot="King Krush")),
    ("some@body.log", Address("some@body.log")),
]


@pytest.mark.parametrize(("text", "address"), ADDRESSES)
def test_an_address_is_read_and_printed_alike(text: str, address: Address) -> None:
    assert Address.parse(text) == address
    assert Address.parse(Path(text)) == address
    assert str(address) == text


def test_the_name_of_a_file_that_exists_is_no_address(tmp_path: Path) -> None:
    path = tmp_path / "odd:2@3"
    path.touch()
    assert Address.parse(path) == Address(str(path))


def test_behind_an_existing_file_any_words_may_stand(tmp_path: Path) -> None:
    path = tmp_path / "some@body.log"
    path.touch()
    assert Address.parse(f"{path}@King Krush") == Address(str(path), spot="King Krush")
    assert Address.parse(f"{path}:2@King Krush") == Address(str(path), 2, spot="King Krush")


@pytest.mark.parametrize("what", ["game", "step"])
def test_games_and_steps_count_from_1(what: str) -> None:
    with pytest.raises(UsageError, match=f"{what}s count from 1"):
        Address.parse("Power.log" + (":0" if what == "game" else "@0"))


@pytest.mark.parametrize("spot", ["@2", "@turn:3", '@"King Krush"'])
def test_a_step_is_refused_where_a_game_is_meant(spot: str) -> None:
    with pytest.raises(UsageError, match="a whole game is meant"):
        Address.of_games(f"Power.log:1{spot}")


@pytest.mark.parametrize(
    ("value", "words"),
    [
        pytest.param(None, "not None", id="none"),
        pytest.param(3, "not an object of type int", id="number"),
        pytest.param(b"Power.log", "not an object of type bytes", id="bytes"),
        pytest.param(Path, "not the class Path", id="class"),
    ],
)
def test_what_is_no_path_is_refused_in_words(value: Any, words: str) -> None:
    with pytest.raises(TypeError, match=words):
        path_text(value)
