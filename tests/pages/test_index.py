"""The index of a folder: every game with its verdict, every class with its first place."""

from __future__ import annotations

from hsreplay_sim.pages.index import Entry, index_of
from hsreplay_sim.report.model import GameReport
from pages.games import planted
from report.samples import unexplained_game, verified_game


def entries() -> list[Entry]:
    return [
        Entry("planted.log", "planted-game1.html", planted().report, "Rosa – Emil"),
        Entry("a b.log", "a b-game1.html", verified_game(), "<i>Eve</i>"),
        Entry("broken.log", why="no recording of a known format"),
    ]


def test_a_game_leads_to_its_page() -> None:
    page = index_of(entries())
    assert '<a href="planted-game1.html">planted.log</a>' in page
    assert '<a href="a%20b-game1.html">a b.log</a>' in page


def test_a_class_leads_to_the_step_where_it_was_met_first() -> None:
    page = index_of(entries())
    assert '<a href="planted-game1.html#g1s34">planted.log game 1 step 34</a>' in page


def test_what_has_no_page_says_why() -> None:
    assert "no recording of a known format" in index_of(entries())


def test_names_are_escaped() -> None:
    page = index_of(entries())
    assert "&lt;i&gt;Eve&lt;/i&gt;" in page
    assert "<script" not in page


def test_the_counts_stand_on_top() -> None:
    assert "2 games: 1 diverged, 1 verified" in index_of(entries())


def test_unexplained_actions_are_counted_in_a_column_and_on_top() -> None:
    page = index_of([*entries(), Entry("c.log", "c.html", unexplained_game(), "Ann – Bob")])
    assert "3 games: 1 diverged, 1 partial, 1 verified; 1 action unexplained" in page
    assert '<th scope="col" class=count>unexplained</th>' in page


def test_a_folder_without_divergences_says_so() -> None:
    page = index_of([Entry("a.log", "a.html", GameReport(1, "power.log"))])
    assert "Nothing diverged." in page
