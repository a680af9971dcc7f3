"""A reader that is closed holds nothing: thousands of files are looked at one after another."""

from __future__ import annotations

import gc
import weakref

from hsreplay_sim.formats.bounded import ByteReader


def test_a_closed_reader_goes_at_once() -> None:
    gc.disable()
    try:
        reader = ByteReader(b"D 01:02:03.4567890 CREATE_GAME\n" * 1000)
        assert reader.head(4) == b"D 01"
        reader.close()
        gone = weakref.ref(reader)
        del reader
        assert gone() is None
    finally:
        gc.enable()
