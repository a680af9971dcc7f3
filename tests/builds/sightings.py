"""What tells the two ends of each switch; the table is written by `scripts/prove.py audit`."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import NamedTuple

SIGHTINGS = Path(__file__).with_name("sightings.csv")


class Sighting(NamedTuple):
    """A form of a switch, seen in a recording."""

    build: int
    stated: bool
    """By the recording or the name of its public file; a build may be dated instead."""
    recording: str
    """The unit and the number of the game in it."""
    games: int
    """How many games of this build need the form."""


def sightings() -> dict[tuple[str, int], Sighting]:
    """(switch, place among its builds) → what tells this end of a bracket."""
    with SIGHTINGS.open(newline="", encoding="utf-8") as file:
        return {
            (row["switch"], int(row["end"])): Sighting(
                int(row["build"]), row["known_by"] == "stated", row["recording"], int(row["games"])
            )
            for row in csv.DictReader(file)
        }
