"""The lines of a pipe: one JSON object each, which names its `type`.

The driver asks: *describe*, *load*, *seed*, *apply*, *start*, *take over*, *end*. The engine
replies to each with one line; to *apply* it may first *ask*, and the driver replies with an
*answer*. The schema is docs/adapter-1.schema.json.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from hsreplay_sim.adapter.protocol import (
    VERSION,
    Changes,
    Description,
    Move,
    Question,
    Seat,
    State,
)
from hsreplay_sim.base.stream import Packet


class Describe(Struct, frozen=True, tag_field="type", tag="describe"):
    """Say what you are. It is the first line, and it names the version of the protocol."""

    protocol: int = VERSION


class Load(Struct, frozen=True, tag_field="type", tag="load"):
    """Take over a state."""

    state: State


class Seed(Struct, frozen=True, tag_field="type", tag="seed"):
    """Seed the random numbers of the next move."""

    number: int


class Apply(Struct, frozen=True, tag_field="type", tag="apply"):
    """Do a move."""

    move: Move


class Start(Struct, frozen=True, tag_field="type", tag="start"):
    """Begin a game."""

    seats: tuple[Seat, Seat]
    first: int
    state: State


class TakeOver(Struct, frozen=True, tag_field="type", tag="take over"):
    """Go on from a recorded state."""

    state: State


class Answer(Struct, frozen=True, tag_field="type", tag="answer"):
    """The answer to an *ask*: the index, number or id; `card` is the card, if cards were asked."""

    answer: int
    card: str = ""


class End(Struct, frozen=True, tag_field="type", tag="end"):
    """Nothing more comes. It has no reply."""


class Described(Struct, frozen=True, tag_field="type", tag="described"):
    """The reply to *describe*."""

    description: Description


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The reply to *load*, *seed*, *start* and *take over*."""


class Ask(Struct, frozen=True, tag_field="type", tag="ask"):
    """A question, in the midst of a move."""

    question: Question


class Applied(Struct, frozen=True, tag_field="type", tag="applied"):
    """The reply to *apply*."""

    changes: Changes


class Failed(Struct, frozen=True, tag_field="type", tag="failed"):
    """The reply to anything that the engine could not do, in one line; it goes on with the next."""

    message: str


Request = Describe | Load | Seed | Apply | Start | TakeOver | Answer | End
Reply = Described | Done | Ask | Applied | Failed

encode = msgspec.json.Encoder().encode
request_in = msgspec.json.Decoder(Request).decode
reply_in = msgspec.json.Decoder(Reply).decode


def packets_in(changes: Changes) -> Changes:
    """Changes out of JSON, with the packets as the engine wrote them: JSON has but text as keys."""
    if changes.packets is None:
        return changes
    return msgspec.structs.replace(changes, packets=tuple(map(_packet, changes.packets)))


def _packet(packet: Packet) -> Packet:
    kind, entity, what, value, old = packet
    if type(value) is int and type(old) is int:
        return packet
    return kind, entity, what, _value(value), _value(old)


def _value(value: Any) -> Any:
    if isinstance(value, dict):
        return {int(tag): each for tag, each in value.items()}
    if isinstance(value, list):
        return tuple(map(_value, value))
    return value
