"""The values of the protocol go over a pipe and come back, and say what their candidates are."""

from __future__ import annotations

import subprocess
import sys

import msgspec

from hsreplay_sim.adapter.protocol import Changes, EntityState, Question, State
from hsreplay_sim.base.tagstate import Ledger, Noted
from places import ROOT


def test_a_state_comes_back_from_json_as_it_was() -> None:
    ledger = Ledger(played=[Noted(3, 40, "CS2_029", {48: 4})], innate={3: (1, 2)})
    state = State((EntityState(40, "CS2_029", {49: 3}),), 31761, ledger, switches={"x": True})
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state


def test_changes_without_packets_say_so() -> None:
    changes = Changes(tags=((4, 44, 2),), created=(EntityState(-1, "EX1_165", {49: 1}),))
    assert msgspec.json.decode(msgspec.json.encode(changes), type=Changes) == changes
    assert changes.packets is None


def test_the_candidates_of_a_question_are_what_its_kind_says() -> None:
    assert list(Question("range", low=2, high=4).candidates) == [2, 3, 4]
    assert list(Question("entities", entities=(7, 9)).candidates) == [7, 9]
    assert list(Question("cards", cards=("EX1_165",)).candidates) == ["EX1_165"]


def test_the_schema_in_the_documents_is_that_of_the_code() -> None:
    check = [sys.executable, "scripts/adapter_schema.py", "--check"]
    ran = subprocess.run(check, cwd=ROOT, check=False, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
