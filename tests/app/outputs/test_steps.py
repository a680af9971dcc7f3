"""The steps of a recording as lines of JSON: enough to test an engine by."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hsreplay_sim as hs
from hsreplay_sim.app.outputs.steps import StepDocument, schema, write_steps
from hsreplay_sim.base.errors import UnsupportedError, UsageError
from places import ROOT

CLEAN = ROOT / "fixtures" / "demo" / "clean.log"
DEMO = ROOT / "fixtures" / "demo" / "planted.log"
SCRIPT = ROOT / "fixtures" / "hearthbreaker" / "as-documented.rep"


def steps_of(address: str, folder: Path) -> list[dict[str, Any]]:
    target = folder / "steps.jsonl"
    count = write_steps(address, target)
    lines = [json.loads(line) for line in target.read_text(encoding="utf-8").splitlines()]
    assert len(lines) == count
    return lines


def test_a_line_holds_the_whole_step(tmp_path: Path) -> None:
    steps = steps_of(str(DEMO), tmp_path)
    assert [each["step"] for each in steps] == list(range(1, 64))
    assert {each["step"] for each in steps if each["outcome"] != "verified"} == {34}
    step = steps[4]
    assert step["game"] == f"{DEMO}:1"
    assert step["build"] == 185749
    assert (step["action"]["kind"], step["action"]["title"]) == ("end turn", "end turn")
    (draw,) = step["answers"]
    assert (draw["from"], draw["purpose"], draw["picked"]) == ("engine", "draw", 7)
    assert (step["before"]["tags"]["7"]["49"], step["after"]["tags"]["7"]["49"]) == (2, 3)
    assert (step["before"]["cards"]["7"], step["after"]["cards"]["7"]) == ("", "CS2_121")


def test_a_step_begins_as_the_one_before_it_ends(tmp_path: Path) -> None:
    steps = steps_of(str(DEMO), tmp_path)
    for one, next_one in pairwise(steps):
        assert one["after"] == next_one["before"]


def test_what_the_viewer_was_offered_stands_beside_what_it_chose(tmp_path: Path) -> None:
    steps = steps_of(str(DEMO), tmp_path)
    chosen = [each for each in steps if each["action"]["choice"]["option"] >= 0]
    assert len(chosen) == 21
    for step in chosen:
        option = step["options"][step["action"]["choice"]["option"]]
        assert option.get("entity", 0) == step["action"]["entity"]


def test_the_mulligan_says_what_was_kept_and_thrown(tmp_path: Path) -> None:
    (step,) = steps_of(f"{DEMO}@2", tmp_path)
    assert step["action"]["choice"]["kept"] == [13, 68]
    assert step["action"]["choice"]["thrown"] == [29, 11, 28]
    assert [each["picked"] for each in step["answers"]] == [18, 10, 21]


def test_the_schema_in_the_documents_is_that_of_the_code(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "steps-1.schema.json").read_text(encoding="utf-8")
    assert text == json.dumps(schema(), indent=1) + "\n"
    write_steps(DEMO, tmp_path / "steps.jsonl")
    for line in (tmp_path / "steps.jsonl").read_bytes().splitlines():
        document = msgspec.json.decode(line, type=StepDocument)
        assert msgspec.json.encode(document) == line


def test_steps_without_states_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UnsupportedError, match="holds no states"):
        write_steps(SCRIPT, tmp_path / "steps.jsonl")
    with pytest.raises(UsageError, match="no step 99"):
        write_steps(f"{DEMO}@99", tmp_path / "steps.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_the_example_of_the_documents_tests_something(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "FORMATS.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(example.splitlines()) < 25
    steps_of(str(CLEAN), tmp_path)
    command = [sys.executable, "-c", example, str(tmp_path / "steps.jsonl")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "16 draws came out of the deck, 18 attacks hit\n"


def test_nothing_is_played_before_answers_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hsreplay_sim.answers.asking.verify_game", lambda *_, **__: 1 / 0)
    game = hs.load(DEMO)[0]
    assert isinstance(game, hs.Recording)
    action = game.actions[4]
    assert action.title == "end turn"
    with pytest.raises(ZeroDivisionError):
        assert action.answers
