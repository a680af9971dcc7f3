"""The engine of docs/examples is what docs/YOUR_ENGINE.md says of it."""

from __future__ import annotations

import shutil
import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from hsreplay_sim.app.api import verify
from hsreplay_sim.app.options import VerifyOptions
from hsreplay_sim.base.tags import EXHAUSTED
from hsreplay_sim.report.words import Outcome, Reason
from places import ROOT

EXAMPLES = ROOT / "docs" / "examples"
CLEAN = ROOT / "fixtures" / "demo" / "clean.log"


@pytest.fixture(autouse=True)
def on_the_path(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    yield
    sys.modules.pop("toy_engine", None)


def test_it_is_right_wherever_it_is_asked() -> None:
    (report,) = verify(CLEAN, VerifyOptions(engine="toy_engine:ToyEngine"))
    found = Counter(map(str, report.outcomes.values()))
    assert found == {
        Outcome.VERIFIED: 28, Reason.NOT_MODELLED: 17, Reason.UNSUPPORTED_ACTION: 18,
    }  # fmt: skip


def test_a_rule_that_it_lacks_is_found() -> None:
    from toy_engine import ToyEngine  # type: ignore[import-not-found]

    class Tireless(ToyEngine):  # type: ignore[misc]
        def attack(self, attacker: int, defender: int) -> None:
            super().attack(attacker, defender)
            self.set(attacker, EXHAUSTED, 0)

    (report,) = verify(CLEAN, VerifyOptions(engine=Tireless()))
    assert {each.tag.id for each in report.divergences if each.tag} == {EXHAUSTED}
    assert {each.action.split()[0] for each in report.divergences} == {"attack"}


NODE = shutil.which("node")


@pytest.mark.skipif(
    NODE is None, reason="node is not installed: the engine in JavaScript is left out"
)
def test_another_language_gives_the_same_verdicts() -> None:
    (ours,) = verify(CLEAN, VerifyOptions(engine="toy_engine:ToyEngine"))
    command = f'"{NODE}" "{EXAMPLES / "toy_engine.mjs"}"'
    (report,) = verify(CLEAN, VerifyOptions(engine_command=command))
    assert report.outcomes == ours.outcomes


@pytest.mark.parametrize("name", ["toy_engine.py", "toy_engine.mjs"])
def test_it_fits_on_a_page(name: str) -> None:
    text = (EXAMPLES / name).read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 150


def test_the_adapter_of_hearthbreaker_is_short() -> None:
    files = EXAMPLES.glob("hearthbreaker_*.py")
    assert sum(len(each.read_text(encoding="utf-8").splitlines()) for each in files) <= 300
