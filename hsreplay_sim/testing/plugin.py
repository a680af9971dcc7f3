"""The plugin that pytest loads at every start: its options, and nothing else until one is given.

It is installed by the entry point `pytest11`. pytest is no dependency of the package: only pytest
imports this module, and this folder alone imports pytest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

NAME = "hsreplay_sim.testing.recordings"
"""The name by which pytest knows the plugin that collects the games."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options."""
    group = parser.getgroup("hsreplay", "recorded Hearthstone games (hsreplay-sim)")
    group.addoption(
        "--hsreplay",
        action="append",
        default=[],
        metavar="PATH",
        help="a test for each game of PATH: a recording, a folder, a pattern, an archive, or the "
        "address of a game or a step; also several times",
    )
    group.addoption(
        "--hsreplay-strict",
        action="store_true",
        help="what is unsupported, unexplained or not implemented fails as well",
    )
    group.addoption(
        "--hsreplay-baseline",
        default="",
        metavar="OLD.json",
        help="a report of `hsreplay-sim verify`: what diverged there is expected to fail",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Have the games collected, if there are any."""
    paths: list[str] = config.getoption("hsreplay")
    if paths:
        from hsreplay_sim.testing.recordings import Recordings

        config.pluginmanager.register(Recordings(config, paths), NAME)
