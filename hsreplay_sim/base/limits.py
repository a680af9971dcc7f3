"""Every bound on input in one table, with the largest value ever seen in real recordings.

Exceeding a bound raises :class:`hsreplay_sim.base.errors.LimitError` unless said otherwise.
"""

from __future__ import annotations

LINE_BYTES_MAX = 4 * 1024
"""Seen 373 in sound logs. A longer line is skipped and reported as lost."""

BAD_LINES_MAX = 1_000
"""The most lines of one file that may be lost; beyond that, reading it is given up."""

LOG_BYTES_MAX = 1 << 30
"""Raw size of a Power.log; it is streamed. Seen 38 MB."""

XML_BYTES_MAX = 64 << 20
"""Seen 3.8 MB."""

XML_ELEMENTS_MAX = 2_000_000
"""Seen 39,646."""

XML_DEPTH_MAX = 256
"""Seen 12; libxml2's own bound."""

JSON_BYTES_MAX = 8 << 20
"""Seen 14 kB for a hearthbreaker replay."""

JSON_DEPTH_MAX = 32
"""Seen 5."""

PACKETS_LINE_BYTES_MAX = 64 << 20
"""One game as JSON. Seen 9 MB."""

UNPACKED_RATIO_MAX = 200
"""Unpacked bytes to packed bytes, after the first MiB unpacked. Seen 30."""

UNPACKED_FREE_BYTES = 1 << 20

XZ_MEMORY_MAX = 128 << 20
"""What unpacking xz may take; its strongest preset takes 65 MiB."""

ARCHIVE_MEMBERS_MAX = 10_000
"""Files of one zip or tar. A client that was started every day for a year leaves 4,000."""

ARCHIVE_BYTES_MAX = 64 << 20
"""A zip that comes through a pipe or lies in another archive: it is held in memory."""

ARCHIVE_HEADER_MAX = 1 << 20
"""One header of a tar; the longest path takes 4 KiB."""

ARCHIVE_DEPTH_MAX = 2
"""Archives in one another: a zip of .hdtreplay files has two."""

BLOCK_DEPTH_MAX = 64
"""Seen 5."""

ENTITIES_MAX = 20_000
"""Entities of one game. Seen 556."""

ENTITY_ID_MAX = 1_000_000

BLOCKS_MAX = 100_000
"""Blocks of one game. Seen 904."""

INTEGER_CHARS_MAX = 12
"""ASCII digits and sign of an integer in text."""

NUMBER_MAX: int = 10**INTEGER_CHARS_MAX
"""No tag and no value is as large as this."""

GAMES_MAX = 1_000
"""Games of one file. Seen 5. One is in memory at a time."""

TRIGGERS_PER_ACTION_MAX = 10_000
"""Triggers that the engine runs in one action; more is a `runaway` divergence."""

TRIGGERS_NESTED_MAX = 100
"""Depth of the engine's blocks, seen 13; ends a loop before Python's recursion limit does."""
