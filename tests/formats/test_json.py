"""JSON from strangers: what is refused is refused at once, and named shortly."""

from __future__ import annotations

import time

import pytest

from hsreplay_sim.base.errors import FormatError
from hsreplay_sim.formats.json_ import parse_json

DIGITS = b"9" * (4 << 20)


@pytest.mark.parametrize(
    "number", [DIGITS, b"-" + DIGITS, b"0." + DIGITS[:-2], b"1e" + DIGITS[:-2]]
)
def test_megabytes_of_digits_cost_no_more_than_reading_them(number: bytes) -> None:
    started = time.process_time()
    with pytest.raises(FormatError, match="not a whole number of reasonable size") as caught:
        parse_json(b'{"a": [1, 2],\n "b": [' + number + b"]}", "in.json")
    assert time.process_time() - started < 1.0
    assert caught.value.at is not None
    assert caught.value.at.line == 2
    assert len(str(caught.value)) < 120
