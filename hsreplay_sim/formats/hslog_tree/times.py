"""Times as hslog has them, `time` or `datetime`, out of the texts of recordings and back."""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta

_OF_DAY = re.compile(r"(\d\d)(:\d\d:\d\d(?:\.\d+)?)", re.ASCII)
_DAY = 24
_TURN_BACK = timedelta(hours=12)
"""A time that is so much before the last one is of the next day."""

Time = time | datetime


class Clock:
    """Reads the times of one game, in their order.

    A time without a date is a `time`; if the game is said to have `begun` on a day, a `datetime`.
    """

    def __init__(self, begun: date | None) -> None:
        self._day = begun
        self._last: datetime | None = None
        self._read: tuple[str, Time | None] = "", None
        """The text read last, and what it told: many lines in a row share one."""
        self.unread = 0
        """How often a time was no time."""
        self.past_midnight = 0
        """How often an hour was 24 or more, and no day is known that it could be of."""

    def read(self, text: str) -> Time | None:
        """The time that a text tells; None if it tells none."""
        if text != self._read[0]:
            self._read = text, self._time(text)
        return self._read[1]

    def _time(self, text: str) -> Time | None:
        found = _OF_DAY.fullmatch(text)
        try:
            if found is None:
                return datetime.fromisoformat(text)
            later, hour = divmod(int(found[1]), _DAY)
            told = time.fromisoformat(f"{hour:02}{found[2]}")
        except ValueError:
            self.unread += bool(text)
            return None
        if self._day is None:
            self.past_midnight += bool(later)
            return told
        return self._dated(told, later)

    def _dated(self, told: time, later: int) -> datetime:
        """Put the day to a time; hours from 24 on are of the next one."""
        assert self._day is not None
        if later:
            return datetime.combine(self._day + timedelta(days=later), told)
        when = datetime.combine(self._day, told)
        if self._last is not None and self._last - when > _TURN_BACK:
            self._day += timedelta(days=1)
            when += timedelta(days=1)
        self._last = when
        return when


def printed(when: object) -> str:
    """A time as a log prints it, or with its date as XML does; "" for none."""
    if isinstance(when, datetime):
        return when.isoformat()
    if isinstance(when, time):
        return f"{when:%H:%M:%S.%f}0"
    return str(when or "")
