"""The scoreboard as a page: complete, harmless, and alone."""

from __future__ import annotations

from hsreplay_sim.pages.scoreboard import scoreboard_page
from hsreplay_sim.report.batch.sections import Scoreboard, Section
from report.samples import HOSTILE


def page() -> str:
    rows = Section("root", "By root", ("count", "card", "share"),
                   [(3, f"<b>{HOSTILE}</b>", None)], rest=2)  # fmt: skip
    empty = Section("mode", "By mode", ("mode",))
    return scoreboard_page(Scoreboard({"version": "1"}, {"files": 7}, [rows, empty]))


def test_it_has_totals_and_every_table_with_rows() -> None:
    assert '<th scope="row">files</th><td class="count">7</td>' in page()
    assert '<h2 id="root">By root</h2>' in page()
    assert '<th scope="col" class=count>count</th><th scope="col">card</th>' in page()
    assert "By mode" not in page()
    assert "and 2 more" in page()


def test_names_do_nothing_and_nothing_is_loaded() -> None:
    assert "&lt;b&gt;" in page()
    assert "<b>" not in page()
    assert "script-src 'none'" in page()
    assert "http" not in page().replace("http-equiv", "")
