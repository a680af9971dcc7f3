"""An address is read as it is printed, and what is no path is refused with a word of help."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hsreplay_sim.base.address import Address, path_text

ADDRESSES = [
    ("Power.log", Address("Power.log")),
    ("Power.log:2", Address("Power.log", 2)),
    ("Power.log:2@41", Address("Power.log", 2, 41)),
    ("Power.log@7", Address("Power.log", 0, 7)),
    ("C:\\Logs\\Power.log:1", Address("C:\\Logs\\Power.log", 1)),
    ("-:3", Address("-", 3)),
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
