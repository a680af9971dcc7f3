"""Times with a date: python-hsreplay refuses a document that has the time of day alone."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta
from pathlib import Path

from hsreplay_sim.replay.packets import walk
from hsreplay_sim.replay.recording import Recording

_STAMP = re.compile(r' ts="(\d\d)(:\d\d:\d\d)(\.\d{1,6})?\d*"', re.ASCII)
_REST = re.compile(r'(:\d\d:\d\d(?:\.\d{1,6})?)\d*"', re.ASCII)
_TIME_ALONE = re.compile(r"\d\d:\d\d:\d\d", re.ASCII)
_FOLDER = re.compile(r"Hearthstone_(\d{4})_(\d\d)_(\d\d)_\d\d_\d\d_\d\d", re.ASCII)
_DAY = 24
_TURN_BACK = 12
"""An hour that is so much less than the last one is of the next day."""


class Dates:
    """Puts the date before the times of a game that began on a day."""

    def __init__(self, begun: date) -> None:
        self._day = begun
        self._hour = 0
        self._last = ("", "")
        """The time that was dated last, and how: many lines in a row share one."""
        self._of_hour, self._dated = "", ""
        """How times of the last hour begin, and how they are dated: most others are of it, too."""

    def put(self, text: str) -> str:
        """The line of XML, its time with a date; hours from 24 on are of the next day (U178)."""
        last, dated = self._last
        again = text.replace(last, dated, 1) if last else text
        if again is not text:
            return again
        start = text.find(' ts="')
        if start < 0:
            return text
        if self._of_hour and text.startswith(self._of_hour, start):
            found = _REST.match(text, start + len(self._of_hour))
            if found is not None:
                end, dated = found.end(), f'{self._dated}{found[1]}"'
                self._last = text[start:end], dated
                return text[:start] + dated + text[end:]
        found = _STAMP.search(text, start)
        if found is None:
            return text
        hour = int(found[1])
        later, hour = divmod(hour, _DAY)
        if not later and self._hour - hour > _TURN_BACK:
            self._day += timedelta(days=1)
        if not later:
            self._hour = hour
        day = self._day + timedelta(days=later)
        stamp = f"{day}T{hour:02}{found[2]}{found[3] or ''}"
        self._last = found[0], f' ts="{stamp}"'
        self._of_hour, self._dated = f' ts="{found[1]}', f' ts="{day}T{hour:02}'
        return f"{text[: found.start()]}{self._last[1]}{text[found.end() :]}"


def date_in(path: str) -> date | None:
    """The day that the client's own folder of logs names: Hearthstone_2023_05_06_12_30_00."""
    for year, month, day in _FOLDER.findall(path):
        try:
            return date(int(year), int(month), int(day))
        except ValueError:
            continue
    return None


def date_of_file(path: str) -> date | None:
    """The day on which a file was last changed; None if there is no such file."""
    try:
        return datetime.fromtimestamp(Path(path).stat().st_mtime).astimezone().date()
    except (OSError, OverflowError, ValueError):
        return None


def lacks_date(game: Recording) -> bool:
    """Whether the game has times, and the first of them has no date."""
    first = next((packet.ts for packet in walk(game.packets) if packet.ts), "")
    return _TIME_ALONE.match(first) is not None
