"""Every card has a test that fails without its text: a sample of scripts/prove.py textless."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import Registry, class_of, classes
from places import ROOT
from proof.run_textless import makers, textless, with_text
from sheets.cards import state
from table import stats, table


def unnoticed(*options: str) -> list[str]:
    """The cards whose text nobody misses: another run of tests, of its own."""
    command = [sys.executable, "scripts/prove.py", "textless", *options]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert "a test notices that the text is gone" in done.stdout, done.stderr[-2000:]
    return [line for line in done.stdout.splitlines() if line.endswith(("nobody notices", "end"))]


@pytest.mark.proof
def test_some_texts_are_missed_by_a_test() -> None:
    assert unnoticed("--sample", "40") == []


@pytest.mark.slow
def test_every_text_is_missed_by_a_test() -> None:
    assert unnoticed() == []


def test_a_card_without_its_text_is_whole_again() -> None:
    store = CardStore.open()
    card, whole = store.at().get("CS2_029"), class_of("CS2_029")
    with textless("CS2_029"):
        script = Registry(store).find(card, "CS2_029")
        assert script is not None
        assert script.action is None
    assert class_of("CS2_029") is whole
    assert "CS2_029" in with_text()


def test_what_a_card_makes_is_missed_by_the_tests_of_the_card() -> None:
    assert "EX1_004" in makers()["EX1_004e"]
    assert "EX1_508" in makers()["EX1_508o"]
    read = makers().keys() - classes().keys()
    assert "CS2_092e" in read
    assert {state(each) for each in read} == {"read"}


def test_an_enchantment_without_its_text_gives_nothing() -> None:
    with textless("CS2_092e"):
        t = table()
        yeti = t.minion()
        t.play("CS2_092", yeti)
        assert stats(yeti) == (4, 5)
    assert "CS2_092e" in with_text()
