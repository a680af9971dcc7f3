"""The public names are those of the installed hearthstone, which reading a log does not import."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hearthstone import enums as public

from hsreplay_sim.base import enums
from hsreplay_sim.base.tags import tag_name
from places import ROOT

ENUMS = [name for name, kind in vars(public).items() if hasattr(kind, "__members__")]


@pytest.fixture(autouse=True)
def _asked_anew() -> Iterator[None]:
    yield
    for kept in (enums._public, enums.names, enums.enums_of_tags):
        kept.cache_clear()


@pytest.mark.parametrize("name", ENUMS)
def test_an_enum_has_the_members_and_names_of_the_public_one(name: str) -> None:
    kind = getattr(public, name)
    if kind.__module__ != public.__name__:
        return
    assert enums.members(name) == {each: int(value) for each, value in kind.__members__.items()}
    assert enums.names(name) == {int(value): value.name for value in reversed(kind)}


def test_tags_have_the_enums_of_their_values() -> None:
    assert enums.enums_of_tags() == {
        int(tag): kind.__name__
        for tag, kind in public.TAG_TYPES.items()
        if hasattr(kind, "__members__")
    }


def test_there_is_nothing_in_an_enum_that_there_is_not() -> None:
    assert enums.members("Nonsense") == enums.names("Nonsense") == {}


def test_another_hearthstone_is_asked_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = json.loads(enums.PUBLIC.read_text(encoding="utf-8"))
    other = tmp_path / "enums.json"
    other.write_text(json.dumps({**table, "source": table["source"] + 1, "enums": {}}))
    monkeypatch.setattr(enums, "PUBLIC", other)
    enums._public.cache_clear()
    enums.names.cache_clear()
    assert enums.members("Zone")["PLAY"] == 1
    assert tag_name(49) == "ZONE"


def test_a_log_is_verified_without_hearthstone_or_hslog() -> None:
    code = (
        "import sys, hsreplay_sim as hs;"
        "[report] = hs.verify('fixtures/odd/warleader.log');"
        "assert report.ok and repr(report);"
        "assert not {'hearthstone', 'hslog'} & sys.modules.keys()"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert ran.stderr == ""
