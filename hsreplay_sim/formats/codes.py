"""Codes of the recoverable problems that the readers put on a game."""

from __future__ import annotations

PACKING_DAMAGED = "P101"
"""The compressed stream ends early or is damaged: the game is what came before."""

LINE_TOO_LONG = "P102"
"""A line beyond `LINE_BYTES_MAX` was skipped."""

LINE_UNREADABLE = "P103"
"""A line of the stream does not follow any known form."""

NAME_UNKNOWN = "P104"
"""A line names a player that nothing binds to an entity."""

NESTING_REPAIRED = "P105"
"""A block was closed without its end line, or an end line closes nothing."""

NOT_PRINTED = "P106"
"""The client itself could not print the packet (`ERROR:` lines)."""

VALUE_OUT_OF_RANGE = "P107"
"""A value that no game can hold, a CONTROLLER who is no player; what tells it was dropped."""

ELEMENT_UNKNOWN = "P108"
"""An XML element that no version of HSReplay has."""

ATTRIBUTE_UNREADABLE = "P109"
"""An XML attribute is missing or does not hold what it should."""

DOCUMENT_BROKEN = "P110"
"""The XML document ends early or is not well-formed from some line on."""

GAME_GLUED = "P111"
"""The rest of another game follows without its beginning; it is a game of its own."""

LOST_BEFORE = "P112"
"""The file was written of a recording that had lost a line here."""

GAME_MIXED = "P113"
"""Lines of another game stand among those of this one, from this line on."""

GAME_UNBEGUN = "P114"
"""Lines before the first game of the file are of one whose beginning is missing."""

MULLIGAN_OF_ONE = "P115"
"""The writer put the MULLIGAN_STATE of both players on one: which of them it was is lost."""
