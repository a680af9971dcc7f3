"""What a client calls tags and values, by its build.

A client prints the names of its own enums, and the number of what they do not name. Names have come
and gone since: what builds print otherwise than the public enums have it today stands in
printed.csv (`scripts/spellings_table.py`) and below.
"""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path

from hsreplay_sim.base.enums import enums_of_tags, names
from hsreplay_sim.base.tags import CARDRACE, CARDTYPE, PLAYSTATE

PRINTED = Path(__file__).with_name("printed.csv")

_NUMBERS_ONLY = frozenset(("SPELL_SCHOOL", "LETTUCE_ROLE", "FAKE_ZONE"))
"""Tags whose values public enums name and no client does."""
_EVER = 1 << 30
_OTHER_VALUES = {
    CARDRACE: (_EVER, {20: "PET"}),
    CARDTYPE: (10273, {5: "ABILITY"}),
    PLAYSTATE: (10956, {8: "QUIT"}),
}
"""Tag → the last build that has other names for some of its values, and those."""


class Spellings:
    """The names of one build; a text is made once."""

    def __init__(self, build: int) -> None:
        self._build = build
        self._tags = _tag_names(build)
        self._texts: dict[tuple[int, int], str] = {}
        self._values = _value_names(build)

    def tag_value(self, tag: int, value: int) -> str:
        """`ZONE value=PLAY`, as it stands behind `tag=`."""
        text = self._texts.get((tag, value))
        if text is None:
            known = self._values.get(tag)
            shown = known.get(value, str(value)) if known else str(value)
            text = self._texts[tag, value] = f"{self.tag(tag)} value={shown}"
        return text

    def tag(self, tag: int) -> str:
        """The name of a tag, or its number."""
        return self._tags.get(tag) or str(tag)

    def zone(self, value: int) -> str:
        """The name of a zone, or its number."""
        return name("Zone", value)


def name(enum: str, value: int) -> str:
    """The name of a value of a public enum, or its number."""
    return names(enum).get(value, str(value))


@cache
def _tag_names(build: int) -> dict[int, str]:
    found = dict(names("GameTag"))
    with PRINTED.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            if int(row["since"]) <= build:
                found[int(row["tag"])] = row["printed"]
    return found


@cache
def _value_names(build: int) -> dict[int, dict[int, str]]:
    """Tags whose values are printed by name → those names."""
    found = {
        tag: dict(names(enum))
        for tag, enum in enums_of_tags().items()
        if names("GameTag").get(tag) not in _NUMBERS_ONLY
    }
    for tag, (last, others) in _OTHER_VALUES.items():
        if build <= last:
            found[tag] |= others
    return found
