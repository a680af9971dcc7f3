"""Times get a date where XML is written of a log, for the readers that demand one."""

from __future__ import annotations

from datetime import date

import pytest

from hsreplay_sim.formats.dates import Dates, date_in, lacks_date
from hsreplay_sim.formats.hsreplay_xml.write import write_lines
from small_game import small_game

DAY = date(2024, 2, 28)


def put(*stamps: str) -> list[str]:
    dates = Dates(DAY)
    return [dates.put(f'<Block entity="1" ts="{each}">')[22:-2] for each in stamps]


def test_a_time_gets_the_day_and_six_places() -> None:
    assert put("18:21:40.7482751") == ["2024-02-28T18:21:40.748275"]
    assert put("18:21:40") == ["2024-02-28T18:21:40"]


def test_the_day_changes_at_midnight() -> None:
    assert put("23:59:59", "00:00:01", "00:00:02", "23:59:00", "00:10:00") == [
        "2024-02-28T23:59:59", "2024-02-29T00:00:01", "2024-02-29T00:00:02",
        "2024-02-29T23:59:00", "2024-03-01T00:10:00",
    ]  # fmt: skip


def test_an_hour_past_24_is_of_a_later_day() -> None:
    """U178 counts on to 39:33:57."""
    assert put("24:00:00", "39:33:57") == ["2024-02-29T00:00:00", "2024-02-29T15:33:57"]


@pytest.mark.parametrize("text", ["<Game>", '<Block ts="2016-09-03T22:56:31+02:00"/>', '<A b=""/>'])
def test_what_has_a_date_or_no_time_stays(text: str) -> None:
    assert Dates(DAY).put(text) == text


def test_the_clients_folder_names_the_day() -> None:
    assert date_in("Logs/Hearthstone_2023_05_06_12_30_00/Power.log") == date(2023, 5, 6)
    assert date_in("Logs/Hearthstone_2023_15_06_12_30_00/Power.log") is None
    assert date_in("Logs/Power.log") is None


def test_a_document_is_written_with_and_without_a_day() -> None:
    game = small_game()
    assert not lacks_date(game), "it has no times at all"
    game.packets = [each for each in game.packets if not hasattr(each, "packets")]
    text = "".join(write_lines([game], DAY))
    assert "ts=" not in text
