"""What is committed stays; nothing is kept twice; results of two programs are never mixed."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from hsreplay_sim.app.results.rows import Result
from hsreplay_sim.app.results.store import Store, read, rows_of
from hsreplay_sim.base.errors import InputError, OutputError, UsageError
from kept_results import ABOUT, result, three
from places import ROOT
from report.samples import diverged_game, divergence, verified_game


def counted(path: str, table: str) -> int:
    with closing(read(path)) as db:
        count: int = rows_of(db, f"SELECT count(*) FROM {table}")[0][0]
    return count


def test_a_closed_file_is_one_file(tmp_path: Path) -> None:
    three(tmp_path / "r.sqlite")
    assert [path.name for path in tmp_path.iterdir()] == ["r.sqlite"]


def test_a_content_under_two_names_is_kept_once(tmp_path: Path) -> None:
    path = three(tmp_path / "r.sqlite")
    assert (counted(path, "files"), counted(path, "contents"), counted(path, "games")) == (5, 3, 3)


def test_a_result_is_there_for_a_reader_as_soon_as_it_is_put(tmp_path: Path) -> None:
    path = str(tmp_path / "r.sqlite")
    with Store(path, ABOUT) as store:
        store.name("b.log", "k1")
        store.put(result("k1", verified_game()))
        assert counted(path, "games") == 1


KILLED = """
import os, sys
from hsreplay_sim.app.results.store import Store
from kept_results import ABOUT, result
from report.samples import verified_game
store = Store(sys.argv[1], ABOUT)
store.name("b.log", "k1")
store.put(result("k1", verified_game()))
store.name("c.log", "k2")
store._open()
store._insert("contents", {"content": "k2", "sha256": "", "bytes": 0, "tries": 1, "seconds": 0,
                           "memory_mb": 0, "worker": ""})
os._exit(9)
"""


def test_a_killed_process_leaves_what_it_committed_and_no_half_of_the_rest(tmp_path: Path) -> None:
    path = str(tmp_path / "r.sqlite")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "tests")])}
    assert (
        subprocess.run([sys.executable, "-c", KILLED, path], env=env, check=False).returncode == 9
    )
    with Store(path, ABOUT) as store:
        assert (store.has("k1"), store.has("k2")) == (True, False)
    assert counted(path, "games") == 1


def test_another_program_is_refused_or_begins_anew(tmp_path: Path) -> None:
    path = three(tmp_path / "r.sqlite")
    with pytest.raises(UsageError, match="differs from this run in rules; --redo"):
        Store(path, {**ABOUT, "rules": "b"})
    assert counted(path, "games") == 3
    with Store(path, {**ABOUT, "rules": "b"}, redo=True):
        pass
    assert counted(path, "games") == counted(path, "files") == 0


def test_tables_of_another_version_are_refused_or_made_anew(tmp_path: Path) -> None:
    path = three(tmp_path / "r.sqlite")
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version=99")
    with pytest.raises(InputError, match="another database"):
        read(path)
    with pytest.raises(UsageError, match="differs from this run in its tables"):
        Store(path, ABOUT)
    Store(path, ABOUT, redo=True).close()
    assert counted(path, "games") == 0


def test_redo_keeps_the_results_of_the_same_program(tmp_path: Path) -> None:
    path = three(tmp_path / "r.sqlite")
    Store(path, ABOUT, redo=True).close()
    assert counted(path, "games") == 3


@pytest.mark.skipif(sys.platform == "win32", reason="needs flock")
def test_one_batch_writes_at_a_time(tmp_path: Path) -> None:
    path = str(tmp_path / "r.sqlite")
    with Store(path, ABOUT), pytest.raises(UsageError, match="another batch is writing it"):
        Store(path, ABOUT)


def test_a_file_that_changed_loses_the_result_of_what_it_was(tmp_path: Path) -> None:
    path = three(tmp_path / "r.sqlite")
    with Store(path, ABOUT) as store:
        store.name("d.log", "k9")
        store.name("b.log", "k9")
        assert (store.has("k2"), store.has("k1")) == (False, True), "k1 has another name"
    assert counted(path, "differences") == 1


def test_what_a_worker_did_not_get_done_is_forgotten_on_demand(tmp_path: Path) -> None:
    path = three(tmp_path / "r.sqlite")
    with Store(path, ABOUT) as store:
        store.name("h.log", "k4")
        store.put(Result("k4", "", 0, error={"code": "X903", "error": "no game", "line": 0}))
        assert store.forget_failures() == 1
        assert (store.has("k1"), store.has("k4")) == (True, False)


def test_what_no_database_holds_is_kept_as_text(tmp_path: Path) -> None:
    odd = divergence(logged=1 << 70, simulated="\udc80", block="POWER \udcff")
    path = str(tmp_path / "r.sqlite")
    with Store(path, ABOUT) as store:
        store.put(result("k1", diverged_game(odd)))
    with closing(read(path)) as db:
        row = rows_of(db, "SELECT logged, simulated, block FROM differences")[0]
    assert tuple(row) == (str(1 << 70), "\\udc80", "POWER \\udcff")


def test_what_is_no_file_of_results_is_left_alone(tmp_path: Path) -> None:
    text, other = tmp_path / "a.txt", tmp_path / "other.sqlite"
    text.write_text("no database, and long enough to be read as the head of one. " * 20)
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE mine (a)")
    for path in (text, other):
        before = path.read_bytes()
        with pytest.raises(InputError):
            Store(str(path), ABOUT)
        with pytest.raises(InputError):
            read(str(path))
        assert path.read_bytes() == before
    with pytest.raises(InputError, match="there is no such file"):
        read(str(tmp_path / "none"))


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(OutputError, match="cannot write"):
        Store(str(tmp_path / "none" / "r.sqlite"), ABOUT)
