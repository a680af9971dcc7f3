"""What HSReplay has no attribute for: a processing instruction in front of each Game.

There all other readers pass over it (inside a Game python-hsreplay gives up at one), and the
document stays valid. So a document holds what a converter wrote on a Game or a Player in a dialect
of its own, which lines were lost in reading, which blocks were left open, and the names of errors
that no public enum numbers:

    <?hsreplay-sim buildNumber="86601" player.2.isMainPlayer="true" linesLost="31 40c"?>
"""

from __future__ import annotations

import re
from html import unescape
from typing import Any

TARGET = "hsreplay-sim"
LINES_LOST = "linesLost"
"""Before which packets of the game a line was lost, each with the letter of what it told."""
BLOCKS_OPEN = "blocksOpen"
"""Which packets of the game are blocks that the recording never closes; an element always is."""
ERRORS = "errors"
"""NUMBER=NAME of the errors of options that have no public number."""
BUILD = "build"
"""The build of the game, "" if it tells none, where the document states another for all."""
SPECTATOR = "spectator"
"""A client that looked on recorded the game."""
PLAYER = "player"
"""player.ENTITY.NAME: what stands on the Player of an entity."""

_ATTRIBUTE = re.compile(r'([A-Za-z_][\w.-]*)="([^"]*)"', re.ASCII)
_NAMED = re.compile(r"\b(\d{1,9})=(\w+)", re.ASCII)
_ENTITY_CHARS = 9


def noted(instruction: Any) -> dict[str, str]:
    """Return name → value of an instruction of ours; {} for any other."""
    if getattr(instruction, "target", "") != TARGET:
        return {}
    return {name: unescape(value) for name, value in _ATTRIBUTE.findall(instruction.text or "")}


def of_player(entity: int, name: str) -> str:
    """The name under which an attribute of a Player is noted."""
    return f"{PLAYER}.{entity}.{name}"


def players_noted(told: dict[str, str]) -> dict[int, dict[str, str]]:
    """Remove the entries about players from a note; return entity → name → value."""
    found: dict[int, dict[str, str]] = {}
    for key in [key for key in told if key.startswith(PLAYER + ".")]:
        _, entity, name = (*key.split(".", 2), "")[:3]
        if entity.isdecimal() and len(entity) < _ENTITY_CHARS:
            found.setdefault(int(entity), {})[name] = told[key]
        del told[key]
    return found


def errors_noted(text: str) -> dict[int, str]:
    """NUMBER=NAME, with spaces between: number → name."""
    return {int(number): name for number, name in _NAMED.findall(text)}
