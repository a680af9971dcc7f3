"""A cluster of this machine comes to the same as one process, and outlives its workers.

dask.distributed is an extra: without it these tests are skipped.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from hsreplay_sim.app.batches.cluster import LOCAL, Cluster, verify_here
from hsreplay_sim.app.batches.contents import content_of
from hsreplay_sim.app.batches.program import program
from hsreplay_sim.app.batches.run import How, run_batch
from hsreplay_sim.app.batches.tasks import Terms
from hsreplay_sim.app.results.dump import dump
from hsreplay_sim.base.errors import UsageError
from places import ROOT

GOOD = ROOT / "fixtures" / "powerlog" / "good"


@pytest.fixture
def needs_dask() -> None:
    if find_spec("distributed") is None:
        pytest.skip("dask.distributed is not installed: pip install -e '.[cluster]'")


@pytest.mark.proof
@pytest.mark.usefixtures("needs_dask")
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_comes_to_the_same_as_one_process(tmp_path: Path) -> None:
    """Seconds: a scheduler and two workers are started."""
    logs = tmp_path / "logs"
    shutil.copytree(GOOD, logs)
    shutil.copytree(GOOD, logs / "again")
    one, other = str(tmp_path / "one.sqlite"), str(tmp_path / "other.sqlite")
    run_batch([logs], one, How(by_name=True))
    ran = run_batch([logs], other, How(by_name=True, jobs=2, scheduler=LOCAL))
    assert ran.pace.verified == ran.pace.files == 6
    assert list(dump(one)) == list(dump(other))


def test_a_worker_with_another_program_refuses() -> None:
    name = str(GOOD / "modern.log")
    with pytest.raises(UsageError, match="another version or other rules"):
        verify_here(f"{content_of(name)}", "", program() | {"rules": "others"})


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(UsageError, match=r"pip install 'hsreplay-sim\[cluster\]'"):
        Cluster(LOCAL, 1, Terms())


def test_a_batch_without_a_scheduler_loads_none_of_it() -> None:
    code = "import sys; from hsreplay_sim.app.batches import run, processes, cluster"
    subprocess.run([sys.executable, "-c", f"{code}; assert 'distributed' not in sys.modules"],
                   cwd=ROOT, check=True)  # fmt: skip
