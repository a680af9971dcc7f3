"""Which files of two runs are the same: by path, else by the longest end that leaves no choice."""

from __future__ import annotations

import pytest

from hsreplay_sim.app.runs.pairs import paired


@pytest.mark.parametrize(
    ("old", "new", "pairs"),
    [
        pytest.param(["a.log"], ["a.log"], {"a.log": "a.log"}, id="the-same-path"),
        pytest.param(["old/a.log"], ["new/a.log"], {"new/a.log": "old/a.log"}, id="a-moved-file"),
        pytest.param(
            ["L/1/Power.log", "L/2/Power.log"],
            ["M/2/Power.log", "M/1/Power.log"],
            {"M/1/Power.log": "L/1/Power.log", "M/2/Power.log": "L/2/Power.log"},
            id="one-name-in-many-folders",
        ),
        pytest.param(["a/Power.log", "b/Power.log"], ["c/Power.log"], {}, id="a-choice"),
        pytest.param(
            ["a/Power.log", "b/Power.log"],
            ["a/Power.log", "c/Power.log"],
            {"a/Power.log": "a/Power.log", "c/Power.log": "b/Power.log"},
            id="what-is-left-has-no-choice",
        ),
        pytest.param(["a.log"], ["b.log"], {}, id="another-name"),
        pytest.param(
            ["Logs\\1\\a.log"], ["Logs/1/a.log"], {"Logs/1/a.log": "Logs\\1\\a.log"}, id="windows"
        ),
        pytest.param([], ["a.log"], {}, id="none-before"),
    ],
)
def test_files_are_paired(old: list[str], new: list[str], pairs: dict[str, str]) -> None:
    assert paired(old, new) == pairs
    assert paired(new, old) == {before: now for now, before in pairs.items()}
