"""The dump is the same for the same results, in whatever order they came."""

from __future__ import annotations

import json
from pathlib import Path

from hsreplay_sim.app.results.dump import dump
from hsreplay_sim.app.results.store import Store
from kept_results import ABOUT, result, three
from report.samples import diverged_game, unexplained_game, verified_game


def test_the_order_of_results_and_how_they_came_never_show(tmp_path: Path) -> None:
    one = three(tmp_path / "one.sqlite")
    other = str(tmp_path / "other.sqlite")
    with Store(other, ABOUT) as store:
        store.unreadable("lost.log", "I101", "cannot open")
        for key, game in (
            ("k3", unexplained_game(contradicted=True)), ("k2", diverged_game()),
            ("k1", verified_game()),
        ):  # fmt: skip
            late = result(key, game)
            late.tries, late.seconds, late.memory_mb, late.worker = 2, 99.0, 200.0, "there"
            store.put(late)
        for name, key in ("u.log", "k3"), ("d.log", "k2"), ("again/b.log", "k1"), ("b.log", "k1"):
            store.name(name, key)
    assert list(dump(one)) == list(dump(other))


def test_it_holds_all_that_is_kept(tmp_path: Path) -> None:
    head, lost, first, second, third = map(json.loads, dump(three(tmp_path / "r.sqlite")))
    assert head == {"schema": "hsreplay-sim/batch/1", **ABOUT}
    assert lost == {"file": "lost.log", "code": "I101", "error": "cannot open"}
    assert first["files"] == ["again/b.log", "b.log"]
    assert second["games"][0]["differences"][0]["logged"] == 5
    assert second["games"][0]["counters"]["reasons"] == {"hidden": 1, "unimplemented": 2}
    assert third["games"][0]["differences"][0]["beside"] == ["LOOT_538"]
    assert third["games"][0]["contradicted"][0]["logged_elsewhere"] == 0
