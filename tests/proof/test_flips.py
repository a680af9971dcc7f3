"""Every switch of the builds is held by a test: flipped alone, it is noticed by the one named."""

from __future__ import annotations

import ast
import os
import subprocess
import sys

import pytest

from builds.flip_table import KILLED_BY
from hsreplay_sim.builds.profile import profile_for
from places import ROOT
from proof.switches import NAMES, flipped, noted
from sources import tree_of


def test_every_switch_has_its_test() -> None:
    assert sorted(KILLED_BY) == sorted(NAMES)


def test_every_test_that_is_named_exists() -> None:
    there: set[str] = set()
    for file in {test.partition("::")[0] for test in KILLED_BY.values()}:
        tree = tree_of(ROOT / file)
        there |= {f"{file}::{node.name}" for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert sorted(set(KILLED_BY.values()) - there) == []


@pytest.mark.proof
def test_some_flips_are_noticed_by_the_test_named_for_them() -> None:
    done = flip("--sample", "20")
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]


@pytest.mark.slow
def test_every_flip_is_noticed_by_the_test_named_for_it() -> None:
    done = flip()
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]


def flip(*options: str) -> subprocess.CompletedProcess[str]:
    """The proof of the flips, in a process of its own; 0: every test that is named notices."""
    command = [sys.executable, "scripts/prove.py", "flip", *options]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def test_a_flip_changes_old_builds_or_new_ones_and_ends() -> None:
    old, new = profile_for(25252), profile_for(25770)
    with flipped("no_combat_step", old_builds=True):
        assert (old.no_combat_step, new.no_combat_step) == (True, True)
    with flipped("no_combat_step", old_builds=False):
        assert (old.no_combat_step, new.no_combat_step) == (False, False)
    assert (old.no_combat_step, new.no_combat_step) == (False, True)


def test_what_is_read_is_noted() -> None:
    with noted() as read:
        assert not profile_for(25252).no_combat_step
    assert read == {"no_combat_step"}
