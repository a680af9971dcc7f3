"""Which file of one run is which file of another: a folder may have moved, a name is not enough."""

from __future__ import annotations

import re
from collections.abc import Iterable

_SEPARATOR = re.compile(r"[\\/]+")

Parts = tuple[str, ...]


def paired(old: Iterable[str], new: Iterable[str]) -> dict[str, str]:
    """New path → the old path that means the same recording.

    A path that both runs have is the same. Of the others, those are the same that end alike, the
    longest ends first, if no second one does: ``Logs/Monday/Power.log`` is
    ``/backup/Monday/Power.log``, and a ``Power.log`` alone is another one's only if there is no
    choice.
    """
    before, now = _by_parts(old), _by_parts(new)
    found = {now[parts]: before[parts] for parts in before.keys() & now.keys()}
    for parts in before.keys() & now.keys():
        del before[parts], now[parts]
    for length in range(max(map(len, now), default=0), 0, -1):
        ends_before, ends_now = _by_end(before, length), _by_end(now, length)
        for end in ends_before.keys() & ends_now.keys():
            if len(ends_before[end]) == len(ends_now[end]) == 1:
                (then,), (there,) = ends_before[end], ends_now[end]
                found[now.pop(there)] = before.pop(then)
    return found


def _by_parts(paths: Iterable[str]) -> dict[Parts, str]:
    return {tuple(_SEPARATOR.split(path)): path for path in paths}


def _by_end(paths: Iterable[Parts], length: int) -> dict[Parts, list[Parts]]:
    """The last parts of paths that have so many → those paths."""
    found: dict[Parts, list[Parts]] = {}
    for parts in paths:
        if len(parts) >= length:
            found.setdefault(parts[-length:], []).append(parts)
    return found
