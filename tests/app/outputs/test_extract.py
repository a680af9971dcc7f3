"""One action of a recording, cut out: it says the same as the whole."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import hsreplay_sim
from corpus import corpus_dir
from hsreplay_sim.app.look.places import place_of
from hsreplay_sim.app.outputs.cutting import RECORDING, Extract, cut, cut_out
from hsreplay_sim.app.outputs.extract import TEST, extract, reduce_in
from hsreplay_sim.app.outputs.reduce import reduce
from hsreplay_sim.base.errors import InputError, UnsupportedError, UsageError
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.words import Outcome
from places import ROOT

PLANTED = ROOT / "fixtures" / "demo" / "planted.log"
SCRIPT = ROOT / "fixtures" / "hearthbreaker" / "as-documented.rep"


@pytest.mark.parametrize("step", [1, 2, 4, 34, 63])
def test_what_is_cut_out_says_the_same_of_the_action(step: int, tmp_path: Path) -> None:
    found, files = extract(place_of(f"{PLANTED}@{step}"), tmp_path)
    assert files == [str(tmp_path / name) for name in (RECORDING, TEST)]
    (report,) = hsreplay_sim.verify(tmp_path / RECORDING)
    (whole,) = hsreplay_sim.verify(PLANTED)
    assert report.outcomes[found.step] == whole.outcomes[step]
    assert [each.tag for each in report.divergences] == [
        each.tag for each in whole.divergences if each.step == step
    ]
    assert found.before == 0


def test_a_reduced_recording_diverges_as_before_with_less_in_it() -> None:
    whole = cut_out(place_of(f"{PLANTED}@34"))
    small = reduce(whole)
    assert len(small.recording.packets) < len(whole.recording.packets) / 2
    report = hsreplay_sim.verify(small.recording)
    (found,) = report.divergences
    assert (found.step, found.logged, found.simulated) == (small.step, 3, 2)


def test_the_test_fails_where_the_action_diverges(tmp_path: Path) -> None:
    for step, code in ((34, 1), (33, 0)):
        folder = tmp_path / str(step)
        extract(place_of(f"{PLANTED}@{step}"), folder, reduced=step == 34)
        assert len((folder / TEST).read_text("utf-8").splitlines()) <= 12
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", folder],
            capture_output=True, text=True, check=False, cwd=folder,
        )  # fmt: skip
        assert done.returncode == code
        assert ("Murloc Raider" in done.stdout) == (code == 1)


def test_where_nothing_differs_nothing_is_reduced() -> None:
    with pytest.raises(UsageError, match="nothing differs"):
        reduce(cut_out(place_of(f"{PLANTED}@33")))


def test_a_move_of_a_script_is_not_cut_out(tmp_path: Path) -> None:
    with pytest.raises(UnsupportedError, match="nothing can be cut out"):
        extract(place_of(f"{SCRIPT}@2"), tmp_path)


def test_a_folder_is_reduced_in_place(tmp_path: Path) -> None:
    extract(place_of(f"{PLANTED}@34"), tmp_path)
    large = (tmp_path / RECORDING).stat().st_size
    for test in ("as it was written", "gone"):
        if test == "gone":
            (tmp_path / TEST).unlink()
        found, files = reduce_in(tmp_path)
        assert files == [str(tmp_path / name) for name in (RECORDING, TEST)]
        assert (tmp_path / RECORDING).stat().st_size < large / 2
        assert f"STEP = {found.step}\n" in (tmp_path / TEST).read_text("utf-8")


def test_it_begins_as_late_as_it_can() -> None:
    place = place_of(f"{PLANTED}@34")
    assert isinstance(place.game, Recording)
    part = cut(place.game, 185749, 25, 36)
    (found,) = hsreplay_sim.verify(part).divergences
    small = reduce(Extract(part, found.step, found.step - 1, cut_out(place).said, "attack"))
    assert small.step <= 2
    (found,) = hsreplay_sim.verify(small.recording).divergences
    assert (found.step, found.logged, found.simulated) == (small.step, 3, 2)


def test_a_folder_where_nothing_differs_is_not_reduced(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot open"):
        reduce_in(tmp_path)
    extract(place_of(f"{PLANTED}@33"), tmp_path)
    with pytest.raises(UsageError, match="nothing differs"):
        reduce_in(tmp_path)


@pytest.mark.corpus
@pytest.mark.parametrize("unit", ["U012", "U145", "U309", "U463"])
def test_the_first_divergence_of_a_recording_is_cut_out_and_reduced(unit: str) -> None:
    (path, *_) = sorted(corpus_dir("powerlog").glob(f"{unit}*"))
    reports = hsreplay_sim.verify(path)
    found = next(each.first for each in reports if each.first is not None)
    whole = cut_out(place_of(found.address))
    assert whole.said.outcome == Outcome.DIVERGED
    small = reduce(whole)
    report = hsreplay_sim.verify(small.recording)
    assert found.code in {each.code for each in report.divergences}
    assert len(small.recording.packets) <= len(whole.recording.packets)
