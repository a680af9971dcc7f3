"""What the GAME entity does in a Rumble Run, and not in other runs."""

from __future__ import annotations

from scenarios import scenario


def test_nobody_gets_a_coin() -> None:
    """U330:786: its bosses are called otherwise than others."""
    assert scenario("TRLA_201h").coinless
