"""How long a game took, by the times of its packets."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from hsreplay_sim.replay.packets import walk

if TYPE_CHECKING:
    from hsreplay_sim.replay.recording import Recording

_TIME = re.compile(r"(?:.*T)?(\d\d):(\d\d):(\d\d)(\.\d+)?", re.ASCII)
_DAY_S = 86_400.0


def times(game: Recording) -> tuple[str, float | None]:
    """Return the first time as written, and the seconds to the last; "" and None without any.

    A game over midnight goes on; one of a day or longer is not known.
    """
    told = [packet.ts for packet in walk(game.packets) if _TIME.match(packet.ts)]
    if not told:
        return "", None
    first, last = _seconds(told[0]), _seconds(told[-1])
    passed = last - first if last >= first else last - first + _DAY_S
    return told[0], round(passed, 3)


def _seconds(stamp: str) -> float:
    found = _TIME.match(stamp)
    if found is None:
        return 0.0
    hours, minutes, seconds, part = found.groups()
    return int(hours) * 3600 + int(minutes) * 60 + int(seconds) + float(f"0{part or '.0'}")
