"""Ways a file gets damaged, each a function of bytes and a seeded random source."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from random import Random

Mutator = Callable[[bytes, Random], bytes]

_TOKENS = [
    *(b"id=", b"[", b"]", b"tag=", b" value=", b"-1", b"9" * 40, b"\xd9\xa3", b"\0", b"\xff\xfe"),
    *(b"BLOCK_END", b"CREATE_GAME", b"<Block>", b"</Game>", b"&x;", b"UNKNOWN HUMAN PLAYER", b'"'),
]


def cut(data: bytes, random: Random) -> bytes:
    """End anywhere."""
    return data[: random.randrange(len(data) + 1)]


def start_late(data: bytes, random: Random) -> bytes:
    """Begin anywhere."""
    return data[random.randrange(len(data) + 1) :]


def flip_bytes(data: bytes, random: Random) -> bytes:
    """Change some bytes."""
    damaged = bytearray(data)
    for _ in range(random.randrange(1, 20)):
        if damaged:
            damaged[random.randrange(len(damaged))] = random.randrange(256)
    return bytes(damaged)


def insert_tokens(data: bytes, random: Random) -> bytes:
    """Put words of the format where they do not belong."""
    for _ in range(random.randrange(1, 8)):
        place = random.randrange(len(data) + 1)
        data = data[:place] + random.choice(_TOKENS) + data[place:]
    return data


def drop_lines(data: bytes, random: Random) -> bytes:
    """Lose lines."""
    lines = data.split(b"\n")
    return b"\n".join(line for line in lines if random.random() > 0.1)


def double_lines(data: bytes, random: Random) -> bytes:
    """Write lines twice."""
    lines = data.split(b"\n")
    return b"\n".join(part for line in lines for part in [line] * (1 + (random.random() < 0.1)))


def swap_lines(data: bytes, random: Random) -> bytes:
    """Change the order of lines."""
    lines = data.split(b"\n")
    for _ in range(random.randrange(1, 10)):
        left, right = random.randrange(len(lines)), random.randrange(len(lines))
        lines[left], lines[right] = lines[right], lines[left]
    return b"\n".join(lines)


def change_numbers(data: bytes, random: Random) -> bytes:
    """Put other numbers where numbers stand."""
    parts = data.split(b"=")
    for index in range(1, len(parts)):
        if random.random() < 0.05:
            number = random.choice([b"0", b"-7", b"1000001", b"4294967296", b"9" * 30, b"x"])
            parts[index] = number + parts[index].lstrip(b"0123456789")
    return b"=".join(parts)


def join_lines(data: bytes, random: Random) -> bytes:
    """Lose line ends."""
    return b"".join(line + (b"" if random.random() < 0.1 else b"\n") for line in data.split(b"\n"))


def repeat(data: bytes, random: Random) -> bytes:
    """The file several times over."""
    return data * random.randrange(2, 4)


def recode(data: bytes, random: Random) -> bytes:
    """Another encoding."""
    text = data.decode("utf-8", "replace")
    return text.encode(random.choice(["utf-16", "utf-16-be", "latin-1", "utf-32"]), "replace")


def pack(data: bytes, random: Random) -> bytes:
    """Compress, and perhaps cut."""
    packed = gzip.compress(data, 1)
    return packed if random.random() < 0.5 else cut(packed, random)


MUTATORS: tuple[Mutator, ...] = (
    cut, start_late, flip_bytes, insert_tokens, drop_lines, double_lines, swap_lines,
    change_numbers, join_lines, repeat, recode, pack,
)  # fmt: skip
