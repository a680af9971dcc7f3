"""What makes two files the same: the bytes that a reader gets of them, whatever packs them."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from hsreplay_sim.base.address import Address
from hsreplay_sim.formats.bounded import ByteReader


class Content(NamedTuple):
    """The content of a file."""

    key: str
    """Two files with one key are verified once."""
    sha256: str
    bytes: int


def content_of(name: str, *, by_name: bool = False) -> Content:
    """The content that a file or an address names; by name, no two files are the same.

    Raises:
        InputError: it cannot be read.
        UsageError: it names a step.
    """
    place = Address.of_games(name)
    sha256, size = digest(place.path)
    key = sha256
    if by_name:
        key = hashlib.sha256(
            f"{sha256} {place.path}".encode("utf-8", "backslashreplace")
        ).hexdigest()
    return Content(f"{key}:{place.game}" if place.game else key, sha256, size)


def digest(path: str) -> tuple[str, int]:
    """The SHA-256 of all bytes of a file, unpacked, and how many they are."""
    found, size = hashlib.sha256(), 0
    with ByteReader(path) as reader:
        for chunk in reader.chunks():
            found.update(chunk)
            size += len(chunk)
        for problem in reader.problems:  # a damaged packing: what is lost is part of it
            found.update(problem.message.encode("utf-8", "backslashreplace"))
    return found.hexdigest(), size
