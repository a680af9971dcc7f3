"""What the GAME entity does in missions of Karazhan."""

from __future__ import annotations

from scenarios import scenario


def test_before_the_magic_mirror_nobody_gets_a_coin() -> None:
    assert scenario("KAR_A01_01").coinless
