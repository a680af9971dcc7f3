"""The outputs behind one interface: each is there by its name, and a run may go to several."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from hsreplay_sim.report.clusters import Ranking
from hsreplay_sim.report.model import FileReport
from hsreplay_sim.report.words import OF_SUFFIX, OUTPUTS
from hsreplay_sim.report.writers import Manner, Output
from report.samples import diverged_game, verified_game

BEGINS = {
    "human": "DIVERGED  a.log",
    "concise": "a.log:8419: E301",
    "json": "{\n",
    "jsonl": '{"schema"',
    "junit": "<?xml",
    "github": "::error file=a.log",
    "csv": "file,game",
    "md": "| file | game",
}
RANKED = {"human", "concise", "json", "github", "md"}
"""The forms that have a place for a ranking."""


def run_to(output: Output) -> None:
    output.file(FileReport("a.log", games=[diverged_game(), verified_game(2)]))
    output.end()


def test_every_form_is_written() -> None:
    assert tuple(BEGINS) == OUTPUTS
    assert set(OF_SUFFIX.values()) < set(OUTPUTS)


@pytest.mark.parametrize("form", OUTPUTS)
def test_a_form_is_the_same_in_a_stream_and_in_a_file(form: str, tmp_path: Path) -> None:
    out, target = io.StringIO(), tmp_path / "report"
    output = Output(Manner(colour="never"))
    output.to_stream(form, out)
    output.to_file(form, str(target))
    run_to(output)
    assert out.getvalue().startswith(BEGINS[form])
    assert target.read_text(encoding="utf-8") == out.getvalue()


def test_a_run_goes_to_several_files_at_once(tmp_path: Path) -> None:
    output = Output()
    for form in OUTPUTS:
        output.to_file(form, str(tmp_path / form))
    run_to(output)
    for form in OUTPUTS:
        assert (tmp_path / form).read_text(encoding="utf-8").startswith(BEGINS[form])


@pytest.mark.parametrize("form", OUTPUTS)
def test_a_ranking_stands_where_there_is_a_place_for_it(form: str) -> None:
    texts = []
    for ranked in (None, Ranking()):
        out = io.StringIO()
        output = Output(ranked=ranked)
        output.to_stream(form, out)
        run_to(output)
        texts.append(out.getvalue())
    assert (texts[0] != texts[1]) is (form in RANKED)
