"""JSON from strangers: bounded, strict, and with the line of every object.

The standard parser recurses without bound, lets the last of two equal keys win, reads NaN and
1e999 and any number of digits; all of that is refused here before a value gets out.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_left
from typing import Any, NoReturn

from hsreplay_sim.base import limits
from hsreplay_sim.base.errors import FormatError, LimitError
from hsreplay_sim.base.source import SourceRef

_STRUCTURE = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+["\\]?|[{}\[\]]', re.DOTALL)
"""A string, closed or running to the end of the file, or a bracket."""
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
_NEWLINE = re.compile(r"\n")


_TELLING = 40
"""So many characters find a number again: an earlier one that begins alike was refused itself."""


class JsonObject(dict[str, Any]):
    """An object and the line on which its brace opens."""

    __slots__ = ("line",)

    line: int


def parse_json(data: bytes, path: str) -> Any:
    """The value in `data`: objects are :class:`JsonObject`, numbers are ints.

    Raises:
        FormatError: not JSON, not UTF-8, a key twice, a number that is not a short integer.
        LimitError: too large or too deeply nested.
    """
    text = decode_utf8(data, path)
    lines = _object_lines(text, path)
    position = 0

    def build(pairs: list[tuple[str, Any]]) -> JsonObject:
        nonlocal position
        result = JsonObject(pairs)
        result.line = lines[position] if position < len(lines) else 0
        position += 1
        if len(result) < len(pairs):
            names = [name for name, _ in pairs]
            twice = next(name for name in names if names.count(name) > 1)
            raise FormatError(f"key {twice!r} stands twice", SourceRef(path, result.line))
        return result

    def integer(digits: str) -> int:
        if len(digits) > limits.INTEGER_CHARS_MAX:
            _refuse_number(text, digits, path)
        return int(digits)

    def refuse(found: str) -> NoReturn:
        _refuse_number(text, found, path)

    try:
        value = json.loads(
            text,
            object_pairs_hook=build,
            parse_int=integer,
            parse_float=refuse,
            parse_constant=refuse,
        )
    except json.JSONDecodeError as error:
        raise FormatError(
            f"not JSON: {error.msg}", SourceRef(path, error.lineno, error.colno)
        ) from error
    _refuse_surrogates(text, value, path)
    return value


def decode_utf8(data: bytes, path: str, bytes_max: int = limits.JSON_BYTES_MAX) -> str:
    """Text of a bounded file, without a byte order mark."""
    if len(data) > bytes_max:
        raise LimitError(f"{len(data)} bytes, at most {bytes_max} are read", SourceRef(path))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FormatError(f"not UTF-8: {error.reason}", SourceRef(path, line)) from error


def _object_lines(text: str, path: str) -> list[int]:
    """The opening lines of all objects in the order in which they close; bounds the depth."""
    newlines = [found.start() for found in _NEWLINE.finditer(text)]
    open_lines: list[int] = []
    closed: list[int] = []
    for found in _STRUCTURE.finditer(text):
        mark = found.group()
        if mark in "{[":
            open_lines.append(bisect_left(newlines, found.start()) + 1)
            if len(open_lines) > limits.JSON_DEPTH_MAX:
                raise LimitError(
                    f"nested deeper than {limits.JSON_DEPTH_MAX}", SourceRef(path, open_lines[-1])
                )
        elif mark in "}]" and open_lines:
            line = open_lines.pop()
            if mark == "}":
                closed.append(line)
    return closed


def _refuse_number(text: str, found: str, path: str) -> NoReturn:
    place = re.search(rf"(?<=[\[:,\s]){re.escape(found[:_TELLING])}", text)
    line = text.count("\n", 0, place.start() if place else 0) + 1
    shown = found if len(found) <= 24 else f"{found[:20]}… ({len(found)} digits)"
    raise FormatError(f"{shown} is not a whole number of reasonable size", SourceRef(path, line))


def _refuse_surrogates(text: str, value: Any, path: str) -> None:
    found = _SURROGATE.search(text)
    if found is None:
        return
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, found.start()) + 1
        raise FormatError("half of a surrogate pair in a string", SourceRef(path, line)) from error
