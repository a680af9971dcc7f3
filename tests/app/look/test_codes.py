"""Every code and word of a report is explained."""

from __future__ import annotations

import re

import pytest

from hsreplay_sim.app.look.codes import TEXTS, meaning_of
from hsreplay_sim.base.errors import UsageError
from hsreplay_sim.report.words import Grade, Outcome, Reason, Verdict
from hsreplay_sim_cli.main import run
from places import ROOT

CODE = re.compile(r'"([AEIMOPUX][1-9][0-9]{2})"')
WORDS = {str(word) for kind in (Grade, Outcome, Reason, Verdict) for word in kind}


def printed() -> set[str]:
    """Every code that the package names, but for numbers of cards' sets."""
    files = [*ROOT.glob("hsreplay_sim/**/*.py"), *ROOT.glob("cli/**/*.py")]
    texts = (file.read_text(encoding="utf-8") for file in files if "/cards/" not in str(file))
    return {code for text in texts for code in CODE.findall(text)}


def test_every_code_has_a_text() -> None:
    codes = printed()
    assert {"E301", "P103", "X901"} <= codes
    assert sorted(codes - TEXTS.keys()) == []


def test_every_word_has_a_text() -> None:
    assert sorted(WORDS - {"unverifiable"} - TEXTS.keys()) == []


@pytest.mark.parametrize("asked", ["e301", "E301", " E301 "])
def test_the_case_does_not_matter(asked: str) -> None:
    assert meaning_of(asked) == ("E301", TEXTS["E301"])


def test_what_no_report_says_is_refused() -> None:
    with pytest.raises(UsageError, match="E999"):
        meaning_of("E999")


def test_the_command_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", "unsupported", "mode"]) == 0
    assert capsys.readouterr().out.startswith("unsupported mode  the action resets the game\n")
    assert run(["explain", "E999"]) == 2
