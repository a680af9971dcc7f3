"""The names of the package: functions stay functions, whatever was imported before."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from typing import Any

import pytest

import hsreplay_sim as hs
from places import ROOT


def run(*lines: str) -> None:
    subprocess.run([sys.executable, "-c", "\n".join(lines)], cwd=ROOT, check=True)


def test_functions_and_packages_do_not_share_a_name() -> None:
    run(
        "import hsreplay_sim as hs",
        "import hsreplay_sim.verifier as V, hsreplay_sim.app.outputs.convert as C",
        "assert V.__path__ and C.target_format",
        "assert all(map(callable, (hs.verify, hs.convert, hs.load, hs.save)))",
    )


def test_play_needs_no_import_of_its_own() -> None:
    run("import hsreplay_sim as hs", "hs.play.Game.new", "assert 'play' in dir(hs)")


def test_the_libraries_of_others_stay_as_they_were() -> None:
    """Whoever uses hslog or hearthstone beside this package finds them untouched."""
    run(
        "import sys, hslog.parser, hearthstone.enums, hearthstone.cardxml",
        "theirs = [m for n, m in sys.modules.items() if n.startswith(('hslog', 'hearthstone'))]",
        "before = [dict(vars(each)) for each in theirs]",
        "import hsreplay_sim as hs, hsreplay_sim.formats.powerlog.read, hsreplay_sim.app.api",
        "list(hs.load('fixtures/demo/clean.log').games)",
        "import logging; assert not logging.getLogger().handlers",
        "changed = [m.__name__ for m, b in zip(theirs, before)",
        "           if any(vars(m).get(k) is not v for k, v in b.items())]",
        "assert not changed, changed",
    )


def test_every_public_name_is_there() -> None:
    assert dir(hs) == sorted(hs.__all__)
    assert set(hs.__all__) == set(hs._HOME) | hs._PACKAGES
    assert all(getattr(hs, name) is not None for name in hs.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        hs.nonsense  # noqa: B018


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return found


def test_every_dependency_is_bounded_or_says_why_not() -> None:
    open_ended = [each for each in project()["dependencies"] if "<" not in each]
    assert [each.partition(">")[0] for each in open_ended] == ["hearthstone"]


def test_the_package_says_who_made_it_and_where_its_data_are_from() -> None:
    assert {"authors", "classifiers", "license", "urls"} <= project().keys()
    notice = (ROOT / "NOTICE").read_text("utf-8")
    assert "NOTICE" in project()["license-files"]
    named = [
        word.rstrip(",.") for word in notice.split() if word.startswith(("hsreplay_sim/", "docs/"))
    ]
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []
