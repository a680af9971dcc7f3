"""The switches of a test run: what is left out without them, and what they demand."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import browser
import corpus
from places import ROOT


def run(*args: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *args]
    return subprocess.run(
        command, cwd=cwd, env=dict(os.environ), capture_output=True, text=True, check=False
    )


def test_slow_tests_wait_to_be_asked_for() -> None:
    slow = ("tests/verifier/test_determinism.py", "-k", "all_recordings")
    result = run(*slow, "--recordings", "-rs")
    assert "run with --slow" in result.stdout
    assert result.returncode == pytest.ExitCode.OK


def test_recordings_and_proofs_wait_to_be_asked_for() -> None:
    corpus, proof = "tests/recorder/test_moves.py", "tests/proof/test_textless.py"
    result = run(corpus, proof, "-k", "moves or some_texts", "-rs")
    assert "reads recordings; run with --recordings" in result.stdout
    assert "a proof of seconds; run with --recordings" in result.stdout
    assert result.returncode == pytest.ExitCode.OK


def test_tests_that_ask_for_a_recording_skip_unless_it_is_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(corpus, "wanted", False)
    with pytest.raises(pytest.skip.Exception, match="run with --recordings"):
        corpus.corpus_dir("powerlog")


def test_a_missing_corpus_skips(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(corpus, "SHARED", tmp_path)
    monkeypatch.setattr(corpus, "wanted", True)
    monkeypatch.setattr(corpus, "required", False)
    with pytest.raises(pytest.skip.Exception, match="beside the project"):
        corpus.corpus_dir("powerlog")


def test_a_missing_corpus_fails_where_it_is_required(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(corpus, "SHARED", tmp_path)
    monkeypatch.setattr(corpus, "wanted", True)
    monkeypatch.setattr(corpus, "required", True)
    with pytest.raises(pytest.fail.Exception, match="beside the project"):
        corpus.corpus_dir("powerlog")


def test_the_environment_of_the_run_is_not_that_of_the_tests() -> None:
    assert os.environ["TERM"] == "xterm-256color"
    assert not {"CI", "NO_COLOR", "COLUMNS"} & os.environ.keys()


def test_a_missing_browser_skips_or_fails_where_it_is_required(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(browser, "required", False)
    with pytest.raises(pytest.skip.Exception, match="no Chromium"):
        browser.executable()
    monkeypatch.setattr(browser, "required", True)
    with pytest.raises(pytest.fail.Exception, match="no Chromium"):
        browser.executable()
