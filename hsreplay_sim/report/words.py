"""The fixed words of a report; docs/VERIFYING.md says when each is given."""

from __future__ import annotations

from enum import StrEnum


class Verdict(StrEnum):
    """The verdict on a whole game."""

    VERIFIED = "verified"
    DIVERGED = "diverged"
    PARTIAL = "partial"
    UNSUPPORTED = "unsupported"
    ERROR = "error"


class Outcome(StrEnum):
    """The verdict on one action."""

    VERIFIED = "verified"
    DIVERGED = "diverged"
    UNEXPLAINED = "unexplained"
    """Something differs, and something that the engine does not model may be why."""
    UNVERIFIABLE = "unverifiable"


class Reason(StrEnum):
    """Why an action is unverifiable."""

    UNSUPPORTED_MODE = "unsupported mode"
    """The action resets the game."""
    DAMAGED = "damaged recording"
    """The recording contradicts itself throughout, or most of its actions lost lines."""
    UNSUPPORTED_ACTION = "unsupported action"
    """The engine has no such action, or refused it."""
    LINES_LOST = "lines lost"
    """A line of it was lost in reading."""
    TRUNCATED = "truncated"
    """The recording ends within the action."""
    HIDDEN = "hidden"
    """Only the effects of cards that the recording never shows were adopted."""
    UNIMPLEMENTED = "unimplemented"
    """The effect of a card, or an enchantment, was adopted."""
    STALE = "stale"
    """All that differs lasts since an earlier report."""
    AMBIGUOUS = "ambiguous"
    """The log does not tell what chance or a player decided."""
    NOTHING_PREDICTED = "nothing predicted"
    """There was nothing to compare."""
    NOT_MODELLED = "not modelled"
    """A text acts that another engine does not model."""
    NOT_REACHABLE = "not reachable"
    """Another engine draws by itself, and did not come to the recorded outcome."""
    ENGINE_GONE = "engine gone"
    """Another engine failed too often before."""
    UNSUPPORTED = "unsupported"
    """Scripted: the game cannot be played on."""
    NOT_PLAYED = "not played"
    """Scripted: the game is over before the record ends."""


class Grade(StrEnum):
    """The importance of a divergence to a player; the highest first."""

    BOARD = "board"
    """It is seen at the table: a card, a place, a stat, mana, a keyword; or the engine failed."""
    RULES = "rules"
    """Nobody sees it, and a rule reads it."""
    BOOKKEEPING = "bookkeeping"
    """A counter, a mirror, an announcement, a hint for the client."""


CODES = {
    "E201": "a random outcome was asked for that the replay does not hold",
    "E202": "a recorded random outcome was left over",
    "E203": "the recorded outcome is not among the engine's candidates",
    "E210": "the recorded move is illegal in the engine",
    "E211": "a listed option or target is judged otherwise",
    "E301": "a tag differs",
    "E302": "an entity or change is missing in the simulation",
    "E303": "the simulation has an entity or change too many",
    "E304": "the order in a zone differs",
    "E305": "the winner differs",
    "E306": "an entity is another card",
    "E307": "a change stands in another block",
    "E308": "the recording tells what no game can hold",
    "E310": "the simulation does not come to rest",
    "E311": "the engine's state breaks one of its own invariants",
    "E401": "the recording contradicts itself",
    "X911": "the engine that is checked died",
    "X912": "the engine that is checked did not answer in time",
    "X913": "the engine that is checked does not keep to the protocol",
    "X914": "the engine that is checked answered more than the limit",
    "X915": "the engine that is checked raised an error",
}
"""Codes of what a report lists, and what they say in one line. E4xx: the recording alone is at
fault, and the law that it breaks is named."""

AFTER_LOSS = "after lost lines"
"""What is beside a difference where lines of the recording are lost that may have told of it."""
BEFORE_BEGINNING = "what happened before the recording began"
"""What is beside a difference where a text asks for it, as if it was played last turn."""
CONTRADICTED = "the recording contradicts itself"
"""What is beside a difference of an action that the recording logs in two ways."""

OUTPUTS = ("human", "concise", "json", "jsonl", "junit", "github", "csv", "md")
"""The forms of a report."""

OF_SUFFIX = {".json": "json", ".jsonl": "jsonl", ".xml": "junit", ".csv": "csv", ".md": "md"}
"""The forms that the name of a file asks for."""
