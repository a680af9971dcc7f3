"""Two files of results are compared in what both hold; a file that is missing is not mended."""

from __future__ import annotations

from pathlib import Path

from hsreplay_sim.app.results.comparison import compared
from hsreplay_sim.app.results.store import Store
from kept_results import ABOUT, result, three
from report.samples import diverged_game, unexplained_game, verified_game


def other(path: Path) -> str:
    """The verified game diverges now, the diverged one is verified, the unexplained one missing.

    A file of a name that the old run has as well holds something else.
    """
    with Store(str(path), {**ABOUT, "rules": "b"}) as store:
        for name, key in ("moved.log", "k1"), ("d.log", "k2"), ("u.log", "k4"):
            store.name(name, key)
        store.put(result("k1", diverged_game()))
        store.put(result("k2", verified_game()))
        store.put(result("k4", unexplained_game()))
    return str(path)


def test_new_gone_and_missing_are_told_apart(tmp_path: Path) -> None:
    lines = list(compared(three(tmp_path / "old.sqlite"), other(tmp_path / "new.sqlite")).lines())
    assert lines[:2] == [
        "1 new, 1 gone, 0 still diverging",
        "actions verified: 10 of 14 before, 10 of 14 now",
    ]
    assert "only before: u.log:1 partial" in lines
    assert "only now: u.log:1 partial" in lines
    assert "moved.log:1: verified before, diverged now" in lines
    assert any(line.startswith("new   moved.log:1@2 E301") for line in lines)
    assert any(line.startswith("gone  d.log:1@2 E301") for line in lines)


def test_the_data_say_the_same(tmp_path: Path) -> None:
    found = compared(three(tmp_path / "old.sqlite"), other(tmp_path / "new.sqlite")).data()
    assert (found["games"], found["only_before"], found["only_now"]) == (
        2,
        ["u.log:1"],
        ["u.log:1"],
    )


def test_a_file_against_itself_has_no_change(tmp_path: Path) -> None:
    path = three(tmp_path / "r.sqlite")
    found = compared(path, path)
    assert (len(found.common), found.found, found.missing) == (3, [], [])
