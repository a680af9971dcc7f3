"""Methods of the client that print lines of a log, and those that only we print."""

from __future__ import annotations

POWER = "DebugPrintPower"
"""The method that prints the packets of a game."""

OF_CHOICE = frozenset((
    "DebugPrintChoices", "DebugPrintEntityChoices", "DebugPrintEntitiesChosen",
    "DebugPrintOptions", "SendChoices", "SendOption",
))  # fmt: skip
"""Methods that print what is offered and chosen, and nothing of the state."""

LOST_IN_READING = {"": "LostInReading", "c": "LostOfChoice", "v": "LostOfValue"}
"""The methods under which our writer tells of a lost line, by its letter; no client prints them."""

BATCH = "DebugPrintPowerList"
"""The method that tells how many packets have come at once; they follow."""

PLAYED_BY = "PlayedBy"
"""The method under which our writer tells that an engine played the game, and by whose rules."""

OF_MULLIGAN = "tag=MULLIGAN_STATE "
"""A change that tells how far the choice of a mulligan is; the first turn ends it."""

_RULE = "=" * 18
BEGIN_SPECTATING = f"{_RULE} Begin Spectating 1st player {_RULE}"
END_SPECTATING = f"{_RULE} End Spectator Game {_RULE}"
"""What stands in front of and behind a game that the client looks on at."""
