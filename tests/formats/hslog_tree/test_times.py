"""Times of recordings as hslog has them, and back."""

from __future__ import annotations

from datetime import date, datetime

import pytest

from hsreplay_sim.formats.hslog_tree.times import Clock, printed

DAY = date(2024, 5, 31)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param("", "None", id="none"),
        pytest.param("12:01:24", "12:01:24", id="without-fraction"),
        pytest.param("12:01:24.1234567", "12:01:24.123456", id="seven-digits"),
        pytest.param("25:01:24", "01:01:24", id="past-midnight"),
        pytest.param("2016-06-27T22:35:59.1336590", "2016-06-27 22:35:59.133659", id="dated"),
        pytest.param("2016-06-27T22:35:59+00:00", "2016-06-27 22:35:59+00:00", id="with-zone"),
        pytest.param("12:61:24", "None", id="impossible"),
        pytest.param("yesterday", "None", id="a-word"),
    ],
)
def test_a_time_is_read_as_the_recording_knows_it(text: str, told: str) -> None:
    assert str(Clock(None).read(text)) == told


def test_what_is_no_time_and_what_is_past_midnight_is_counted() -> None:
    clock = Clock(None)
    for text in ("", "yesterday", "24:00:01", "25:00:01", "23:00:00"):
        clock.read(text)
    assert (clock.unread, clock.past_midnight) == (1, 2)


def test_with_the_day_of_its_beginning_times_go_on_over_midnight() -> None:
    clock = Clock(DAY)
    read = [clock.read(text) for text in ("23:59:59", "23:59:58", "00:00:01", "00:00:02")]
    assert [(each.day, each.hour) for each in read if isinstance(each, datetime)] == [
        (31, 23),
        (31, 23),
        (1, 0),
        (1, 0),
    ]


def test_an_hour_past_24_is_of_the_next_day() -> None:
    clock = Clock(DAY)
    assert str(clock.read("24:10:00")) == "2024-06-01 00:10:00"
    assert clock.past_midnight == 0


@pytest.mark.parametrize("text", ["", "12:01:24.1234560", "2016-06-27T22:35:59+02:00"])
def test_a_time_is_printed_as_it_was(text: str) -> None:
    assert printed(Clock(None).read(text)) == text


def test_a_time_that_is_text_stays_as_it_is() -> None:
    assert printed("12:01") == "12:01"
