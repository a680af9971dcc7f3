"""The names of the package: functions stay functions, whatever was imported before."""

from __future__ import annotations

import subprocess
import sys

import pytest

import hsreplay_sim as hs
from places import ROOT


def run(*lines: str) -> None:
    subprocess.run([sys.executable, "-c", "\n".join(lines)], cwd=ROOT, check=True)


def test_functions_and_packages_do_not_share_a_name() -> None:
    run(
        "import hsreplay_sim as hs",
        "import hsreplay_sim.verifier as V, hsreplay_sim.app.convert as C",
        "assert V.__path__ and C.target_format",
        "assert all(map(callable, (hs.verify, hs.convert, hs.load, hs.save)))",
    )


def test_play_needs_no_import_of_its_own() -> None:
    run("import hsreplay_sim as hs", "hs.play.Game.new", "assert 'play' in dir(hs)")


def test_every_public_name_is_there() -> None:
    assert dir(hs) == sorted(hs.__all__)
    assert set(hs.__all__) == set(hs._HOME) | hs._PACKAGES
    assert all(getattr(hs, name) is not None for name in hs.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        hs.nonsense  # noqa: B018
