"""The text of single elements: attributes escaped, times as the document type allows them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from functools import lru_cache

from hsreplay_sim.formats.hsreplay_xml.notes import TARGET
from hsreplay_sim.replay import packets as ours

_ILLEGAL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_ESCAPES = str.maketrans(
    {
        "&": "&amp;",
        "<": "&lt;",
        ">": "&gt;",
        '"': "&quot;",
        "\t": "&#9;",
        "\n": "&#10;",
        "\r": "&#13;",
    }
)
_NAME = re.compile(r"[A-Za-z_][\w.-]*", re.ASCII)

Attributes = Iterable[tuple[str, object]]
Line = tuple[int, str]
"""(depth, text)."""


def with_tags(name: str, attributes: Attributes, tags: ours.Tags) -> Iterator[Line]:
    """Yield the lines of an element with Tag elements."""
    parts = [f'<Tag tag="{tag}" value="{value}"/>' for tag, value in tags]
    yield from with_parts(name, attributes, parts)


def with_parts(name: str, attributes: Attributes, parts: list[str]) -> Iterator[Line]:
    """Yield the lines of an element with others of one line each."""
    if not parts:
        yield 0, opening(name, attributes, end="/>")
        return
    yield 0, opening(name, attributes)
    for part in parts:
        yield 1, part
    yield 0, f"</{name}>"


def ts_attribute(ts: str) -> list[tuple[str, object]]:
    """The time stamp of an element, if the source has one."""
    return [("ts", stamp(ts))] if ts else []


@lru_cache(maxsize=64)
def ts_text(ts: str) -> str:
    """` ts="…"` for an element whose time is told: many in a row share one."""
    return f' ts="{escape(stamp(ts))}"'


def stamp(ts: str) -> str:
    """A time as the document type allows it: without a plus, so that such an offset ends in UTC."""
    if "+" not in ts:
        return ts
    try:
        return datetime.fromisoformat(ts).astimezone(UTC).isoformat().replace("+00:00", "Z")
    except ValueError:
        return ts


def leaf(name: str, **attributes: object) -> str:
    """An empty element; a time stamp only if there is one."""
    present = [
        (key, stamp(str(value)) if key == "ts" else value)
        for key, value in attributes.items()
        if key != "ts" or value
    ]
    return opening(name, present, end="/>")


def opening(name: str, attributes: Attributes, end: str = ">") -> str:
    """A tag; what cannot be the name of an attribute is left out."""
    text = "".join(
        f' {key}="{escape(str(value))}"' for key, value in attributes if _NAME.fullmatch(key)
    )
    return f"<{name}{text}{end}"


def escape(text: str) -> str:
    """Return a text escaped for an attribute; what XML cannot express is replaced."""
    if text.isalnum() or text.isidentifier():  # numbers and cards: most of them
        return text
    return _ILLEGAL.sub("\ufffd", text).translate(_ESCAPES)


def note(attributes: Attributes) -> str:
    """Return a processing instruction, which other readers ignore, with these attributes.

    See :mod:`~hsreplay_sim.formats.hsreplay_xml.notes`.
    """
    return opening(f"?{TARGET}", attributes, end="?>")
