"""The codes of divergences, and what each says."""

from __future__ import annotations

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
    "E310": "the simulation does not come to rest",
    "E311": "the engine's state breaks one of its own invariants",
}
"""Codes of divergences and what they say in one line."""
